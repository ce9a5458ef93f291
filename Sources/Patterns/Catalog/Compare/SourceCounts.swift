// swift-format-ignore-file
// Made by Fixtures/facts/count-sources.sh from the sources of the patterns.

/// What the folders of the patterns hold, in alphabetical order.
let sourceCounts: [SourceCount] = [
SourceCount(folder: "MAVB/App", files: 19, types: 45, lines: 1042),
SourceCount(folder: "MAVB/Framework", files: 10, types: 20, lines: 526),
SourceCount(folder: "MAVB/Seam", files: 2, types: 1, lines: 135),
SourceCount(folder: "MVC/App", files: 16, types: 19, lines: 520),
SourceCount(folder: "MVC/App/Controller", files: 7, types: 6, lines: 164),
SourceCount(folder: "MVC/App/Model", files: 8, types: 7, lines: 217),
SourceCount(folder: "MVC/Framework", files: 2, types: 2, lines: 44),
SourceCount(folder: "MVC/Seam", files: 3, types: 3, lines: 219),
SourceCount(folder: "MVCVS/App", files: 21, types: 24, lines: 888),
SourceCount(folder: "MVCVS/Framework", files: 3, types: 4, lines: 100),
SourceCount(folder: "MVCVS/Seam", files: 1, types: 1, lines: 169),
SourceCount(folder: "MVP/App", files: 34, types: 42, lines: 1118),
SourceCount(folder: "MVP/App/Block", files: 21, types: 24, lines: 567),
SourceCount(folder: "MVP/App/Protocol", files: 20, types: 29, lines: 331),
SourceCount(folder: "MVP/Framework", files: 8, types: 13, lines: 173),
SourceCount(folder: "MVP/Seam", files: 5, types: 16, lines: 469),
SourceCount(folder: "MVVM/App", files: 35, types: 48, lines: 1080),
SourceCount(folder: "MVVM/Framework", files: 12, types: 16, lines: 321),
SourceCount(folder: "MVVM/Framework/KeyValue", files: 4, types: 8, lines: 179),
SourceCount(folder: "MVVM/Framework/Observation", files: 3, types: 7, lines: 198),
SourceCount(folder: "MVVM/Framework/Signal", files: 4, types: 5, lines: 101),
SourceCount(folder: "MVVM/Seam", files: 2, types: 8, lines: 274),
SourceCount(folder: "TEA/App", files: 12, types: 27, lines: 757),
SourceCount(folder: "TEA/Framework", files: 4, types: 18, lines: 450),
SourceCount(folder: "TEA/Seam", files: 2, types: 2, lines: 130),
]
