import * as fc from 'fast-check';
import { doc, setDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPlainName, isVisibleName } from '#domain/shared/people/name.ts';
import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { RULES_SOURCE } from './scenario/read-rules.ts';
import { connectRulesClient } from './scenario/rules-client.ts';
import { sampleNames } from './scenario/sample-names.ts';

const PROFILES = 'match /users/{uid} {';

/** The rules with a new collection that has only the condition on names. Other tests try the rest of a profile. */
const NAMES_ALONE = RULES_SOURCE.replace(
  PROFILES,
  `${PROFILES} match /names/{id} { allow write: if isNamed(request.resource.data); }`,
);

const client = connectRulesClient('demo-names');
beforeAll(() => client.putRules(NAMES_ALONE), 60_000);
afterAll(() => client.close());

describe('a name on this Firestore', { timeout: 120_000 }, () => {
  test('a name is accepted if and only if the domain calls it visible and plain', async () => {
    const names = [...new Set(fc.sample(sampleNames, { numRuns: 200, seed: 14 }))];
    const accepts = (name: string, index: number) =>
      setDoc(doc(client.as(null), `users/${index}/names/name`), { name, ...nameKeysOf(name) }).then(
        () => true,
        () => false,
      );
    const judged = await Promise.all(
      names.map(async (name, index) => ({ name, is: await accepts(name, index) })),
    );
    expect(judged.filter(({ is }) => is).length).toBeGreaterThan(30);
    expect(judged.filter(({ is }) => !is).length).toBeGreaterThan(30);
    expect(judged.filter(({ name, is }) => is !== (isVisibleName(name) && isPlainName(name)))).toEqual([]);
  });
});
