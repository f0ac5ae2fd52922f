//===- Profile.cpp --------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Costs/Profile.h"

#include "Analysis/Ops/Names.h"
#include "Core/Base/Nearest.h"
#include "Exchange/File.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"

#include <cmath>

using namespace mlir;
using namespace remat;

static Error fail(StringRef file, const llvm::Twine &what) {
  return Error{("profile " + file + ": " + what).str()};
}

Result<Profile> remat::Profile::read(StringRef file) {
  Result<std::string> text = readTextFile(file.str());
  if (!text)
    return Error{"profile: " + text.error().message};
  return parse(*text, file);
}

Result<Profile> remat::Profile::parse(StringRef text, StringRef file) {
  llvm::Expected<llvm::json::Value> json = llvm::json::parse(text);
  if (!json)
    return fail(file, llvm::toString(json.takeError()));
  const llvm::json::Object *object = json->getAsObject();
  if (!object)
    return fail(file, "expected a JSON object that maps names to seconds");
  Profile profile;
  profile.file = file.str();
  for (const auto &[name, value] : *object) {
    auto seconds = value.getAsNumber();
    if (!seconds || !std::isfinite(*seconds) || *seconds < 0)
      return fail(file, "the seconds of '" + name.str() +
                            "' must be a number of at least 0");
    profile.times[name.str()] = *seconds;
  }
  return profile;
}

std::string remat::placeOf(Operation *op) {
  auto place = op->getLoc()->findInstanceOf<FileLineColLoc>();
  if (!place)
    return "";
  StringRef file = llvm::sys::path::filename(place.getFilename().getValue());
  return (file + ":" + llvm::Twine(place.getLine()) + ":" +
          llvm::Twine(place.getColumn()))
      .str();
}

static bool isPlace(StringRef name) {
  unsigned number;
  auto [rest, column] = name.rsplit(':');
  return !column.getAsInteger(10, number) &&
         !rest.rsplit(':').second.getAsInteger(10, number);
}

std::optional<double> Profile::seconds(Operation *op) const {
  std::string own = nameInLocation(op->getLoc()), place = placeOf(op);
  for (StringRef name :
       {StringRef(own), StringRef(place), op->getName().getStringRef()})
    if (auto seconds = secondsOf(name))
      return seconds;
  return std::nullopt;
}

std::optional<double> Profile::secondsOf(StringRef name) const {
  auto it = times.find(name);
  return name.empty() || it == times.end() ? std::nullopt
                                           : std::optional(it->second);
}

std::optional<Error> Profile::checkNames(ArrayRef<Operation *> ops,
                                         ArrayRef<StringRef> others) const {
  llvm::StringSet<> known;
  known.insert_range(others);
  bool hasPlace = false;
  for (Operation *op : ops) {
    hasPlace |= times.contains(placeOf(op));
    known.insert(op->getName().getStringRef());
    known.insert(nameInLocation(op->getLoc()));
  }
  SmallVector<StringRef> unknown, names;
  for (StringRef name : times.keys())
    if (!known.contains(name) && !(hasPlace && isPlace(name)))
      unknown.push_back(name);
  if (unknown.empty())
    return std::nullopt;
  llvm::sort(unknown);
  for (StringRef name : known.keys())
    if (!name.empty())
      names.push_back(name);
  llvm::sort(names);
  std::string text = "no op or location is called '" + unknown[0].str() + "'";
  if (unknown.size() > 1)
    text +=
        " (nor " + std::to_string(unknown.size() - 1) + " more names in it)";
  StringRef near = nearestName(unknown[0], names);
  if (!near.empty())
    text += "; the nearest name is '" + near.str() + "'";
  return fail(file, text);
}
