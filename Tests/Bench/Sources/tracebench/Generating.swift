import ArchTrace
import Foundation

/// Writes a trace of a like in MVC, over and over.
func generate(_ path: String, events: Int, permille: UInt64) throws {
  guard FileManager.default.createFile(atPath: path, contents: nil),
    let file = FileHandle(forWritingAtPath: path)
  else { throw CocoaError(.fileWriteUnknown) }
  let writer = TraceWriter(to: file.fileDescriptor)
  writer.begin(TraceHeader(pattern: "mvc", scenario: "bench"))
  var random: UInt64 = 7
  for number in 0..<events {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    writer.receive(event(number, isChanged: random >> 33 % 1000 < permille))
  }
  writer.end(TraceFooter(events: events, steps: (events + 7) / 8))
}

private let hops: [(EventKind, String, String?, String)] = [
  (.input, "user", "LikeButton#2", "blogs[3].like"),
  (.call, "LikeButton#2", "BlogsController", "likeTapped(_:)"),
  (.call, "BlogsController", "BlogStore", "like(blog:)"), (.state, "BlogStore", nil, "blogs"),
  (.notify, "BlogStore", "BlogsController", "blogsChanged"), (.render, "LikeButton#2", nil, "blogs[3].like"),
  (.request, "BlogStore", "BlogAPI", "POST /blogs/4/like"),
  (.response, "BlogAPI", "BlogStore", "POST /blogs/4/like"),
]

private func event(_ number: Int, isChanged: Bool) -> Event {
  let (step, index) = (number / 8, number % 8)
  let (kind, from, to, name) = hops[index]
  let likes = isChanged ? step + 1_000_000 : step
  return Event(
    id: EventID(step: step, index: index), time: step * 100 + index,
    cause: index == 0 ? nil : EventID(step: step, index: index - 1), kind: kind, from: from, to: to,
    name: name,
    value: kind == .response
      ? .object([.init("likes", .int(likes)), .init("liked", .bool(true))]) : .int(likes),
    changes: kind == .state || kind == .render
      ? [Change("blogs[4].likes", old: .int(likes), new: .int(likes + 1))] : [])
}
