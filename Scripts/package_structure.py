"""Metrics of a Swift package's targets, folders and files."""
import collections
import dataclasses
import functools
import re

from manifest import Manifest
from swift_types import File, Resolver

# The folders of the view tree's kernel, by target, including nested folders.
KERNEL = {"PlatenGraph": ("Dependencies", "Environment", "Graph", "Reflection", "State", "View")}
# The types whose overridable members or requirements are the hooks of nodes.
HOOK_OWNERS = {"Node"}
# The test targets with the tests of other targets: a macro cannot be imported, and the routing of keys
# is tested with a real editor.
OTHER_TESTS = {
    "PlatenApp": ["PlatenREPLTests"], "PlatenCombineNetworking": ["PlatenCombineTests"],
    "PlatenConsole": ["PlatenTerminalTests", "PlatenReadlineTests"],
    "PlatenQuestions": ["PlatenPromptsTests"],
    "PlatenMacros": ["PlatenSwiftUITests"], "PlatenSyntax": ["PlatenSwiftUITests"],
    "PlatenTerminal": ["PlatenReadlineTests"], "PlatenTime": ["PlatenContextTests"],
}
# The test targets with the tests of all targets of a ring.
RING_TESTS = {"Apple": "PlatenFrameworksTests", "Views": "PlatenViewsTests"}
# The types in whose members, and in those of their extensions, a person has to find their way.
NOMINAL = {"class", "struct", "enum", "actor"}
# Targets whose public types should have docstrings with an example.
EXEMPLARY = "PlatenCombine", "PlatenControls"
# Modifiers that prevent an override.
FIXED = {"final", "static", "private", "fileprivate"}


@dataclasses.dataclass(frozen=True)
class Reference:
    """A mention of another file's type."""

    source: File
    target: File
    type: str

    def __str__(self):
        return f"{self.source} → {self.target} ({self.type})"


def reachable(graph, starts):
    """Returns the specified vertices and all vertices reachable from them."""
    seen, unread = set(starts), list(starts)
    while unread:
        new = graph[unread.pop()] - seen
        seen |= new
        unread += new
    return seen


def circles(graph):
    """Returns the strongly connected components with more than one vertex."""
    below = {vertex: reachable(graph, [vertex]) for vertex in graph}
    groups = {
        frozenset(other for other in below[vertex] if vertex in below[other])
        for vertex in graph}
    return sorted(sorted(group) for group in groups if len(group) > 1)


def count_in(groups):
    return sum(map(len, groups))


class Target:
    """The files of a target, with the references between them."""

    def __init__(self, name, files, references):
        self.name, self.files = name, files
        self.references = [found for found in references if found.target.target == name]
        self.folders = sorted({file.folder for file in files})

    @functools.cached_property
    def arrows(self):
        """Returns the references between folders, by source and destination."""
        arrows = collections.defaultdict(list)
        for found in self.references:
            if found.source.folder != found.target.folder:
                arrows[found.source.folder, found.target.folder].append(found)
        return dict(sorted(arrows.items()))

    @functools.cached_property
    def circles(self):
        graph = {folder: set() for folder in self.folders}
        for source, target in self.arrows:
            graph[source].add(target)
        return circles(graph)

    @property
    def figures(self):
        return {
            "files": len(self.files),
            "lines": sum(file.lines for file in self.files),
            "folders": len(self.folders),
            "arrows": len(self.arrows),
            "foldersInCircles": count_in(self.circles),
            "circles": self.circles,
        }

    @property
    def arrow_figures(self):
        return [
            {"from": source, "to": target, "references": len(found), "example": str(found[0])}
            for (source, target), found in self.arrows.items()]


class Package:
    """The sources, tests and documentation of a package."""

    def __init__(self, root):
        self.root = root
        self.manifest = Manifest(root)
        self.folders = self.manifest.sources or {
            path.name: path for path in (root / "Sources").iterdir() if path.is_dir()}
        self.names = sorted(self.folders)
        self.files = [
            file for name in self.names
            for file in read_files(name, self.folders[name], self.manifest.targets.get(name))]

    @functools.cached_property
    def references(self):
        """Returns the references of each file, one per mentioned type."""
        return {file: references(file, self.resolver) for file in self.files}

    @functools.cached_property
    def resolver(self):
        return Resolver(self.files)

    @functools.cached_property
    def targets(self):
        return {name: self.target(name) for name in self.names}

    def target(self, name):
        files = [file for file in self.files if file.target == name]
        return Target(name, files, [found for file in files for found in self.references[file]])

    @property
    def figures(self):
        return {
            "targets": {name: target.figures for name, target in self.targets.items()},
            "closures": self.closures,
            "manifest": self.manifest.figures,
            "kernel": self.kernel_figures,
            "package": self.summary,
        }

    @property
    def summary(self):
        behaving = [file for file in self.files if file.has_behavior]
        tested = sum(map(self.has_namesake_test, behaving))
        return {
            "targets": len(self.names),
            "targetsInCircles": count_in(circles(self.target_graph)),
            "hooks": sum(is_hook(member) for file in self.files for member in file.members),
            "internalTypes": len(self.internal_types),
            "extensionFiles": sum("+" in file.path.stem for file in self.files),
            "glossaryRows": self.glossary_rows,
            "filesWithBehavior": len(behaving),
            "filesWithNamesakeTest": tested,
            "examples": {name: self.examples(name) for name in EXEMPLARY if name in self.names},
            "members": dict(self.members.most_common()),
            "storedProperties": dict(self.stored_properties.most_common()),
        }

    # MARK: Manifest

    @property
    def closures(self):
        """Returns what the build of each product compiles."""
        return {name: self.manifest.closure(name).figures for name in self.manifest.products}

    # MARK: Kernel

    @property
    def kernel_figures(self):
        kernel = [file for file in self.files if is_in_kernel(file)]
        graph = {
            file: {reference.target for reference in found}
            for file, found in self.references.items()}
        extended = {file: set().union(*map(self.parts, found)) for file, found in graph.items()}
        return {
            "files": len(kernel),
            "reached": reach_figures(graph, kernel),
            "reachedWithExtensions": reach_figures(extended, kernel),
        }

    def parts(self, file):
        """Returns a file and the files that extend the type of the same name."""
        return {file, *self.extensions[file.target, file.path.stem]}

    @functools.cached_property
    def extensions(self):
        """The `X+Y.swift` files, by target and X."""
        found = collections.defaultdict(set)
        for file in self.files:
            name, plus, _ = file.path.stem.partition("+")
            if plus:
                found[file.target, name].add(file)
        return found

    # MARK: Package

    @property
    def target_graph(self):
        graph = {name: set() for name in self.names}
        for name in graph.keys() & self.manifest.targets.keys():
            graph[name] |= graph.keys() & set(self.manifest.targets[name].dependencies)
        for file in self.files:
            graph[file.target] |= file.imports & set(self.names)
        return graph

    @property
    def internal_types(self):
        return {
            (file.target, found.path) for file in self.files for found in file.declarations
            if found.kind != "typealias" and not found.is_public
            and not (found.is_private and "." in found.path)}

    @property
    def stored_properties(self):
        """Returns the number of stored properties of each class, structure and actor."""
        return collections.Counter({
            f"{target}.{path}": sum(member.properties for member in members)
            for (target, path), members in self.stored_members.items()})

    @functools.cached_property
    def stored_members(self):
        found = collections.defaultdict(list)
        for file in self.files:
            for member in filter(is_stored, file.members):
                found[file.target, member.owner.path].append(member)
        return found

    @property
    def members(self):
        """Returns the number of members of each type, including those of extensions in any target."""
        counts = collections.Counter()
        for file in self.files:
            for member in filter(is_declared, file.members):
                if owner := self.resolver.extended(member.owner.path, file):
                    counts[f"{owner.file.target}.{owner.path}"] += member.properties
        return counts

    def examples(self, target):
        """Returns the number of public types of a target, and of those with an example."""
        files = [file for file in self.files if file.target == target]
        public = sum(
            found.is_public and found.kind != "typealias" for file in files
            for found in file.declarations)
        return {"types": public, "withExample": sum(file.examples for file in files)}

    @property
    def glossary_rows(self):
        pages = (self.root / "Documentation").glob("Glossary.md")
        return sum(len(re.findall(r"^\| \*\*", page.read_text(), re.M)) for page in pages)

    @functools.cached_property
    def tests(self):
        """Returns the texts of test files, by target and name."""
        return {
            name: {path.stem: path.read_text()
                   for folder in self.test_folders(name) for path in folder.rglob("*.swift")}
            for name in self.names}

    def test_folders(self, name):
        """Yields the folders of a target's tests."""
        ring = self.folders[name].parent.name
        own = [f"{name}Tests", *OTHER_TESTS.get(name, []), *filter(None, [RING_TESTS.get(ring)])]
        for tests in own:
            target = self.manifest.targets.get(tests)
            folder = target.folder if target else self.root / "Tests" / tests
            yield folder / self.folders[name].name if tests == "PlatenViewsTests" else folder

    def has_namesake_test(self, file):
        """Returns whether a test has the name of a file, or its last component in a dotted name.

        The tests of X also count for `X+Y.swift` if they use a member that it declares.
        """
        tests = self.tests[file.target]
        if any(map(namesake(file.path.stem).fullmatch, tests)):
            return True
        extended, plus, _ = file.path.stem.partition("+")
        return bool(plus) and any(
            namesake(extended).fullmatch(name) and file.is_used_in(text)
            for name, text in tests.items())


def namesake(stem):
    """Returns a pattern for the names of a file's tests."""
    names = "|".join(map(re.escape, (stem, stem.split(".")[-1])))
    return re.compile(rf"(?:{names})(?:(?:\+.*)?Tests|Laws)")


def read_files(name, folder, target):
    """Returns the Swift files of a target, without those that its manifest excludes."""
    paths = target.files(".swift") if target else sorted(folder.rglob("*.swift"))
    return [
        File(path, target=name, folder=str(path.parent.relative_to(folder))) for path in paths]


def references(file, resolver):
    found = [Reference(file, type.file, type.path) for type in resolver.references(file)]
    return sorted(found, key=lambda reference: (reference.target.path, reference.type))


def is_in_kernel(file):
    return any(
        f"{file.folder}/".startswith(f"{folder}/") for folder in KERNEL.get(file.target, ()))


def reach_figures(graph, kernel):
    """Returns the number of files that the kernel reaches in its own and in other targets."""
    reached = reachable(graph, kernel) - set(kernel)
    own = [file for file in reached if file.target in KERNEL]
    others = collections.Counter(file.target for file in reached if file.target not in KERNEL)
    return {
        "files": len(own),
        "folders": len({(file.target, file.folder) for file in own}),
        "filesInOtherTargets": dict(sorted(others.items())),
    }


def is_stored(member):
    return (
        member.kind in {"var", "let"} and not member.has_body and "static" not in member.modifiers
        and member.owner.kind in {"class", "struct", "actor"})


def is_declared(member):
    """Returns whether a member is not local to a function, and not a case or a requirement."""
    return member.kind != "case" and member.owner.kind in {*NOMINAL, "extension"}


def is_hook(member):
    """Returns whether a member of a node is overridable or required."""
    owner = member.owner
    if owner.path not in HOOK_OWNERS or not FIXED.isdisjoint(member.modifiers | owner.modifiers):
        return False
    is_function = member.kind in {"func", "subscript"}
    if owner.kind == "protocol":
        return is_function or member.kind == "var"
    return owner.kind == "class" and (is_function or member.kind == "var" and member.has_body)
