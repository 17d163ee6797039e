import { loadProductRules } from '#adapters/memory/load-product-rules.ts';
import type { MemoryTab } from '#adapters/memory/memory-browser.ts';
import { createMemoryWorld } from '#adapters/memory/memory-world.ts';
import { seedMemoryWorld } from '#adapters/memory/memory-seed.ts';
import { demoDecisions } from '#emulator-seed/demo-decisions.ts';
import { playRideStories } from '#emulator-seed/ride-history.ts';
import seedAccounts from '#emulator-seed/seed-accounts.json';
import rulesText from '../../../firestore.rules?raw';

/** The adapters without a backend. Each page load begins with fresh seed accounts; the session survives a reload. */
export function openMemoryAdapters(): MemoryTab {
  const world = createMemoryWorld({ rules: loadProductRules(rulesText) });
  seedMemoryWorld(world, seedAccounts);
  const nameOf = (uid: string) => seedAccounts.accounts.find((account) => account.uid === uid)?.name ?? uid;
  const now = world.clock.now();
  world.documents.commit(playRideStories(now, { nameOf, week: true }).documents);
  for (const { documents } of demoDecisions(seedAccounts.accounts, now)) world.documents.commit(documents);
  return world.openBrowser(window.sessionStorage).openTab();
}
