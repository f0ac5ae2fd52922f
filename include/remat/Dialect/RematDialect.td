//===- RematDialect.td - The remat dialect -----------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file declares the dialect itself, and the discardable attributes that
// ops of other dialects may carry.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_DIALECT_REMATDIALECT_TD
#define REMAT_DIALECT_REMATDIALECT_TD

include "mlir/IR/OpBase.td"

def Remat_Dialect : Dialect {
  let name = "remat";
  let cppNamespace = "::remat";
  let summary = "Recomputation and offload of training steps, written into the IR.";
  let description = [{
    ```mlir
    %a2, %g2 = remat.fence %a after %g : tensor<4xf32> after tensor<4xf32>
    ```

    A training step that needs less memory computes some values twice, or keeps
    them on the host for a while. The usual cleanups would merge these
    computations again, or remove these copies. The ops of this dialect prevent
    this. The attributes of the dialect carry the result of one planning stage
    to the next, so a pipeline can be stopped, printed, edited and resumed after
    any stage.

    Ops of other dialects carry these discardable attributes:

    | name               | on                  | value            | meaning                                         |
    |--------------------|---------------------|------------------|-------------------------------------------------|
    | `remat.policy`     | any op              | `#remat.policy`  | the user's wish for its results                 |
    | `remat.split`      | any op              | unit             | a stage of the planners `sublinear` may end after it; stages end only after such ops |
    | `remat.cost`       | any op              | `#remat.cost`    | the cost of running the op once                 |
    | `remat.arena`      | `memref.alloc`      | a dictionary     | facts about the arena: counts and bytes         |
    | `remat.workspace`  | any op              | an i64           | bytes that the op uses while it runs, in addition to operands and results |
    | `remat.in_place`   | any op              | unit             | the op's result may be written over an operand that the op's group reads element by element |
    | `remat.overwritten` | any op             | unit             | the result of an op with `remat.in_place` may be written over the result of this op |
    | `remat.stored_bytes` | an op with one result | an i64        | bytes of its result on the target, in all layouts |
    | `remat.stored_shape` | an op with one result | `array<i64: ...>` | the shape in which the target stores its result |
    | `remat.merged`     | any op              | an i64           | number of the kernel in which the target merged ops |
    | `remat.run_again`  | a collective        | unit             | the collective may run again, because all devices run this program |
    | `remat.group`      | any op              | `array<i64: ...>` | the groups that compute the op                  |
    | `remat.groups`     | a function          | a list of `#remat.group` | facts about group 0, 1, ...              |
    | `remat.cost_model` | a function          | a string         | the cost model, which gives the unit of its costs |
    | `remat.plan`       | a function          | `#remat.plan`    | the plan to apply to it                         |
    | `remat.planned`    | a function          | a dictionary     | further facts of planning, for `remat-report`   |
    | `remat.loop_plan`  | a loop              | `#remat.loop_plan` | the plan of this loop, and of the loop that reads its stacks |
    | `remat.loop_kernels` | a loop            | a dictionary     | the kernels that a compiler makes of its body (`remat-import-loop-kernels`) |
    | `remat.loops_refused` | a function       | a dictionary     | why its loops have no plan, for `remat-report-loops` |
    | `remat.applied`    | a function          | `#remat.applied` | what the applied plan changed                   |
    | `remat.peak_limit` | a function         | an i64           | the largest peak that the function's copies may cause, if it is below the budget |
    | `remat.caller_results` | a function      | unit             | the caller holds the memory of results          |
    | `remat.unsliced_peak` | a function       | an i64           | the peak before slicing, to which a percentage refers |
    | `remat.sliced`     | a function          | a dictionary     | the findings of `remat-choose-slices`, for `remat-report` |
    | `remat.step`       | a module            | a symbol         | the function that is planned                    |
    | `remat.machine`    | a module            | `#remat.machine` | the machine that costs are computed for         |
    | `remat.loss`       | a function result   | unit             | this result is the loss; at most one in a function |
    | `remat.donate`     | a function argument | unit             | the function may reuse its storage              |
    | `remat.slice`      | a function argument | an i64           | `remat-slice` slices the step along this dimension of the argument |
    | `remat.whole`      | any op              | unit             | `remat-slice` computes the op on whole tensors  |
    | `remat.tied`       | any op              | unit             | on a broadcast: a fence passes the broadcast's argument on (`remat-tie-biases`); on an op whose result its group writes: a fence comes before the op's first run (`remat-import-groups`) |

    It is an error if an op has another attribute that begins with `remat.`, or
    if one of these attributes is on something that the table does not list for
    it.

    A *group* is the ops that the target computes in one kernel: all ops of the
    step's block with the same number in `remat.group`. Values that only ops of
    the group read take no bytes. If several kernels compute the same op, the op
    has several numbers. The first number is the group whose result other ops
    read. The other numbers, in rising order, are groups that compute the op
    only for themselves. Groups run in the order of their numbers. Views,
    fences, and values that each reader computes for itself need no group. An op
    without `remat.group` is a kernel of its own, at its place in the program.

    ```mlir
    %a = linalg.exp {remat.group = array<i64: 0, 1>} ...   // twice, never stored
    %b = linalg.abs {remat.group = array<i64: 0>} ins(%a : ...
    %c = linalg.log {remat.group = array<i64: 1>} ins(%a : ...
    ```
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let extraClassDeclaration = [{
    static constexpr ::llvm::StringLiteral kPolicy = "remat.policy";
    static constexpr ::llvm::StringLiteral kSplit = "remat.split";
    static constexpr ::llvm::StringLiteral kCost = "remat.cost";
    static constexpr ::llvm::StringLiteral kArena = "remat.arena";
    static constexpr ::llvm::StringLiteral kGroup = "remat.group";
    static constexpr ::llvm::StringLiteral kGroups = "remat.groups";
    static constexpr ::llvm::StringLiteral kCostModel = "remat.cost_model";
    static constexpr ::llvm::StringLiteral kPlan = "remat.plan";
    static constexpr ::llvm::StringLiteral kPlanned = "remat.planned";
    static constexpr ::llvm::StringLiteral kApplied = "remat.applied";
    static constexpr ::llvm::StringLiteral kCallerResults =
        "remat.caller_results";
    static constexpr ::llvm::StringLiteral kStep = "remat.step";
    static constexpr ::llvm::StringLiteral kMachine = "remat.machine";
    static constexpr ::llvm::StringLiteral kLoss = "remat.loss";
    static constexpr ::llvm::StringLiteral kDonate = "remat.donate";
    static constexpr ::llvm::StringLiteral kSlice = "remat.slice";
    static constexpr ::llvm::StringLiteral kWhole = "remat.whole";
    static constexpr ::llvm::StringLiteral kUnslicedPeak =
        "remat.unsliced_peak";
    static constexpr ::llvm::StringLiteral kSliced = "remat.sliced";

  private:
    void registerAttributes();
    void registerTypes();

  public:
  }];
}

#endif // REMAT_DIALECT_REMATDIALECT_TD
