import type { RE2JS } from 're2js';
import { boolOf, countOf, fail, listOf, stringOf } from '../values/make-value.ts';
import { compilePattern } from '../values/regular-expression.ts';
import type { RulesValue, StringValue } from '../values/rules-value.ts';
import { signature, type MemberTable } from '../values/signature.ts';

function withPattern(source: string, compute: (pattern: RE2JS) => RulesValue): RulesValue {
  const compiled = compilePattern(source);
  return compiled.ok ? compute(compiled.pattern) : fail(compiled.description);
}

function replace(text: string, source: string, by: string): RulesValue {
  if (/[$\\]/.test(by)) return fail('A replacement with $ or \\ is not supported.');
  return withPattern(source, (pattern) => replaceMatches(text, pattern, by));
}

/** The matches of the pattern, from left to right. After an empty match the next UTF-16 unit is tried. */
function* matchesIn(text: string, pattern: RE2JS): Generator<readonly [start: number, end: number]> {
  const matcher = pattern.matcher(text);
  for (let from = 0; from <= text.length && matcher.find(from);) {
    const [start, end] = [matcher.start(), matcher.end()];
    yield [start, end];
    from = end > start ? end : end + 1;
  }
}

/** Stops as soon as the result is too long for a string. */
function replaceMatches(text: string, pattern: RE2JS, by: string): RulesValue {
  let result = '';
  let from = 0;
  for (const [start, end] of matchesIn(text, pattern)) {
    result += text.slice(from, start) + by;
    from = end;
    const checked = stringOf(result);
    if (checked.type === 'error') return checked;
  }
  return stringOf(result + text.slice(from));
}

/**
 * The parts between the matches, at least one. Empty parts at the end are left out. As in the official emulator, an
 * empty match splits, too, if it is not at the end of the text.
 */
function splitParts(text: string, pattern: RE2JS): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const [start, end] of matchesIn(text, pattern)) {
    if (start === text.length) break;
    parts.push(text.slice(from, start));
    from = end;
  }
  parts.push(text.slice(from));
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}

function split(text: string, source: string): RulesValue {
  return withPattern(source, (pattern) =>
    listOf(splitParts(text, pattern).map((part) => ({ type: 'string', value: part }))),
  );
}

/** The methods of strings (protocol 7.4). `size` counts UTF-16 units, and `matches` is a full match. */
export const stringMembers: MemberTable<StringValue> = new Map([
  ['size', [signature([], 'int', (own: StringValue) => countOf(own.value.length))]],
  ['split', [signature(['string'], 'list', (own: StringValue, pattern) => split(own.value, pattern.value))]],
  [
    'replace',
    [
      signature(['string', 'string'], 'string', (own: StringValue, pattern, by) =>
        replace(own.value, pattern.value, by.value),
      ),
    ],
  ],
  [
    'matches',
    [
      signature(['string'], 'bool', (own: StringValue, source) =>
        withPattern(source.value, (pattern) => boolOf(pattern.matcher(own.value).matches())),
      ),
    ],
  ],
]);
