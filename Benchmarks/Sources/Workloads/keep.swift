/// Uses a value, so that the compiler cannot leave out what made it.
@_optimize(none)
func keep<Value>(_ value: Value) {}
