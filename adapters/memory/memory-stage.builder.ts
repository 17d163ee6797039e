import { tombstoneId } from '#adapters/records/accounts/tombstone-id.ts';
import { tombstonePath } from '#domain/accounts/model/account-paths.ts';
import type { IdentityUser } from '#domain/accounts/ports/private-session.ts';
import {
  ACCOUNT_FORM_SERVICES,
  type AccountFormServices,
} from '#domain/accounts/services/account-form-services.ts';
import { ACCOUNT_SERVICES, type AccountServices } from '#domain/accounts/services/account-services.ts';
import { REVIEW_SERVICES, type ReviewServices } from '#domain/accounts/services/review-services.ts';
import type { Session, SessionState } from '#domain/accounts/services/session.ts';
import { createAdjustableClock } from './adjustable-clock.builder.ts';
import type { MemoryBrowser } from './memory-browser.ts';
import { seedMemoryWorld, type SeedAccount } from './memory-seed.ts';
import { createMemoryWorld } from './memory-world.ts';
import { PRODUCT_RULES } from './product-rules.builder.ts';

export const PASSWORD = 'correct horse 1';

/** A world for tests of services. Its clock moves only when a test advances it. */
export function aMemoryStage() {
  const clock = createAdjustableClock();
  const world = createMemoryWorld({ rules: PRODUCT_RULES, clock });
  let created = 0;
  return {
    clock,
    world,
    /** Adds a complete account, by default an approved passenger's. Each further account has registered later. */
    addAccount(given: Partial<SeedAccount> = {}): SeedAccount {
      created += 1;
      const number = String(created).padStart(3, '0');
      const account = {
        uid: `u${number}`,
        email: `person${number}@example.com`,
        name: `Person ${number}`,
        role: 'passenger',
        status: 'approved',
        createdAt: new Date(Date.UTC(2025, 0, 1, 8, created)).toISOString(),
        ...given,
      };
      seedMemoryWorld(world, { password: PASSWORD, accounts: [account] });
      return account;
    },
    stored: ({ uid, email }: { uid: string; email: string }) => ({
      profile: world.documents.read(`users/${uid}`),
      entry: world.documents.read(`accountDirectory/${email}`),
    }),
    /** Changes fields of a stored profile, bypassing the rules; `undefined` deletes a field. */
    alter(uid: string, fields: Readonly<Record<string, unknown>>) {
      const altered = Object.entries({ ...world.documents.read(`users/${uid}`), ...fields });
      const present = altered.filter(([, value]) => value !== undefined);
      world.documents.commit({ [`users/${uid}`]: Object.fromEntries(present) });
    },
    /** Stores the tombstone of an address that was rejected and then released (D28). */
    async recordRelease(email: string, releasedAt: Date) {
      world.documents.commit({ [tombstonePath(await tombstoneId(email))]: { releasedAt } });
    },
    openProduct: (browser: MemoryBrowser = world.openBrowser()) => openProduct(browser),
  };
}

type EveryService = AccountServices & AccountFormServices & ReviewServices;

/** Every service of accounts, in one tab of a browser. */
export function openProduct(browser: MemoryBrowser) {
  const tab = browser.openTab();
  const needs = Object.assign({} as EveryService, tab);
  const services = {} as EveryService;
  // In the order of the lists, where each service comes after those that it needs.
  for (const [name, create] of Object.entries({
    ...ACCOUNT_SERVICES,
    ...ACCOUNT_FORM_SERVICES,
    ...REVIEW_SERVICES,
  })) {
    const made = { [name]: create(needs) };
    Object.assign(needs, made);
    Object.assign(services, made);
  }
  const { signIn } = services;
  return {
    browser,
    tab,
    network: browser.network,
    /** The dependencies of the services: the ports, and each other. */
    needs,
    ...services,
    /** Signs a person in on the general sign-in page. */
    enter: ({ email }: { email: string }) => signIn({ email, password: PASSWORD, area: null }),
    requestsOf: browser.network.requestsOf,
  };
}

/** Resolves as soon as the session is in this state. */
export function sessionIn<S extends SessionState['state']>(
  session: Session,
  state: S,
): Promise<Extract<SessionState, { state: S }>> {
  return new Promise((resolve) => {
    const check = () => {
      const now = session.current();
      if (!isIn(now, state)) return;
      stop();
      resolve(now);
    };
    const stop = session.subscribe(check);
    check();
  });
}

function isIn<S extends SessionState['state']>(
  now: SessionState,
  state: S,
): now is Extract<SessionState, { state: S }> {
  return now.state === state;
}

/** All states of a session from now on, with the uid if there is one. */
export function recordStates(session: Session): string[] {
  const describe = (now: SessionState & { identity?: IdentityUser }) =>
    now.identity === undefined ? now.state : `${now.state} ${now.identity.uid}`;
  const states = [describe(session.current())];
  session.subscribe(() => states.push(describe(session.current())));
  return states;
}
