/** A condition of a `get`, and its result. */
export type OfficialAnswer = readonly [condition: string, answer: 'true' | 'false' | 'error'];

/** Conditions, each with the result that Google's emulator (1.19.9) gave. */
export const officialAnswers: readonly OfficialAnswer[] = [
  // The numbers in a list are compared by type, those in a set by value.
  ['1 == 1.0', 'true'],
  ['1 in [1.0]', 'false'],
  ['1 in [1]', 'true'],
  ['[1] in [[1.0]]', 'false'],
  ['[1].hasAny([1.0])', 'false'],
  ['[1].hasAll([1.0])', 'false'],
  ['[1].hasOnly([1.0])', 'false'],
  ['[1, [2]].hasAny([[2.0]])', 'false'],
  ['1 in [1.0].toSet()', 'true'],
  ['[1].toSet().hasOnly([1.0])', 'true'],
  ['[1, [2]].toSet().hasAny([[2.0]])', 'true'],
  ['[1, 1.0].toSet().size() == 1', 'true'],
  ["{'a': [1]}.diff({'a': [1.0]}).affectedKeys().size() == 0", 'true'],
  // 0.0 and -0.0 differ where they are nested in compared lists or maps, but not in sets. No two diffs are equal.
  ['0.0 == -0.0', 'true'],
  ['[0.0] == [-0.0]', 'false'],
  ['0.0 in [-0.0]', 'true'],
  ['[0.0] in [[-0.0]]', 'false'],
  ["{'a': 0.0} == {'a': -0.0}", 'false'],
  ['[[0.0]].toSet().hasAny([[-0.0]])', 'true'],
  ["{'a': 1}.diff({}) == {'a': 1}.diff({})", 'false'],
  // `in` and `is` bind less tightly than `==`, unlike in the documentation.
  ["'a' in {'a': 1} == false", 'error'],
  ["'a' in ['a'] != false", 'error'],
  ["true == 'x' in ['x']", 'false'],
  ["true == 'a' is string", 'false'],
  ["'a' is string == true", 'true'],
  ['1 == 1 in [true]', 'true'],
  ['1 == 1 is bool', 'true'],
  ['1 in [1] is bool', 'error'],
  ['1 is int in [true]', 'true'],
  ['1 < 2 in [true]', 'true'],
  ["('a' in {'a': 1}) == false", 'false'],
  // These methods of a list take a list, and those of a set take a list or a set.
  ['[1].hasAny([1].toSet())', 'error'],
  ['[1].hasAll([1].toSet())', 'error'],
  ['[1].hasOnly([1].toSet())', 'error'],
  ['[1].toSet().hasAny([1].toSet())', 'true'],
  ['[1].toSet().hasAll([1])', 'true'],
  // Slices
  ['[1, 2][1:1] == []', 'true'],
  ['[1, 2][0:0] == []', 'error'],
  ['[1, 2][2:2] == []', 'error'],
  ['[1, 2][0:3] == [1, 2]', 'error'],
  ['[1, 2, 3][2:1] == []', 'error'],
  // A day in UTC
  ['timestamp.value(1709251199999).day() == 29', 'true'],
  ['timestamp.value(1709251199999).month() == 2', 'true'],
  ['timestamp.value(-1).year() == 1969', 'true'],
  // Values with a text can be joined.
  ["[1, 2.5, null, true, 'c'].join('-') == '1-2.5-null-true-c'", 'true'],
  ["[[1]].join('-') is string", 'error'],
  // The keys of a map are sorted.
  ["{'b': 1, 'a': 2}.keys() == ['a', 'b']", 'true'],
  ["{'é': 1, 'z': 2, '😀': 3, '\uffff': 4}.keys().join(',') == 'z,é,\uffff,😀'", 'true'],
  // split
  ["'a,'.split(',') == ['a']", 'true'],
  ["',a'.split(',') == ['', 'a']", 'true'],
  ["'a,,b'.split(',') == ['a', '', 'b']", 'true'],
  ["','.split(',') == ['']", 'true'],
  ["'a'.split('a*') == ['']", 'true'],
  ["''.split(',') == ['']", 'true'],
  ["''.split('') == ['']", 'true'],
  ["'abc'.split('') == ['', 'a', 'b', 'c']", 'true'],
  ["'abc'.split('b*') == ['', 'a', '', 'c']", 'true'],
  // Rules with a broken pattern do not load, unless it is a pattern of `replace`.
  ["true || 'a'.replace('(', '') == 'a'", 'true'],
  ["'a'.replace('(', '') == 'a'", 'error'],
  // An empty match lies between the two halves of a character, too.
  ["'a😀b'.split('').size() == 5", 'true'],
  ["'😀a'.replace('', '-').size() == 7", 'true'],
  ["'baac'.replace('a*', '-') == '-b--c-'", 'true'],
  ["'😀'.matches('.')", 'true'],
  // An overflow of an int is an error.
  ['9223372036854775807 + 1 is int', 'error'],
  ['-9223372036854775807 - 2 is int', 'error'],
  // A read has no `request.resource`.
  ['request.resource == null', 'error'],
  ["'resource' in request", 'false'],
  // A segment of a path takes any scalar as one text, and names no document if it has a slash.
  ["/a/$('x/y') == /a/x/y", 'false'],
  ["/a/$('b%20+c') == /a/b", 'false'],
  ["/a/$(1) == /a/$('1')", 'true'],
  ["/a/$(null) == /a/$('null')", 'true'],
  ["/a/$(1.0) == /a/$('1.0')", 'true'],
  ['/a/$([1]) == /a/b', 'error'],
  ["exists(/databases/(default)/documents/things/$('a/b'))", 'false'],
  ["exists(/databases/(default)/documents/things/$('a/b/c'))", 'false'],
  ["exists(/databases/(default)/documents/$('things/a'))", 'error'],
  ["exists(/databases/(default)/documents/$('things/a')/b)", 'false'],
  ["exists(/databases/(default)/documents/things/$(''))", 'error'],
  // A segment that is not in `$()` may have these signs.
  ["/a/b.c == /a/$('b.c')", 'true'],
  ["/a/b&'*.:@~-_c != null", 'true'],
];
