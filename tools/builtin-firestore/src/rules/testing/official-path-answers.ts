import type { OfficialAnswer } from './official-answers.ts';

/** The same of conditions about paths. */
export const officialPathAnswers: readonly OfficialAnswer[] = [
  // A segment takes any scalar as one text, and names no document if it has a slash.
  ["string(/a/$('x/y')) == '/a/x/y'", 'true'],
  ["/a/$('x/y') == /a/x/y", 'false'],
  ["/a/$('x/y')[1] == 'x/y'", 'true'],
  ["string(/a/$('')/b) == '/a//b'", 'true'],
  ["/a/$(1) == /a/$('1')", 'true'],
  ["/a/$(null) == /a/$('null')", 'true'],
  ["/a/$(1.0) == /a/$('1.0')", 'true'],
  ['/a/$([1]) is path', 'error'],
  ["exists(/databases/(default)/documents/things/$('a/b'))", 'false'],
  ["exists(/databases/(default)/documents/things/$('a/b/c'))", 'false'],
  ["exists(/databases/(default)/documents/$('things/a'))", 'error'],
  ["exists(/databases/(default)/documents/$('things/a')/b)", 'false'],
  ["exists(/databases/(default)/documents/things/$(''))", 'error'],
  // Written out, a segment may have these signs.
  ["/a/b.c == /a/$('b.c')", 'true'],
  ["/a/b&'*.:@~-_c is path", 'true'],
  // Variables of a path
  ["path('/a/{x}').bind({'x': 'b/c'})[1] == 'b/c'", 'true'],
  ["path('/a/{x=**}').bind({'x': /b/c}) == /a/b/c", 'true'],
  ["path('/a/{x}').bind({'x': 1}) == /a/$('1')", 'true'],
  ["path('/a/{x}').bind({'y': 'b'}) is path", 'error'],
  ["path('/a/{x}').bind({'x': ''}) is path", 'error'],
  ["path('/a/{x}') is path", 'true'],
  ["path('/a/{x}') == path('/a/{x}')", 'false'],
  ["path('/a/{x}')[0] == 'a'", 'error'],
  ["string(path('/a/{x}')) == '/a/'", 'true'],
  ["path('/a/$(x)')[1] == '$(x)'", 'true'],
  ["path('a/{1}') is path", 'error'],
  ["path('/a/{x=**}').bind({'x': 'b'}) is path", 'error'],
  ["path('/a/{x=**}').bind({'x': 1}) is path", 'error'],
  ["path('/a/{x}').bind({'x': /b/c}) == /a/$('/b/c')", 'true'],
  ["path('/a/{x}/{x}') is path", 'error'],
  // What is not bound then is gone.
  ["path('/a/{x}/{y}').bind({'x': 'b'}) == /a/b", 'true'],
  ["path('/a/{x}/b/{y=**}').bind({}) == /a/b", 'true'],
  ["path('/a/{x}/{y}').bind({'x': 'b'}).bind({'y': 'c'}) is path", 'error'],
  // A text is trimmed and decoded segment by segment, as if it came from a form.
  ["path('/a/b%20c')[1] == 'b c'", 'true'],
  ["path('/a/b+c')[1] == 'b c'", 'true'],
  ["path('/a/b%2Fc') == /a/$('b/c')", 'true'],
  ["path('/a/%7Bx%7D')[1] == '{x}'", 'true'],
  ["path('/a/b%') is path", 'error'],
  ["path('/a/b%zz') is path", 'error'],
  ["path(' a / b ') == /a/b", 'true'],
  ["path('/a/ ') is path", 'error'],
  ["path(' /a') is path", 'error'],
  ["/a/$('b%20+c')[1] == 'b%20+c'", 'true'],
  ["path('/a/{x}').bind({'x': 'b%20+c'})[1] == 'b%20+c'", 'true'],
  // A path is nothing to divide.
  ['/a / 2 == 1', 'error'],
];
