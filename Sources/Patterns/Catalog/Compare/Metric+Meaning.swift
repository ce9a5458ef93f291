extension Metric {
  /// What the figure means, in one line.
  public var meaning: String {
    switch self {
    case .events: "Everything on record in the trace, screens included, reads aside."
    case .edges: "Pairs of types of which one acts on, observes or reads the other in the run."
    case .fanIn: "How many types act on, observe or read the type that most do."
    case .medianHops: "Hops between participants that half of a person's actions stay within."
    case .largestHops: "Hops that the longest of a person's actions leads to."
    case .notifications: "How often an observer was told of a change."
    case .idleNotifications: "Those that led to no change of state or screen, and to no request."
    case .renders: "How often something changed on the screen."
    case .idleRenders: "How often a view was set to what it showed already, as the UI kit counts."
    case .stateChanges: "How often a state changed, by old and new value."
    case .requests: "How many requests went out."
    case .participants: "How many objects and functions took part."
    case .roles: "How many roles they have between them."
    case .wires: "How many connections had to be made for changes and taps to arrive."
    case .drifts: "Wires that, when cut, leave a screen wrong later without anybody saying so."
    case .restorable:
      "Whether the app, put back from its states after each step, goes on the same."
    case .testable: "Of a hundred behaviours of the app, how many a test holds with no view built."
    case .appLines: "Lines of code of the blog app, blank ones and comments aside."
    case .appFiles: "Files of the blog app."
    case .appTypes: "Types of the blog app, nested ones included."
    case .appMembers: "Functions, initialisers, properties and cases of the blog app."
    case .frameworkLines: "Lines of code of what another app could use as it is."
    case .frameworkFiles: "Files of what another app could use."
    case .frameworkTypes: "Types of what another app could use."
    case .storyboardLines: "Lines of shared views it loads besides; 0: app-lines hold its views."
    case .typeEdges: "Pairs of the pattern's own types of which one names the other in its source."
    case .closureDepth: "How many closures stand in one another at most, app and framework."
    case .time: "Time of a run for each action, by the cheapest's; median of repeated runs."
    case .memory: "Memory held after the last step, by the cheapest's; the server's included."
    case .featureFiles: "Files that are there for the screen, or for it and others of its kind."
    case .featureLines: "Lines of code in them."
    case .featureTypes: "Types in them, nested ones included."
    case .featureStoryboardLines: "Lines of the screen's shared views; 0 where its lines hold its views."
    case .featureOtherFiles: "Files of the app that are there for more, and name it or its parts."
    case .featureOtherLines: "Their lines that do."
    case .featureEdges: "Edges seen only in runs that use the screen; see 'edges'."
    case .featureWires: "Connections made when it is opened for the first time and nothing fails."
    }
  }

  /// Where the figure comes from, so that somebody can count again.
  public var origin: String {
    switch self {
    case .events, .edges, .fanIn, .medianHops, .largestHops, .notifications, .idleNotifications, .renders,
      .stateChanges, .requests, .participants, .roles:
      "a run of the scenario; 'archcli trace PATTERN --reads' has what is counted, the README how"
    case .idleRenders: "a run of the scenario; such a setting changes nothing, so no trace has it"
    case .wires, .drifts: "a run for each wire, with that wire cut: 'archcli faults PATTERN'"
    case .restorable: "a run that does so after each step: 'archcli run PATTERN --restore-each-step'"
    case .testable: "a test of each behaviour on the pattern's own parts: 'archcli explain PATTERN'"
    case .appLines, .appFiles, .appTypes, .appMembers, .frameworkLines, .frameworkFiles, .frameworkTypes,
      .storyboardLines, .typeEdges, .closureDepth, .featureFiles, .featureLines, .featureTypes,
      .featureStoryboardLines, .featureOtherFiles, .featureOtherLines:
      "the sources that the program was built from, Fixtures/facts/count-sources.sh"
    case .time: "repeated runs in this process, the patterns in turn, by a monotonic clock"
    case .memory: "a process for each pattern that has many copies of the app at that step, by what it holds"
    case .featureEdges:
      "runs of the scenarios with all their steps, and without those on the screen; of profile, which all "
        + "others are opened from, runs with it alone, and a launch"
    case .featureWires: "a run up to the opening of the screen, and one that stops before it"
    }
  }
}
