import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrange, outcomeOf } from './scenario/over-the-wire.ts';
import { RULES_SOURCE } from './scenario/read-rules.ts';
import type { Case } from './scenario/request.ts';
import { connectRulesClient } from './scenario/rules-client.ts';

/**
 * Tests a part of the table over the wire. Two files can run at once, because each has a project of its own. In one
 * project, writes to the same documents at the same time would be aborted instead of refused.
 */
export function describeRulesTable(projectId: string, cases: readonly Case[]): void {
  const client = connectRulesClient(projectId);

  beforeAll(() => client.putRules(RULES_SOURCE));
  afterAll(() => client.close());

  describe.each(cases.map((one) => [one.title, one] as const))('%s', (_, { seed, permitted, refused }) => {
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
}
