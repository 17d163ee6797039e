import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlainName, isVisibleName } from '#domain/shared/people/name.ts';
import { nameKeysOf, searchKeyOf } from '#domain/shared/people/name-keys.ts';
import { isVisible } from './model/accounts/profile-facts.ts';
import { loadSource } from './scenario/load-source.ts';
import { person } from './scenario/people.ts';
import { RULES_SOURCE } from './scenario/read-rules.ts';
import { registers } from './scenario/accounts/registration.ts';
import { sampleNames } from './scenario/sample-names.ts';
import { seededDatabase, TEST_TIME } from './scenario/seeded-database.ts';
import { prepare, verdict } from './scenario/verdict.ts';

const penny = person('penny');
const ruleset = loadSource(RULES_SOURCE);
const nobodyYet = seededDatabase({});

/** Every character that Unicode calls assigned today, without surrogates. */
const ASSIGNED = Array.from({ length: 0x11_0000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))
  .filter((character) => /\P{Cn}/u.test(character));

/** Letters and symbols that are invisible. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0\ufffc\u{1d159}]/u;

describe('a name', { timeout: 60_000 }, () => {
  test('a name may be registered if and only if the domain calls it visible and plain', () => {
    fc.assert(
      fc.property(sampleNames, (name) => {
        const request = registers(penny, { profile: { name, ...nameKeysOf(name) } });
        const { allowed } = verdict(ruleset, prepare(nobodyYet, request, TEST_TIME));
        expect(allowed).toBe(isVisibleName(name) && isPlainName(name));
      }),
      { numRuns: 5000 },
    );
  });

  test('a letter with two cases may be registered under its key, and a capital not under itself', () => {
    const letters = ASSIGNED.filter(
      (letter) =>
        isVisibleName(letter) && (letter.toLowerCase() !== letter || letter.toUpperCase() !== letter),
    );
    const permits = (name: string, keys: object) =>
      verdict(ruleset, prepare(nobodyYet, registers(penny, { profile: { name, ...keys } }), TEST_TIME))
        .allowed;
    expect(letters.filter((letter) => !permits(letter, nameKeysOf(letter)))).toEqual([]);
    const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter) && searchKeyOf(letter) !== letter);
    expect(capitals.length).toBeGreaterThan(600);
    const asWritten = (letter: string) => ({ ...nameKeysOf(''), nameKey: letter, nameKeyLast: '' });
    expect(capitals.filter((letter) => permits(letter, asWritten(letter)))).toEqual([]);
  });

  test('every letter, digit, punctuation mark and symbol of today is visible, except for blank ones', () => {
    const shown = ASSIGNED.filter((character) => isVisible(character) && !BLANK.test(character));
    expect(shown.length).toBeGreaterThan(150_000);
    expect(shown.filter((character) => !isVisibleName(character))).toEqual([]);
  });

  test('no space, control or private character is visible', () => {
    const spaces = ASSIGNED.filter((character) => /[\p{Z}\p{Cc}\p{Co}]/u.test(character));
    expect(spaces.length).toBeGreaterThan(130_000);
    expect(spaces.filter(isVisibleName)).toEqual([]);
  });
});
