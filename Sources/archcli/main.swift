Platform.prepareStreams()
Platform.exit(Program.run(Array(Platform.arguments.dropFirst()), .process(.catalog)).rawValue)
