"""The compiler's symbol graphs of this package."""
import json
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).parent.parent


def run(*command):
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


PLAIN = "-skip-synthesized-members", "-minimum-access-level", "public"
# Includes inherited members, even those from the package's nonpublic protocols.
WHOLE = "-minimum-access-level", "package"


def read_graphs(*modules, build, options=PLAIN):
    """Builds a product and yields the symbol graphs of modules with their names."""
    with tempfile.TemporaryDirectory() as folder:
        extract(modules, build, folder, options)
        return [
            (path.name.split(".")[0].split("@")[0], json.loads(path.read_text()))
            for path in sorted(pathlib.Path(folder).glob("*.json"))
        ]


def extract(modules, build, folder, options):
    """Makes the compiler write the symbol graphs to a directory."""
    run("swift", "build", "--product", build)
    products = pathlib.Path(run("swift", "build", "--show-bin-path").strip())
    target = json.loads(run("swift", "-print-target-info"))["target"]["unversionedTriple"]
    maps = [ROOT / "Sources/Network/CURL/module.modulemap",
            products / "PlatenRuntime.build/module.modulemap"]
    headers = [option for path in maps for option in ("-Xcc", f"-fmodule-map-file={path}")]
    for module in modules:
        run(
            "swift", "symbolgraph-extract", "-module-name", module, "-target", target,
            "-I", products / "Modules", "-I", ROOT / "Sources/Terminal/CReadline", *headers,
            "-output-dir", folder, *options,
        )  # fmt: skip


def symbol_names(graphs):
    """Returns the path of each symbol in the graphs, by identifier."""
    symbols = [symbol for _, graph in graphs for symbol in graph["symbols"]]
    relations = [relation for _, graph in graphs for relation in graph["relationships"]]
    names = {s["identifier"]["precise"]: tuple(s["pathComponents"]) for s in symbols}
    foreign = {relation[end] for relation in relations for end in ("source", "target")}
    return names | demangle(foreign - names.keys())


def demangle(identifiers):
    """Returns the names of symbols that other modules declare."""
    identifiers = sorted(identifiers)
    mangled = ["$s" + i[2:] if i.startswith("s:") else i for i in identifiers]
    lines = run("swift", "demangle", "-compact", *mangled).splitlines()
    return {i: tuple(line.split(".")[1:]) or (line,) for i, line in zip(identifiers, lines)}
