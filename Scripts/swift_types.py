"""Finds the types that Swift source files declare and mention, by lexical analysis.

Braces delimit scopes, keywords introduce declarations, and each capitalized name is a mention of a
type. `Resolver` finds the declaration of a mention in Swift's order: generic parameters and
associated types, types nested in the enclosing types and in their superclasses and protocols, types
of the module, types of imported modules.
"""
import collections
import dataclasses
import functools
import itertools
import pathlib
import re

import swift_lexer

ACCESS = "public", "open", "package", "internal", "fileprivate", "private"
MODIFIER = (
    rf"\b(?:(?:{'|'.join(ACCESS)})(?:\(set\))?|final|static|class|override|mutating|nonisolated"
    r"|indirect|required|convenience|unowned|weak|lazy)\s+")
TYPE_NAME = r"_?[A-Z]\w*(?:\._?[A-Z]\w*)*"
TOKEN = re.compile(
    rf"(?P<modifiers>(?:{MODIFIER})*)"
    r"(?<!import )\b(?P<kind>class|struct|enum|protocol|actor|extension|typealias|associatedtype)\s+"
    rf"`?(?P<name>{TYPE_NAME})`?"
    rf"|(?P<member_modifiers>(?:{MODIFIER})*)"
    r"(?<![.\w`])(?P<member>func|init|subscript|deinit|var|let|case|macro)\b(?!`)"
    rf"|(?<![\w.])(?P<mention>{TYPE_NAME})"
    r"|(?P<open>[{(\[])|(?P<close>[})\]])")
# The accessor requirements of a protocol, which resemble a body.
REQUIREMENT = re.compile(
    r"\{\s*(?:mutating\s+)?get(?:\s+(?:async|throws))*"
    r"(?:\s+(?:nonmutating\s+)?set)?\s*\}")
GENERICS = re.compile(r"\s*<(?=\w)")
MEMBER_GENERICS = re.compile(r"[?!]?\s*(?:`?\w+`?|[^\s\w(<]+)?\s*<(?=\w)")
PARAMETER = re.compile(r"\s*(?:each\s+|let\s+)?(\w+)")
IMPORT = re.compile(
    r"^[ \t]*(?P<modifiers>(?:@\w+(?:\(\w+\))?\s+|(?:public|package|internal|private)\s+)*)import\s+"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(?P<module>\w+)", re.MULTILINE)
# Functions and properties at the top level of a type or an extension, and mentions of them.
MEMBER_NAME = re.compile(
    rf"^  (?!private|fileprivate)(?:@\w+(?:\([^)\n]*\))?\s+)*(?:{MODIFIER})*(?:func|var)\s+`?(\w+)",
    re.MULTILINE)
# A docstring with an example, and the public type that it describes.
EXAMPLE = re.compile(
    r"^[ \t]*///(?: {5,}\S| *```)(?:.*\n[ \t]*///)*.*\n(?:[ \t]*@.*\n)*"
    r"[ \t]*(?:@\S+ +|\w+ +)*?(?:public|open) +(?:\w+ +)*?(?:struct|class|enum|protocol|actor) ",
    re.MULTILINE)
MEMBER_USE = re.compile(r"(?<=\.)`?(\w+)")
INHERITANCE = re.compile(r"\s*:([^{=]*)")
ASSIGNMENT = re.compile(r"(?<![=!<>])=(?!=)")
OBSERVERS = re.compile(r"\{\s*(?:willSet|didSet)\b")
TUPLE = re.compile(r"\s*\(([^)]*)\)")
BODIES = {"func", "init", "subscript", "deinit", "var"}
# Branches, loops and computations. A unary operator is not followed by a space.
DECISION = re.compile(
    r"(?<![.\w`])(?:if|guard|switch|for|while|repeat|throw|catch|defer|fatalError)(?!\w)"
    r"|(?<=\s)(?:\?\??|[-+*/%<>&|^~]{1,2}|[-+*/%&|^!=<>]=+)(?=\s)")
# Innermost brackets, whose contents are not statements of the enclosing body.
BRACKETS = re.compile(r"\{[^{}()\[\]]*\}|\([^{}()\[\]]*\)|\[[^{}()\[\]]*\]")
STATEMENT = re.compile(r"(?:^|[\n;{])[ \t]*(?=[\w@`])(?!(?:in|where|get|set|nonmutating|_modify)\b)")
# An assignment of an argument in an initializer or a setter.
STORING = re.compile(r"^\s*(?:self\.)?`?\w+`? = [\w.`]+\s*$|^\s*(?:self\.|super\.)init\b", re.M)


@dataclasses.dataclass
class Scope:
    """The content of a pair of braces: the type or extension at a path, or code inside it."""

    kind: str
    path: str = ""
    hidden: frozenset = frozenset()
    modifiers: frozenset = frozenset()
    is_private: bool = False
    # The nesting depth of the declaration.
    depth: int = 0

    def inside(self, kind, modifiers, depth):
        """Returns the scope of a declaration inside this one."""
        modifiers = frozenset(modifiers.split())
        is_local = self.kind in BODIES or not modifiers.isdisjoint({"private", "fileprivate"})
        return dataclasses.replace(
            self, kind=kind, modifiers=modifiers, depth=depth,
            is_private=self.is_private or is_local)


@dataclasses.dataclass(frozen=True)
class Declaration:
    """A type or a type alias."""

    path: str
    kind: str
    file: "File"
    is_public: bool
    is_private: bool


@dataclasses.dataclass(frozen=True)
class Member:
    """A function, subscript or property in the body of a type."""

    owner: Scope
    kind: str
    modifiers: frozenset
    has_body: bool
    # The number of properties in the declaration, if it declares any.
    properties: int = 1


class File:
    """The declarations, mentions and imports of a source file."""

    def __init__(self, path, target, folder):
        self.path, self.target, self.folder = path, target, folder
        text = path.read_text()
        self.lines = text.count("\n")
        # The number of public types whose docstring has an example.
        self.examples = sum(1 for _ in EXAMPLE.finditer(text))
        code = REQUIREMENT.sub("", swift_lexer.strip(text))
        self.member_names = set(MEMBER_NAME.findall(code))
        self.imports, self.exports = set(), set()
        for match in IMPORT.finditer(code):
            self.imports.add(match["module"])
            if "@_exported" in match["modifiers"]:
                self.exports.add(match["module"])
        Parser(self, code)

    def __str__(self):
        return str(pathlib.PurePath(self.folder, self.path.name))

    def is_used_in(self, text):
        """Returns whether another source text mentions a member that this file declares."""
        return not self.member_names.isdisjoint(MEMBER_USE.findall(swift_lexer.strip(text)))


class Parser:
    """Finds declarations and mentions in the code of one file."""

    def __init__(self, file, code):
        self.file, self.code = file, code
        file.declarations, file.members, file.mentions = [], [], []
        # Names that do not refer to types, and the inheritance clauses of types, by path.
        file.hidden, file.supers = collections.defaultdict(set), collections.defaultdict(list)
        file.has_behavior = False
        self.scopes = [Scope("file")]
        # The declaration whose braces may follow; for a member, also its owner and its start.
        self.pending = self.unfinished = None
        for match in TOKEN.finditer(code):
            self.read(match)
        self.finish_member(has_body=False)

    @property
    def scope(self):
        return self.scopes[-1]

    def read(self, match):
        if match["kind"]:
            self.read_type(match)
        elif match["member"]:
            self.read_member(match)
        elif match["mention"]:
            self.file.mentions.append((match["mention"], self.pending or self.scope))
        elif match["open"]:
            self.open(match)
        else:
            self.close()

    def open(self, match):
        """Enters brackets that contain the body of the last declaration, or other code."""
        is_body = match[0] == "{" and self.pending and self.pending.depth == len(self.scopes)
        if is_body:
            self.finish_member(has_body=True, end=match.start())
            if self.pending.kind in BODIES:
                self.file.has_behavior |= has_behavior(self.code, match.end())
        self.scopes.append(self.pending if is_body else self.scope)
        if is_body:
            self.pending = None

    def close(self):
        if self.pending and self.pending.depth == len(self.scopes):
            self.finish_member(has_body=False)
            self.pending = None
        if len(self.scopes) > 1:
            self.scopes.pop()

    def read_type(self, match):
        self.finish_member(has_body=False)
        outer = self.scope
        new = outer.inside(match["kind"], match["modifiers"], len(self.scopes))
        new.path = ".".join(filter(None, (outer.path, match["name"])))
        if new.kind == "extension":
            self.file.mentions.append((match["name"], outer))
        parameters, end = generics(self.code, match.end(), GENERICS)
        if new.kind == "associatedtype":
            self.file.hidden[outer.path].add(match["name"])
        else:
            self.declare(new, parameters, end, is_public=self.is_public(new.modifiers))
        self.pending = new

    def is_public(self, modifiers):
        by_extension = self.scope.kind == "extension" and "public" in self.scope.modifiers
        return bool(modifiers & {"public", "open"}) or by_extension and not modifiers & set(ACCESS)

    def declare(self, scope, parameters, end, is_public):
        self.file.hidden[scope.path] |= parameters
        self.file.supers[scope.path] += inherited(self.code, end)
        if scope.kind != "extension":
            self.file.declarations.append(
                Declaration(scope.path, scope.kind, self.file, is_public, scope.is_private))

    def read_member(self, match):
        if self.pending and self.pending.depth < len(self.scopes):
            return  # A closure in a default argument, or a pattern.
        self.finish_member(has_body=False)
        kind = match["member"]
        new = self.scope.inside(kind, match["member_modifiers"], len(self.scopes))
        if kind in BODIES - {"var"}:
            new.hidden |= generics(self.code, match.end(), MEMBER_GENERICS)[0]
        self.pending, self.unfinished = new, (self.scope, match.end())

    def finish_member(self, has_body, end=None):
        """Records the member whose declaration ends at this position."""
        if not self.unfinished:
            return
        (owner, start), self.unfinished = self.unfinished, None
        new = self.pending
        if has_body and new.kind == "var":
            has_value = ASSIGNMENT.search(self.code, start, end)
            has_body = not has_value and not OBSERVERS.match(self.code, end)
        names = TUPLE.match(self.code, start)
        properties = names[1].count(",") + 1 if names else 1
        self.file.members.append(Member(owner, new.kind, new.modifiers, has_body, properties))


def has_behavior(code, start):
    """Returns whether a body does more than forward a call, create a value or store one."""
    end, depth = start, 1
    while depth and end < len(code):
        depth += (code[end] in "{([") - (code[end] in "})]")
        end += 1
    body = code[start : end - 1]
    if DECISION.search(body):
        return True
    body, nested = BRACKETS.subn("", body)
    while nested:
        body, nested = BRACKETS.subn("", body)
    return len(STATEMENT.findall(STORING.sub("", body))) > 1


def generics(code, position, pattern):
    """Returns the generic parameters at a position, and the end of their list."""
    match = pattern.match(code, position)
    if not match:
        return set(), position
    end = match.end()
    names, start, depth = set(), end, 1
    while depth and end < len(code):
        depth += (code[end] == "<") - (code[end] == ">" and code[end - 1] != "-")
        if depth == 0 or depth == 1 and code[end] == ",":
            names.add(PARAMETER.match(code, start)[1])
            start = end + 1
        end += 1
    return names, end


def inherited(code, position):
    """Returns the names in the inheritance clause at a position."""
    match = INHERITANCE.match(code, position)
    clause = re.split(r"\bwhere\b", match[1])[0] if match else ""
    return re.findall(rf"(?<![\w.<])({TYPE_NAME})", clause)


class Hidden(Exception):
    """The result for a name of a generic parameter or an associated type."""


class Resolver:
    """Resolves mentions to declarations."""

    def __init__(self, files):
        self.declared = collections.defaultdict(lambda: collections.defaultdict(list))
        self.hidden = collections.defaultdict(lambda: collections.defaultdict(set))
        self.supers = collections.defaultdict(lambda: collections.defaultdict(list))
        self.exports = collections.defaultdict(set)
        for file in files:
            self.add(file)

    def add(self, file):
        self.exports[file.target] |= file.exports
        for declaration in file.declarations:
            self.declared[file.target][declaration.path].append(declaration)
        for path, names in file.hidden.items():
            self.hidden[file.target][path] |= names
        for path, names in file.supers.items():
            self.supers[file.target][path] += names

    def references(self, file):
        """Returns the declarations in other files that a file mentions."""
        scopes = {(name, scope.path, scope.hidden) for name, scope in file.mentions}
        found = itertools.chain.from_iterable(self.resolve(*mention, file) for mention in scopes)
        return {declaration for declaration in found if declaration.file is not file}

    def resolve(self, name, path, hidden, file):
        """Yields the declarations of a qualified name's components in the scope of a type."""
        first, *rest = name.split(".")
        try:
            if first in hidden:
                return
            if rest and first in self.visible(file):
                found = self.find(rest.pop(0), file, self.modules(first, frozenset()))
            else:
                found = self.unqualified(first, path, file)
            while found:
                yield found
                found = self.nested(found.path, rest.pop(0), file) if rest else None
        except Hidden:
            return

    def unqualified(self, name, path, file):
        while path:
            if found := self.nested(path, name, file):
                return found
            path = path.rpartition(".")[0]
        return self.find(name, file, self.visible(file))

    def nested(self, path, name, file, seen=()):
        """Returns the named type nested in a type, its superclass or its protocols."""
        if any(name in self.hidden[target][path] for target in self.visible(file)):
            raise Hidden
        if found := self.find(f"{path}.{name}", file, self.visible(file)):
            return found
        supers = {above for target in self.visible(file) for above in self.supers[target][path]}
        for above in sorted(supers - {path, *seen}):
            if found := self.nested(above, name, file, (path, *seen)):
                return found
        return None

    def find(self, path, file, modules):
        """Returns the declaration of a path in the first visible module that contains one."""
        for target in modules:
            candidates = [
                found for found in self.declared[target].get(path, ())
                if not found.is_private or found.file is file]
            if candidates:
                return min(candidates, key=lambda found: (found.file is not file, found.file.path))
        return None

    def extended(self, path, file):
        """Returns the class, structure, enumeration or actor whose members are declared at a path."""
        found = self.find(path, file, self.visible(file))
        return found if found and found.kind not in {"protocol", "typealias"} else None

    def visible(self, file):
        """Yields the modules whose types a file can use: its own, then the imported ones."""
        return self.modules(file.target, frozenset(file.imports))

    @functools.cache
    def modules(self, target, imports):
        found = [target, *sorted(imports)]
        for module in found:
            found += sorted(self.exports[module] - set(found))
        return found
