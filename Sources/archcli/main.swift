Platform.prepareStreams()
Platform.exit(Program.run(Array(CommandLine.arguments.dropFirst()), .process(.catalog)).rawValue)
