import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_CASES } from './cases/all-cases.ts';
import { arrange, outcomeOf } from './scenario/over-the-wire.ts';
import { RULES_SOURCE } from './scenario/read-rules.ts';
import { connectRulesClient } from './scenario/rules-client.ts';

const client = connectRulesClient('demo-rules-table');

beforeAll(() => client.putRules(RULES_SOURCE));
afterAll(() => client.close());

describe.each(ALL_CASES.map((one) => [one.title, one] as const))('%s', (_, { seed, permitted, refused }) => {
  beforeAll(async () => {
    await client.clear();
    await arrange(client.owner, seed);
  });

  it.each(Object.entries(refused))('refused: %s', async (_title, { by, does }) => {
    expect(await outcomeOf(client.as(by), does)).toBe('permission-denied');
  });

  it('the permitted request succeeds after all refused ones', async () => {
    expect(await outcomeOf(client.as(permitted.by), permitted.does)).toBe('allowed');
  });
});
