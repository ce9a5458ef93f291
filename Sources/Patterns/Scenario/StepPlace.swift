/// A step as errors name it: by where it stands in its file, where lists are counted from 0, and by its number, as a
/// trace, a story and every list of steps count it, from 1: `steps[44].tap (step 45)`.
/// - Parameters:
///   - keyPath: The key path of the step, or of something in it.
///   - number: The step's number; of a repetition, that of its first step in the first round. Nil where it has none.
public func stepPlace(_ keyPath: String, _ number: Int?) -> String {
  number.map { "\(keyPath) (step \($0))" } ?? keyPath
}
