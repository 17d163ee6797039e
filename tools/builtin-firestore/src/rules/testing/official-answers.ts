/** What a condition of a `get` gives; `error` denies whatever surrounds it. */
type Answer = 'true' | 'false' | 'error';

/** Conditions, and what Google's emulator (1.19.9) made of them when it was asked. */
export const officialAnswers: readonly (readonly [condition: string, answer: Answer])[] = [
  // Numbers inside a list have a kind, inside a set only a value.
  ['1 == 1.0', 'true'],
  ['1 in [1.0]', 'false'],
  ['1 in [1]', 'true'],
  ['[1] in [[1.0]]', 'false'],
  ['[1].hasAny([1.0])', 'false'],
  ['[1].hasAll([1.0])', 'false'],
  ['[1].hasOnly([1.0])', 'false'],
  ['[1, [2]].hasAny([[2.0]])', 'false'],
  ['[1].removeAll([1.0]) == []', 'false'],
  ['1 in [1.0].toSet()', 'true'],
  ['[1].toSet().hasOnly([1.0])', 'true'],
  ['[1, [2]].toSet().hasAny([[2.0]])', 'true'],
  ['[1, 1.0].toSet().size() == 1', 'true'],
  ["{'a': [1]}.diff({'a': [1.0]}).affectedKeys().size() == 0", 'true'],
  // A list is compared with a list, a set with either.
  ['[1].hasAny([1].toSet())', 'error'],
  ['[1].hasAll([1].toSet())', 'error'],
  ['[1].hasOnly([1].toSet())', 'error'],
  ['[1].toSet().hasAny([1].toSet())', 'true'],
  ['[1].toSet().hasAll([1])', 'true'],
  // Slices
  ["'abc'[0:3] == 'abc'", 'true'],
  ["'abc'[1:1] == ''", 'true'],
  ["'abc'[0:0] == ''", 'error'],
  ["'abc'[3:3] == ''", 'error'],
  ["''[0:0] == ''", 'error'],
  ["'abc'[2:1] == ''", 'error'],
  ['[1, 2][1:1] == []', 'true'],
  ['[1, 2][0:0] == []', 'error'],
  ['[1, 2][2:2] == []', 'error'],
  ['[1, 2][0:3] == [1, 2]', 'error'],
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
  // Numbers from texts
  ["float('1e3') == 1000.0", 'true'],
  ["float(' 5.\\t') == 5.0", 'true'],
  ["float('1.5F') == 1.5", 'true'],
  ["float('-Infinity') < 0.0", 'true'],
  ["math.isNaN(float('+NaN'))", 'true'],
  ["float('NaN') == float('NaN')", 'false'],
  ["float('inf') is float", 'error'],
  ["float('.') is float", 'error'],
  ["int('1e3') == 1000", 'error'],
  ["int(' 5') == 5", 'error'],
  ["int(float('NaN')) == 0", 'true'],
  ["int(float('Infinity')) == 9223372036854775807", 'true'],
  // A read has no resource of its own.
  ['request.resource == null', 'error'],
  ["'resource' in request", 'false'],
];
