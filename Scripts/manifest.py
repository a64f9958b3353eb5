"""The targets and products of a package, as SwiftPM evaluates its manifest."""
import dataclasses
import functools
import json
import pathlib
import subprocess

# The suffixes of compiled sources and of headers.
LANGUAGES = ".swift", ".c", ".h"


@dataclasses.dataclass(frozen=True)
class Target:
    """A target of the package; its dependencies are targets of the same package."""

    name: str
    kind: str
    folder: pathlib.Path
    excluded: tuple
    dependencies: tuple

    def files(self, *suffixes):
        """Returns the files with the given suffixes, without those of excluded folders."""
        excluded = [self.folder / name for name in self.excluded]
        return [
            path for path in sorted(self.folder.rglob("*"))
            if path.suffix in suffixes and not any(map(path.is_relative_to, excluded))]

    @property
    def lines(self):
        return sum(path.read_text().count("\n") for path in self.files(*LANGUAGES))


class Closure:
    """The targets that the build of a product compiles, in the order of their chains."""

    def __init__(self, targets):
        self.targets = targets

    @functools.cached_property
    def chains(self):
        """Returns the number of targets in the longest chain of dependencies below each target."""
        found = {}

        def chain(name):
            if name not in found:
                found[name] = 1 + max(map(chain, self.targets[name].dependencies), default=0)
            return found[name]

        return {name: chain(name) for name in self.targets}

    @property
    def figures(self):
        lines = sum(target.lines for target in self.targets.values())
        return {
            "targets": len(self.targets), "lines": lines, "chain": max(self.chains.values())}

    @property
    def details(self):
        """Returns the figures of the closure and of each of its targets."""
        names = sorted(self.targets, key=self.chains.get)
        members = {
            name: {"lines": self.targets[name].lines, "chain": self.chains[name]} for name in names}
        return {**self.figures, "members": members}


class Manifest:
    """The targets by name, the names of the targets of each product, and the library products.

    A folder without a manifest has none.
    """

    def __init__(self, root):
        self.root, self.targets, self.products, self.libraries = root, {}, {}, []
        if (root / "Package.swift").exists():
            self.read(root)

    def read(self, root):
        found = dump(root)
        names = {target["name"] for target in found["targets"]}
        self.targets = {
            target["name"]: target_of(target, root, names) for target in found["targets"]}
        self.products = {product["name"]: product["targets"] for product in found["products"]}
        self.libraries = [
            product["name"] for product in found["products"] if "library" in product["type"]]

    @property
    def sources(self):
        """Returns the folders in `Sources` by target."""
        return {
            name: target.folder for name, target in self.targets.items()
            if target.folder.is_relative_to(self.root / "Sources")}

    @property
    def figures(self):
        """Returns the folder and the dependencies of each target in `Sources`."""
        return {
            name: {
                "folder": str(folder.relative_to(self.root / "Sources")),
                "dependencies": sorted(self.targets[name].dependencies)}
            for name, folder in self.sources.items()}

    def closure(self, product):
        found, unread = {}, list(self.products[product])
        while unread:
            name = unread.pop()
            if name not in found:
                found[name] = self.targets[name]
                unread += found[name].dependencies
        return Closure(found)


def dump(root):
    # SwiftPM locks the folder of products; this command writes nothing there.
    command = ["swift", "package", "--ignore-lock", "--package-path", root, "dump-package"]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def target_of(target, root, names):
    """Returns a target of SwiftPM's description of a package."""
    others = [next(iter(found.get("byName") or found.get("target") or [None]))
              for found in target["dependencies"]]
    folder = target.get("path") or pathlib.Path(
        {"test": "Tests", "plugin": "Plugins"}.get(target["type"], "Sources"), target["name"])
    return Target(
        target["name"], target["type"], root / folder, tuple(target["exclude"]),
        tuple(name for name in others if name in names))
