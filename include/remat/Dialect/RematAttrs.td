//===- RematAttrs.td - The remat dialect's attributes ------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One stage of planning passes its results to the next stage in these
// attributes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_DIALECT_REMATATTRS_TD
#define REMAT_DIALECT_REMATATTRS_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "remat/Dialect/RematDialect.td"

class Remat_Attr<string name, string mnemonicText> : AttrDef<Remat_Dialect, name> {
  let mnemonic = mnemonicText;
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

// A double that is stored as its bits.
class F64Parameter<string desc> : AttrParameter<"Float64", desc, "double">;
class OptionalF64Parameter<string desc>
    : AttrParameter<"std::optional<Float64>", desc, "std::optional<double>">;
class OptionalIntParameter<string desc>
    : AttrParameter<"std::optional<int64_t>", desc>;

//===----------------------------------------------------------------------===//
// Policy
//===----------------------------------------------------------------------===//

def Remat_Policy : I32Enum<"Policy", "What the user asks for an op's results", [
    I32EnumCase<"Keep", 0, "keep">,
    I32EnumCase<"Recompute", 1, "recompute">,
    I32EnumCase<"Offload", 2, "offload">]> {
  let cppNamespace = "::remat";
}

def Remat_PolicyAttr : Remat_Attr<"Policy", "policy"> {
  let summary = "the user's policy for an op's results";
  let description = [{
    ```mlir
    %1 = linalg.exp {remat.policy = #remat.policy<recompute>}
        ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %2 = linalg.tanh {remat.policy = #remat.policy<recompute = 2>}
        ins(%1 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    ```

    An op has this attribute as the discardable attribute `remat.policy`. Every
    plan follows it, and a contradiction is an error.

    - `keep`: the op runs once, and its results are never copied to the host.
    - `recompute`: the op's results are not held for the backward part, but
      computed again.
    - `recompute = 2`, or a larger number: the results are computed again up to
      that many times. This is the mirror count of Chen et al. 2016, Alg. 2. The
      k-th run of an op reads the k-th run of its inputs, or the last run of an
      input with a smaller count. The backward part reads the last run. Planners
      that choose which values of the forward part to keep follow this number.
      The planner `policy` recomputes only marked values. Other planners treat
      `recompute = 2` as `recompute`.
    - `offload`: the op's results are copied to the host and not recomputed.
  }];
  let parameters = (ins
    EnumParameter<Remat_Policy>:$value,
    AttrParameter<"uint32_t", "how often at most it is recomputed, from 1">:$mirrors);
  let builders = [AttrBuilder<(ins "Policy":$value), [{
    return $_get($_ctxt, value, 1);
  }]>];
  let extraClassDeclaration = [{
    /// Returns the policy as the enumerator that graphs use.
    ::remat::TensorPolicy getTensorPolicy() const;
  }];
}

//===----------------------------------------------------------------------===//
// Cost
//===----------------------------------------------------------------------===//

def Remat_CostAttr : Remat_Attr<"Cost", "cost"> {
  let summary = "what running an op once costs";
  let description = [{
    ```mlir
    #remat.cost<flops = 2097152, bytes = 196608, seconds = 1.0e-05>
    ```

    An op has this attribute as the discardable attribute `remat.cost`. It has
    the figures of all cost models: floating-point operations, bytes of device
    memory read and written, and seconds. Figures are not negative. The
    function's `remat.cost_model` says which figure planners use: `flops` uses
    the operations, and `roofline` the seconds. `analytic` uses 10 for a
    convolution or matmul, and 1 for any other op.
  }];
  let parameters = (ins
    AttrParameter<"int64_t", "floating-point operations of one run">:$flops,
    AttrParameter<"int64_t", "device bytes read and written">:$bytes,
    F64Parameter<"seconds of one run">:$seconds);
}

//===----------------------------------------------------------------------===//
// Group
//===----------------------------------------------------------------------===//

def Remat_GroupAttr : Remat_Attr<"Group", "group"> {
  let summary = "a record about a group of ops, which one kernel computes";
  let description = [{
    ```mlir
    #remat.group<name = "fusion.3", workspace = 4096, flops = 65536, bytes = 49152>
    ```

    The list `remat.groups` of a function has these attributes. The position in
    the list is the group's number (`remat.group` on ops). Every field is
    optional:

    | field       | meaning                                                         |
    |-------------|-----------------------------------------------------------------|
    | `name`      | the target's name of the kernel                                 |
    | `workspace` | bytes that the kernel uses while it runs, in addition to its tensors; without this field, the largest workspace of its ops |
    | `flops`     | floating-point operations of one run; without this field, the sum over its ops |
    | `bytes`     | device bytes read and written; without this field, the bytes that enter and leave the group |
    | `seconds`   | seconds of one run; without this field, the time on the function's machine |

    `flops` and `bytes` must be given together. `seconds` needs both of them.
  }];
  let parameters = (ins
    StringRefParameter<"the target's name of the kernel">:$name,
    OptionalIntParameter<"bytes used only while it runs">:$workspace,
    OptionalIntParameter<"floating-point operations of one run">:$flops,
    OptionalIntParameter<"device bytes read and written">:$bytes,
    OptionalF64Parameter<"seconds of one run">:$seconds);
}

//===----------------------------------------------------------------------===//
// Machine
//===----------------------------------------------------------------------===//

def Remat_MachineAttr : Remat_Attr<"Machine", "machine"> {
  let summary = "the machine that costs are computed for";
  let description = [{
    ```mlir
    module attributes {remat.machine = #remat.machine<name = "lab",
        flops = 1.0e+13, bandwidth = 9.0e+11, launch = 3.0e-06,
        d2h = 2.4e+10, h2d = 2.4e+10, half_duplex, host_bytes = 64000000000>} {
    }
    ```

    A module has this attribute as the discardable attribute `remat.machine`.
    The time of an op is max(FLOP of the op / `flops`, bytes of the op /
    `bandwidth`) + `launch`.

    | field         | unit    |                                                     |
    |---------------|---------|-----------------------------------------------------|
    | `name`        |         | the machine's name in reports                       |
    | `flops`       | FLOP/s  | peak arithmetic                                     |
    | `bandwidth`   | bytes/s | bandwidth of the device memory                      |
    | `launch`      | s       | time to start one op; optional, default 0           |
    | `d2h`, `h2d`  | bytes/s | speed of copies to and from the host; give both or neither: without them nothing is offloaded |
    | `latency`     | s       | fixed time of every copy, in addition to the time of its bytes; optional, default 0 |
    | `half_duplex` |         | only one copy runs at a time, in either direction; optional |
    | `host_bytes`  | bytes   | the most bytes that copies may take on the host; optional, default no limit |
  }];
  let parameters = (ins
    StringRefParameter<"the machine's name in reports">:$name,
    F64Parameter<"peak FLOP/s">:$flops,
    F64Parameter<"device memory bytes/s">:$bandwidth,
    F64Parameter<"seconds to start one op">:$launch,
    OptionalF64Parameter<"bytes/s to the host">:$d2h,
    OptionalF64Parameter<"bytes/s from the host">:$h2d,
    F64Parameter<"seconds of every copy in addition to its bytes">:$latency,
    AttrParameter<"bool", "only one copy at a time, in either direction">:$halfDuplex,
    OptionalIntParameter<"bytes that copies may take on the host">:$hostBytes);
  let extraClassDeclaration = [{
    /// Whether there is a link, so that tensors can be copied to the host.
    bool hasLink() const { return getD2h().has_value(); }
    /// The link as the simulator describes it, if costs are in seconds.
    ::remat::Link getLink() const;
  }];
}

//===----------------------------------------------------------------------===//
// Plan
//===----------------------------------------------------------------------===//

def Remat_PlanAttr : Remat_Attr<"Plan", "plan"> {
  let summary = "a plan: a sequence of compute and copy actions";
  let description = [{
    ```mlir
    #remat.plan<version = 1, planner = "auto", budget = 812000000, nodes = 120,
                steps = [0-12, 3, out 4, wait 4, in 4, 13-119]>
    ```

    A function has this attribute as the discardable attribute `remat.plan`.
    Nodes and tensors have the numbers of the function's graph, which has
    `nodes` nodes. docs/reference/Formats.md says what each action does to
    memory.

    | step     | meaning                                          |
    |----------|--------------------------------------------------|
    | `3`      | run node 3                                       |
    | `0-12`   | run nodes 0 to 12, both included                 |
    | `out 4`  | start copying tensor 4 to the host               |
    | `wait 4` | wait for that copy; the device bytes are free    |
    | `in 4`   | start copying tensor 4 back                      |

    Every node runs at least once. `planner` is the planner's name. `budget` is
    the budget in bytes, without resident arguments. If a plan has no budget, it
    was made for the lowest peak. `version` is 1.
  }];
  let parameters = (ins
    StringRefParameter<"name of the planner">:$planner,
    OptionalIntParameter<"budget in counted bytes">:$budget,
    AttrParameter<"int64_t", "nodes of the graph">:$nodes,
    ArrayRefParameter<"StepRun", "the steps, computes in runs">:$runs);
  // Consecutive runs are merged if possible, so that equal plans are equal
  // attributes.
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilder<(ins "llvm::StringRef":$planner,
                     "std::optional<int64_t>":$budget, "int64_t":$nodes,
                     "llvm::ArrayRef<remat::StepRun>":$runs), [{
      return $_get($_ctxt, planner, budget, nodes, mergeRuns(runs));
    }]>,
    AttrBuilder<(ins "llvm::StringRef":$planner,
                     "std::optional<int64_t>":$budget, "int64_t":$nodes,
                     "llvm::ArrayRef<remat::Step>":$steps), [{
      return $_get($_ctxt, planner, budget, nodes, runsOf(steps));
    }]>,
  ];
  let extraClassDeclaration = [{
    /// Returns the steps one by one.
    std::vector<::remat::Step> getSteps() const;

  private:
    static ::llvm::SmallVector<::remat::StepRun>
    mergeRuns(::llvm::ArrayRef<::remat::StepRun> runs);
    static ::llvm::SmallVector<::remat::StepRun>
    runsOf(::llvm::ArrayRef<::remat::Step> steps);

  public:
  }];
}

//===----------------------------------------------------------------------===//
// Plan of loops
//===----------------------------------------------------------------------===//

def Remat_LoopPlanAttr : Remat_Attr<"LoopPlan", "loop_plan"> {
  let summary = "a plan of loops: one iteration, and the places of its stacks";
  let description = [{
    ```mlir
    #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto",
        budget = 81928, nodes = 12, steps = [0-6, 2, 7-11]>,
        cost_model = "flops", groups = [3]>
    ```

    A pair of loops, or a single loop, is planned as one iteration. The first
    loop of the pair has the plan as the discardable attribute
    `remat.loop_plan`. The plan has only decisions. Figures are not stored,
    because each pass counts them again.

    | field        | meaning                                                     |
    |--------------|-------------------------------------------------------------|
    | `plan`       | the steps of one iteration: a forward body, the turn, a backward body. A value that is made before the turn and read after it is stacked. `budget` limits all loops of the function together |
    | `cost_model` | the unit of costs: `analytic`, `flops` or `roofline`        |
    | `groups`     | the number of iterations of a group, of each group in it, and so on; optional |
    | `starts_on_host` | the carries into the outermost groups are on the host; optional |
    | `host`       | the tensors whose stacks are on the host; optional          |
    | `d2h`, `h2d`, `latency`, `half_duplex` | the link that the plan may use, as in `#remat.machine`; optional |
    | `bound`      | every plan within the budget costs at least this per iteration (`remat-bound-loops`); optional |

    Nodes and tensors have the numbers of the graph that `remat-export-loop-graphs`
    writes.
  }];
  let parameters = (ins
    AttrParameter<"::remat::PlanAttr", "the steps of one iteration">:$plan,
    StringRefParameter<"the unit of costs">:$costModel,
    ArrayRefParameter<"int64_t", "iterations of groups, outermost first">:$groups,
    AttrParameter<"bool", "carries into groups are on the host">:$startsOnHost,
    ArrayRefParameter<"int64_t", "tensors whose stacks are on the host">:$host,
    OptionalF64Parameter<"bytes/s to the host">:$d2h,
    OptionalF64Parameter<"bytes/s from the host">:$h2d,
    F64Parameter<"seconds of every copy in addition to its bytes">:$latency,
    AttrParameter<"bool", "only one copy at a time, in either direction">:$halfDuplex,
    OptionalF64Parameter<"lower bound on the cost of an iteration">:$bound);
  let extraClassDeclaration = [{
    ::remat::Link getLink() const;
    LoopPlanAttr withBound(double bound) const;
  }];
}

//===----------------------------------------------------------------------===//
// Applied
//===----------------------------------------------------------------------===//

def Remat_AppliedAttr : Remat_Attr<"Applied", "applied"> {
  let summary = "what applying a plan did to a function";
  let description = [{
    ```mlir
    #remat.applied<planner = "auto", budget = 812000000, peak = 811008000,
                   baseline = 2030000000, overhead = 4.0e-02, clones = 61,
                   fences = 16>
    ```

    A function has this attribute as the discardable attribute `remat.applied`.
    It is written when a plan is applied, and `remat-verify` checks it after
    later passes. Bytes do not include resident arguments.

    - `planner`, `budget`: as in `#remat.plan`.
    - `peak`, `baseline`: simulated peak with the plan and without it.
    - `overhead`: (cost of all computes - cost of each node once) / cost of each
      node once.
    - `clones`, `fences`: the number of cloned ops and of fences.
    - `swap_ins`, `host_peak`: the number of copies from the host, and the
      simulated peak of bytes on the host. They are left out if the plan copies
      nothing.
  }];
  let parameters = (ins
    StringRefParameter<"name of the planner">:$planner,
    OptionalIntParameter<"budget in counted bytes">:$budget,
    AttrParameter<"int64_t", "simulated peak with the plan">:$peak,
    AttrParameter<"int64_t", "simulated peak without it">:$baseline,
    F64Parameter<"additional cost, as a share">:$overhead,
    AttrParameter<"int64_t", "ops cloned">:$clones,
    AttrParameter<"int64_t", "fences written">:$fences,
    AttrParameter<"int64_t", "copies from the host">:$swapIns,
    AttrParameter<"int64_t", "simulated peak of the host's bytes">:$hostPeak);
}

#endif // REMAT_DIALECT_REMATATTRS_TD
