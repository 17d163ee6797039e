import type { Ruleset } from 'builtin-firestore/rules';
import { systemClock } from '#adapters/device/system-clock.ts';
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from '#domain/accounts/model/password-policy.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { createTransientStorage, type SessionStorage } from './browser-session.ts';
import { createDocumentServer, type MemoryDocuments } from './documents/document-server.ts';
import {
  createIdentityAdministration,
  type IdentityAdministration,
} from './identities/identity-administration.ts';
import { createIdentityTable } from './identities/identity-table.ts';
import { createLinkCodes } from './identities/link-codes.ts';
import { createMemoryProvider, type ProviderSettings } from './identities/memory-provider.ts';
import { openMemoryBrowser, type MemoryBrowser } from './memory-browser.ts';

export interface MemoryWorldOptions {
  /** The rules for every request to the documents: `firestore.rules`. */
  readonly rules: Ruleset;
  /** The clock of the servers and the ports; by default the device's own. The cache always uses the device's own. */
  readonly clock?: Clock;
  /** The provider's policy; the product's default one if it is left out. */
  readonly policy?: PasswordPolicy;
  readonly lockOut?: ProviderSettings['lockOut'];
}

/** An identity provider and a document store in this process. Both are as strict as the real ones. */
export interface MemoryWorld {
  readonly clock: Clock;
  /** Access to the provider that bypasses its limits. */
  readonly identities: IdentityAdministration;
  /** Access to the store that bypasses its rules. */
  readonly documents: MemoryDocuments;
  /** How many reads Firestore would have billed so far, including the documents that the rules read. */
  reads(): number;
  /** A browser. Its session lasts as long as `storage`, by default as long as the page. */
  openBrowser(storage?: SessionStorage): MemoryBrowser;
}

/** By default, five wrong passwords lock an identity for a quarter of an hour. */
const LOCK_OUT: ProviderSettings['lockOut'] = { toleratedFailures: 5, minutes: 15 };

export function createMemoryWorld(options: MemoryWorldOptions): MemoryWorld {
  const { clock = systemClock, policy = DEFAULT_PASSWORD_POLICY, lockOut = LOCK_OUT } = options;
  const [table, codes] = [createIdentityTable(), createLinkCodes(clock)];
  const provider = createMemoryProvider(table, codes, clock, { policy, lockOut });
  const server = createDocumentServer(options.rules, clock);
  return {
    clock,
    identities: createIdentityAdministration(table, codes),
    documents: server.documents,
    reads: server.reads,
    openBrowser: (storage = createTransientStorage()) =>
      openMemoryBrowser({ provider, server, clock, storage }),
  };
}
