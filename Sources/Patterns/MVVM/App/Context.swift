/// What every view model is given: the model, and how it is to expose what it says.
struct Context {
  let store: BlogStore
  let exposure: Exposure
}
