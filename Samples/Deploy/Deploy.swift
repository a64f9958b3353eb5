import ArgumentParser
import PlatenPrompts

/// A tool that asks every kind of question before it pretends to deploy a service.
@main struct Deploy: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "deploy", abstract: "Deploys a service (a sample: nothing is deployed).",
    subcommands: [Announce.self, Rollback.self, Releases.self])

  @OptionGroup var prompts: Prompts
  @Option(help: "The region of the service.") var region: Region?
  @Option(help: "The name of the service.") var name: String?
  @Option(help: "The port of the service.") var port: Int?
  @Option(help: "A tag; repeat the option for several.") var tags: [Tag] = []
  @Option(help: "The file that contains the token.") var tokenFile: String?
  @Flag(help: "Deploy without a confirmation.") var yes = false

  func run() async throws {
    let region = try await prompts.choose("Region", from: Region.allCases, given: region)
    let name = try await prompts.ask("Name", default: "web", given: name) { name in
      guard name != "root" else { throw Invalid("\(name) is taken") }
    }
    let port = try await prompts.number("Port", in: 1...65535, default: 8080, given: port)
    let tags = try await prompts.chooseMany(
      "Tags", from: Tag.allCases, atLeast: 1, given: tags.isEmpty ? nil : tags)
    let token = try await prompts.secret(
      "Token", file: tokenFile, fileFlag: "--token-file", environment: "DEPLOY_TOKEN")
    guard
      try await prompts.confirm(
        "Deploy \(name)?", role: .destructive, given: yes ? true : nil, flag: "--yes")
    else { throw ExitCode.failure }
    let list = tags.map(\.rawValue).joined(separator: ",")
    print("https://\(name).\(region).example.com:\(port)/?tags=\(list)&token=\(token.count)")
  }
}

enum Region: String, CaseIterable, ExpressibleByArgument {
  case frankfurt, virginia
}

enum Tag: String, CaseIterable, ExpressibleByArgument {
  case web, api, batch, eu, us, beta
}
