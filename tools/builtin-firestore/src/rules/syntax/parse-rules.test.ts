import { describe, expect, it } from 'vitest';
import { inDocuments, issueTexts, valueText, withCondition } from '../testing/rules-fixture.ts';
import { parseRules } from './parse-rules.ts';
import { printExpression } from './print-expression.ts';

/** The condition with the printer's brackets, which show how it was parsed. */
function parsed(condition: string): string {
  const result = parseRules(withCondition(condition));
  if (!result.ok) throw new Error(JSON.stringify(result.issue));
  const node = result.file.service.matches[0]?.matches[0]?.allows[0]?.condition;
  if (node === undefined) throw new Error('There is no condition.');
  return node.kind === 'binary' || node.kind === 'logical'
    ? `${printExpression(node.left)} | ${node.operator} | ${printExpression(node.right)}`
    : `${node.kind}: ${printExpression(node)}`;
}

describe('precedence (protocol 7.2)', () => {
  it.each([
    ['1 + 2 * 3', '1 | + | 2 * 3'],
    ['1 * 2 + 3', '1 * 2 | + | 3'],
    ['1 - 2 - 3', '1 - 2 | - | 3'],
    ['1 + 2 < 3', '1 + 2 | < | 3'],
    ['1 < 2 in [true]', '1 < 2 | in | [true]'],
    ['1 == 2 in [true]', '1 == 2 | in | [true]'],
    ["'a' in {} == false", "'a' | in | {} == false"],
    ['1 in [1] in [true]', '1 in [1] | in | [true]'],
    ['1 in [1] is bool', '1 | in | [1] is bool'],
    ['true == 1 is int', 'is: true == 1 is int'],
    ['1 is int == true', '1 is int | == | true'],
    ['1 in [1] && true', '1 in [1] | && | true'],
    ['true && 1 in [1]', 'true | && | 1 in [1]'],
    ['1 == 2 && true', '1 == 2 | && | true'],
    ['false && true || true', 'false && true | || | true'],
    ['true || false && true', 'true | || | false && true'],
    ['true || false ? 1 : 2', 'conditional: true || false ? 1 : 2'],
    ['!true == false', '!true | == | false'],
    ['-1 * 2', '-1 | * | 2'],
    ['!request.auth.token.a', 'unary: !request.auth.token.a'],
    ['-[1][0]', 'unary: -[1][0]'],
    ['(1 + 2) * 3', '1 + 2 | * | 3'],
    ['1 == 2 != 3', '1 == 2 | != | 3'],
    ['true ? 1 : false ? 2 : 3', 'conditional: true ? 1 : false ? 2 : 3'],
  ])('%s', (condition, tree) => {
    expect(parsed(condition)).toBe(tree);
  });
});

describe('literals (protocol 7.1)', () => {
  it.each([
    [String.raw`'\\ \' \" \n \r \t'.size()`, '11'],
    [String.raw`"it's" == 'it\'s'`, 'true'],
    ["{'a': 1, 'b': [true, null]}.size()", '2'],
    ['// comment\n 1 /* and\n another */ + 1', '2'],
    ['0in[0]', 'true'],
    ['true ?1is int:false', 'true'],
    ['/users-a/$("b")/(default)/2024x', '/users-a/b/(default)/2024x'],
    ["/a/(b.c:d'e)", "/a/(b.c:d'e)"],
    ['/a/$(/b/c)/d', '/a/b/c/d'],
  ])('%s is %s', (expression, value) => {
    expect(valueText(expression)).toBe(value);
  });

  it.each([
    [String.raw`'\.'`, "4:44 Invalid escape sequence '\\.'."],
    [String.raw`'\d+'`, "4:44 Invalid escape sequence '\\d'."],
    [String.raw`'https:\/\/a'`, "4:50 Invalid escape sequence '\\/'."],
    ["'a", '4:43 Unterminated string literal.'],
    ['9223372036854775808 > 0', '4:43 The integer does not fit 64 bits.'],
    ['1abc', "4:44 Unexpected 'abc', expected ';'."],
    ['1e3', "4:44 Unexpected 'e3', expected ';'."],
    [`${'9'.repeat(400)}.0`, '4:43 The number is too large.'],
    ['/* open', '4:43 Unterminated comment.'],
    ['a ~ b', "4:45 Unexpected character '~'."],
    ['/a /b', "4:46 Unexpected '/', expected ';'."],
    ['10 / 2', "4:46 Unexpected '/', expected ';'."],
    ['/a/b+c', "4:46 A path segment with '+' or '%' is not supported."],
    ['/a%20b', "4:44 A path segment with '+' or '%' is not supported."],
    ['/ a', '4:45 Expected a path segment.'],
    ['/a/$ (b)', "4:48 Expected '(' right behind '$'."],
    ['/a/', '4:46 Expected a path segment.'],
    ['let', "4:43 Unexpected 'let', expected an expression."],
    ['1 +', "4:46 Unexpected ';', expected an expression."],
    ['[1,]', "4:46 Unexpected ']', expected an expression."],
    ['a.1', "4:45 Unexpected '1', expected a member name."],
    ['f(1', "4:46 Unexpected ';', expected ')'."],
    ['true ? 1', "4:51 Unexpected ';', expected ':'."],
    [`${'('.repeat(300)}1${')'.repeat(300)}`, 'The nesting is too deep.'],
    [`${'!'.repeat(500)}true`, 'The nesting is too deep.'],
  ])('%.20s: %s', (condition, issue) => {
    expect(issueTexts(withCondition(condition))).toEqual([expect.stringContaining(issue)]);
  });
});

describe('statements (protocol 7.1)', () => {
  it.each([
    ['match /a/{b} { allow peek; }', "4:22 'peek' is not a method of allow."],
    ['match /a/{b} { allow read if true; }', "4:27 Unexpected 'if', expected ';'."],
    ['match /a/{b} { allow read: true; }', "4:28 Unexpected 'true', expected 'if'."],
    ['match /a/{b} { allow read: if true }', "4:36 Unexpected '}', expected ';'."],
    ['match /a/{b=*} { allow read; }', "4:13 Unexpected '*', expected '**'."],
    ['match /a/{in} { allow read; }', "4:11 'in' is a reserved word."],
    ['match /a+b/{c} { allow read; }', "4:8 A path segment with '+' or '%' is not supported."],
    ['match a/b { allow read; }', "4:7 Unexpected 'a', expected '/'."],
    ['match /a/b/ { allow read; }', '4:13 Expected a path segment.'],
    ['function f() { let x = 1; }', "4:27 Unexpected '}', expected 'return'."],
    ['function f() { return 1 }', "4:25 Unexpected '}', expected ';'."],
    ['function f(a,) { return 1; }', "4:14 Unexpected ')', expected a parameter name."],
  ])('%s: %s', (body, issue) => {
    expect(issueTexts(inDocuments(body))).toEqual([expect.stringContaining(issue)]);
  });

  it.each([
    ['', '1:1 '],
    ["rules_version = '2'; service cloud.firestore { } x", "1:50 Unexpected 'x' behind the service."],
    ["rules_version = '2'; service cloud.firestore {", '1:47 '],
    ['rules_version = 2; service cloud.firestore { }', "1:17 Expected '2'."],
  ])('the file %s: %s', (source, issue) => {
    expect(issueTexts(source)).toEqual([expect.stringContaining(issue)]);
  });
});

it.each(['(', '[', '{', '!', '-', 'a(', 'a[', "{'a':", 'true ? ', 'true ? 1 : ', '1 + ', '/a/$('])(
  'a condition of %s ten thousand times over is refused',
  (part) => {
    expect(issueTexts(withCondition(part.repeat(10_000)))).not.toEqual([]);
    expect(issueTexts(withCondition(`${part.repeat(10_000)}1`))).not.toEqual([]);
  },
);
