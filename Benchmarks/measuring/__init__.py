"""What the scripts of this folder share, and what `Benchmarks/terminal` measures."""
