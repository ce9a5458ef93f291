import Runtime

/// What is looked for in the sources, each find as evidence.
extension SourceFacts {
  /// The files that hold the code of a role.
  func files(of role: Role) -> [SourceFile] { files.filter { $0.role == role } }

  /// The files of a role that import one of these modules.
  func imports(of modules: Set<String>, in role: Role) -> [Evidence] {
    files(of: role).compactMap { file in
      let found = file.imports.filter(modules.contains)
      return found.isEmpty ? nil : .source(file.path, "imports \(found.joined(separator: ", "))")
    }
  }

  /// The app's types of a role that name types of another role of the pattern. The framework is left out: its
  /// protocols serve several roles.
  func names(_ to: Role, in from: Role) -> [Evidence] {
    let roles = roleOfType
    return finds(in: from) { $0.own.filter { roles[$0] == to } }
  }

  /// The app's types of a role that name types of a module which is not the pattern's own: `HeadlessUI`.
  func names(module: String, in role: Role) -> [Evidence] {
    finds(in: role) { $0.foreign.filter { $0.hasPrefix("\(module).") } }
  }

  /// What a role's files import, and how many of them do.
  func imports(in role: Role, of pattern: String) -> [Evidence] {
    let lists = files(of: role).map { $0.imports.joined(separator: ", ") }
    return Set(lists).sorted().map { list in
      .source("\(pattern) \(role.rawValue)", "imports \(list): \(lists.count { $0 == list })")
    }
  }

  private func finds(in role: Role, _ names: (SourceUse) -> [String]) -> [Evidence] {
    files(of: role).filter { !$0.isFramework }.flatMap { file in
      file.uses.compactMap { use -> Evidence? in
        let found = names(use)
        guard !found.isEmpty else { return nil }
        return .source(file.path, "\(use.type ?? "a function") names \(found.joined(separator: ", "))")
      }
    }
  }
}
