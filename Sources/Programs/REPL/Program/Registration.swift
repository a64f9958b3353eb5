import PlatenApp

/// Makes `App.main()` run apps. PlatenRuntime calls this function before `main`.
@_cdecl("platen_register_repl")
package func registerREPL() {
  AppLauncher.registered.value = { AppRunner.run($0) }
}
