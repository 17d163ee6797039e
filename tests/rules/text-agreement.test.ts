import { expect, test } from 'vitest';
import { typedText } from '#domain/shared/typed-text.ts';
import { loadSource } from './scenario/load-source.ts';
import { RULES_SOURCE } from './scenario/read-rules.ts';
import { commits, set } from './scenario/request.ts';
import { seededDatabase, TEST_TIME } from './scenario/seeded-database.ts';
import { prepare, verdict } from './scenario/verdict.ts';

const PLACES = 'match /documents {';

/** The rules with a new collection that has only the condition on texts, so that no text is too long. */
const ruleset = loadSource(
  RULES_SOURCE.replace(
    PLACES,
    `${PLACES} match /texts/{id} { allow write: if isShown(request.resource.data.text); }`,
  ),
);
const database = seededDatabase({});

const accepts = (text: string) =>
  verdict(ruleset, prepare(database, commits(null, set('texts/1', { text })), TEST_TIME)).allowed;

/** Every character, assigned or not, without surrogates, which no database stores. */
const CHARACTERS = Array.from({ length: 0x11_0000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));

/** The number of characters that the rules can search in a short time. */
const PORTION = 1000;

test('a typed text loses exactly the characters that the rules refuse as hidden', () => {
  const isKept = (character: string) => typedText(`a${character}b`) === `a${character}b`;
  const [visible, dropped] = [CHARACTERS.filter(isKept), CHARACTERS.filter((each) => !isKept(each))];
  expect(dropped.length).toBeGreaterThan(4000);
  expect(dropped.filter(accepts)).toEqual([]);
  const portions = Array.from({ length: Math.ceil(visible.length / PORTION) }, (_, index) =>
    visible.slice(index * PORTION, (index + 1) * PORTION).join(''),
  );
  expect(portions.filter((text) => !accepts(text))).toEqual([]);
  expect(accepts(`${portions[0]}\u200B`)).toBe(false);
}, 60_000);
