import { expect, test } from 'vitest';
import { createAdjustableClock } from '#adapters/memory/adjustable-clock.builder.ts';
import { seedMemoryWorld } from '#adapters/memory/memory-seed.ts';
import { createMemoryWorld } from '#adapters/memory/memory-world.ts';
import { PRODUCT_RULES } from '#adapters/memory/product-rules.builder.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { demoDecisions } from './demo-decisions.ts';
import { SEED_ACCOUNTS, SEED_PASSWORD } from './seed-accounts.ts';

test('the rules allow every decision of the demo, and each decision leaves the documents that the demo stores', async () => {
  const now = new Date('2026-03-01T10:00:00.000Z');
  const clock = createAdjustableClock(now.getTime() - 8 * DAY_MS);
  const decisions = demoDecisions(SEED_ACCOUNTS, now).toSorted(
    (one, other) => Number(one.at) - Number(other.at),
  );
  expect(decisions.map(({ batch }) => batch[2]?.path)).toEqual(
    ['seed-third-driver', 'seed-third-passenger', 'seed-fifth-driver', 'seed-rejected'].map(
      (uid) => `users/${uid}/reviews/1`,
    ),
  );
  for (const { at, pending, batch, documents } of decisions) {
    clock.advance(at.getTime() - clock.now().getTime());
    const world = createMemoryWorld({ rules: PRODUCT_RULES, clock });
    const admins = SEED_ACCOUNTS.filter(({ uid }) => uid === 'seed-admin');
    seedMemoryWorld(world, { password: SEED_PASSWORD, accounts: admins });
    world.documents.commit(pending);
    const tab = world.openBrowser().openTab();
    valueOf(await valueOf(await tab.identity.signIn('admin@example.com', SEED_PASSWORD)).enter());
    expect(await tab.records.commit(batch)).toEqual({ ok: true, value: undefined });
    for (const [path, document] of Object.entries(documents))
      expect(world.documents.read(path), path).toEqual(document);
  }
});
