import { createMemoryWorld } from '#adapters/memory/memory-world.ts';
import { seedMemoryWorld } from '#adapters/memory/memory-seed.ts';
import seedAccounts from '#emulator-seed/seed-accounts.json';
import type { Adapters } from './tokens.ts';

/** The product without any other process: the seed accounts, anew with each page, and a session that outlives it. */
export function openMemoryAdapters(): Adapters {
  const world = createMemoryWorld();
  seedMemoryWorld(world, seedAccounts);
  return world.openBrowser(window.sessionStorage).openTab();
}
