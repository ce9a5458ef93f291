public import Runtime

extension ViewModel {
  /// Makes a property of this view model from others, of its own or of those that it owns.
  /// - Parameters:
  ///   - name: What it is called.
  ///   - sources: What it is derived from.
  ///   - transform: Computes the value; pure.
  public final func derived<each Source, Value: Loggable & Equatable>(
    _ name: String, from sources: repeat Property<each Source>,
    by transform: @escaping (repeat each Source) -> Value
  ) -> Property<Value> {
    let compute = { [sources = (repeat each sources)] in transform(repeat (each sources).value) }
    switch exposure {
    case .signal:
      var height = 0
      for source in repeat each sources { height = max(height, (source.channel as? SignalNode)?.height ?? 0) }
      let channel = DerivedChannel(of: self, name, height: height + 1, compute)
      for source in repeat each sources { connect(source, to: channel) }
      return Property(channel)
    case .observation(let all): return Property(ComputedChannel(of: self, name, all, compute))
    }
  }

  private func connect<Source, Value>(_ source: Property<Source>, to channel: DerivedChannel<Value>) {
    if let source = source.channel as? SignalChannel<Source> {
      subscriptions.add(source.connect(channel, of: self))
    }
  }
}
