import PlatenRemote

extension SampleService.Route {
  /// The route for all posts.
  static let posts = Self("posts", "/posts") { _, _ in .json(Post.all) }

  /// The route for a single post, by its number.
  static let post = Self("posts", "/posts/{id}") { values, _ in
    guard let post = Post.all.first(where: { String($0.id) == values.path["id"] }) else {
      return .error(404, "There is no such post")
    }
    return .json(post)
  }

  /// The route for images, such as `/pictures/harbour.png`: landscapes generated from their names.
  static let pictures = Self("pictures", "/pictures/{file}") { values, _ in
    let file = values.path["file"] ?? ""
    guard file.wholeMatch(of: /[a-z]{1,40}\.(png|jpeg)/) != nil else {
      return .error(404, "There is no such picture")
    }
    return .picture(Landscape(of: file).picture(columns: 40, rows: 30, tile: 8), named: file)
  }
}
