import { afterAll, beforeAll } from 'vitest';
import { describeAttacks } from './attacks.contract.ts';
import { arrange, outcomeOf } from './scenario/over-the-wire.ts';
import { RULES_SOURCE } from './scenario/read-rules.ts';
import { connectRulesClient } from './scenario/rules-client.ts';

const client = connectRulesClient('demo-attacks');
beforeAll(() => client.putRules(RULES_SOURCE));
afterAll(() => client.close());

describeAttacks(async (seed) => {
  await client.clear();
  await arrange(client.owner, seed);
  return async ({ by, does }) => {
    const outcome = await outcomeOf(client.as(by), does);
    if (outcome !== 'allowed' && outcome !== 'permission-denied') throw new Error(outcome);
    return outcome === 'allowed';
  };
});
