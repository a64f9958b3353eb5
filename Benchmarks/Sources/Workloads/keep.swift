/// Uses a value, so that the compiler cannot eliminate its computation.
@_optimize(none)
func keep<Value>(_ value: Value) {}
