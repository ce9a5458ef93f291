/// x
struct SVGDrawing {
  let drawing: SequenceDrawing
  init(_ drawing: SequenceDrawing) { self.drawing = drawing }
  func write(to out: Output) {}
}
