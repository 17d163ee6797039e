import { createHash } from 'node:crypto';
import type {
  LimitedProvider,
  ProviderLimits,
} from '#adapters/contracts/identity/identity-port.provider-limits.contract.ts';
import type { WorldUnderTest } from '#adapters/contracts/stage/world-under-test.builder.ts';
import { DEFAULT_PASSWORD_POLICY } from '#domain/accounts/model/password-policy.ts';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { createAdjustableClock } from './adjustable-clock.builder.ts';
import { createMemoryWorld, type MemoryWorld } from './memory-world.ts';
import { PRODUCT_RULES } from './product-rules.builder.ts';

/** The memory world in the form of the contracts. */
export async function makeMemoryWorldUnderTest(): Promise<WorldUnderTest & Pick<MemoryWorld, 'reads'>> {
  const { identities, documents, reads, openBrowser } = createMemoryWorld({
    rules: PRODUCT_RULES,
    policy: DEFAULT_PASSWORD_POLICY,
  });
  return {
    reads,
    identities: {
      create: async (email, password) => identities.create({ email, password }),
      find: async (email) => identities.find(email),
      disable: async (uid) => identities.disable(uid),
      latestCode: async (kind, email) => identities.latestCode(kind, email),
    },
    documents: {
      write: async (written) => documents.commit(written),
      read: async (path) => documents.read(path),
      async recordRelease(email, releasedAt) {
        const hash = createHash('sha256').update(email).digest('hex');
        documents.commit({ [`tombstones/${hash}`]: { releasedAt } });
      },
    },
    async openBrowser() {
      const { network, openTab } = openBrowser();
      return {
        network,
        async openTab() {
          const tab = openTab();
          return { ...tab, close: async () => tab.close() };
        },
      };
    },
    close: async () => {},
  };
}

/** A memory provider with limits, in the form of the contract. */
export async function makeLimitedMemoryProvider(limits: ProviderLimits): Promise<LimitedProvider> {
  const clock = createAdjustableClock();
  const lockOut = { toleratedFailures: limits.toleratedFailures, minutes: 15 };
  const { identities, openBrowser } = createMemoryWorld({
    rules: PRODUCT_RULES,
    clock,
    policy: limits.policy,
    lockOut,
  });
  const [email, password] = ['person@example.com', 'Present#Password1'];
  identities.create({ email, password });
  const tab = openBrowser().openTab();
  const codeSentNow = async () => {
    await tab.identity.sendPasswordReset(email);
    return identities.latestCode('reset', email) ?? '';
  };
  const expiredResetCode = await codeSentNow();
  clock.advance(2 * HOUR_MS);
  return {
    identity: tab.identity,
    email,
    password,
    expiredResetCode,
    resetCode: await codeSentNow(),
    expireSessions: () =>
      ['newcomer@example.com', email].forEach((each) =>
        identities.endSessions(identities.find(each)?.uid ?? ''),
      ),
    close: async () => tab.close(),
  };
}
