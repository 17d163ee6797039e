import type { AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import type { IdentityPort } from '#domain/accounts/ports/identity-port.ts';
import type { PrivateSession } from '#domain/accounts/ports/private-session.ts';
import { succeed } from '#domain/shared/result.ts';
import type { BrowserSession } from './browser-session.ts';
import type { TokenUser } from './documents/document-server.ts';
import type { ProvenUser } from './identities/identity-table.ts';
import type { MemoryProvider } from './identities/memory-provider.ts';
import { providerFailure } from './identities/provider-failure.ts';
import type { MemoryNetwork } from './memory-network.ts';
import type { TabSession } from './tab-session.ts';

interface Surroundings {
  readonly provider: MemoryProvider;
  readonly network: MemoryNetwork;
  readonly session: BrowserSession;
  /** Called with each private session, and with a function that returns the user whose rights the session has. */
  readonly opened: (privateSession: PrivateSession, callerOf: () => Promise<TokenUser>) => void;
}

/** Opens a private session. Only `enter` stores its token. */
function openPrivateSession(
  { provider, network, session, opened }: Surroundings,
  user: ProvenUser,
): PrivateSession {
  const { refreshToken } = user;
  let isOpen = true;
  let current = user;
  const privateSession: PrivateSession = {
    user,
    isProven: () => current.emailVerified,
    async reload() {
      const found = await network.send('proof', 'identity.reload', () => provider.lookUp(refreshToken));
      if (!found.ok) return found;
      current = found.value;
      return succeed();
    },
    sendProof: () => network.send('identity', 'identity.sendProof', () => provider.sendProof(refreshToken)),
    signedInAt: async () => succeed(user.signedInAt),
    async enter() {
      if (!isOpen) return providerFailure('no-token');
      session.replace(refreshToken);
      return succeed();
    },
    deleteIdentity: () => network.send('identity', 'identity.delete', () => provider.remove(refreshToken)),
    async end() {
      isOpen = false;
    },
  };
  opened(privateSession, async () => (isOpen ? current : null));
  return privateSession;
}

export function createMemoryIdentity(surroundings: Surroundings, tab: TabSession): IdentityPort {
  const { provider, network, session } = surroundings;
  const privately = (proven: AccountResult<ProvenUser>) =>
    proven.ok ? succeed(openPrivateSession(surroundings, proven.value)) : proven;
  const forHolder = async <T>(act: (holder: ProvenUser) => Promise<AccountResult<T>>) => {
    const holder = await tab.holder();
    return holder === null ? providerFailure('no-token') : act(holder);
  };
  /** After a success, all tabs continue with the new session. */
  const goOn = (proven: AccountResult<ProvenUser>) => {
    if (proven.ok) session.replace(proven.value.refreshToken);
    return proven;
  };
  return {
    onSessionChange: (listener) => tab.onChange(listener),
    signIn: async (email, password) =>
      privately(await network.send('proof', 'identity.signIn', () => provider.signIn(email, password))),
    signUp: async (email, password) =>
      privately(await network.send('identity', 'identity.signUp', () => provider.signUp(email, password))),
    signedInAt: () => forHolder(async ({ signedInAt }) => succeed(signedInAt)),
    proveAgain: (password) =>
      forHolder(async ({ refreshToken }) => {
        const prove = () => provider.proveAgain(refreshToken, password);
        const proven = goOn(await network.send('identity', 'identity.proveAgain', prove));
        return proven.ok ? succeed(proven.value.signedInAt) : proven;
      }),
    sendProof: () =>
      forHolder(({ refreshToken }) =>
        network.send('identity', 'identity.sendProof', () => provider.sendProof(refreshToken)),
      ),
    async signOut() {
      await tab.holder();
      if (session.refreshToken() !== null) session.replace(null);
      return succeed();
    },
    passwordPolicy: () => network.send('proof', 'identity.passwordPolicy', () => succeed(provider.policy)),
    sendPasswordReset: (email) =>
      network.send('identity', 'identity.sendPasswordReset', () => provider.sendReset(email)),
    verifyResetCode: (code) =>
      network.send('proof', 'identity.verifyResetCode', () => provider.verifyReset(code)),
    confirmPasswordReset: (code, password) =>
      network.send('identity', 'identity.confirmPasswordReset', () => provider.confirmReset(code, password)),
    async proveAddress(code) {
      const checked = await network.send('proof', 'identity.checkLink', () => provider.verifyProof(code));
      if (!checked.ok) return checked;
      return network.send('identity', 'identity.proveAddress', () => provider.applyProof(code));
    },
    changePassword: (present, next) =>
      forHolder(async ({ refreshToken }) => {
        const change = () => provider.changePassword(refreshToken, present, next);
        const changed = goOn(await network.send('identity', 'identity.changePassword', change));
        return changed.ok ? succeed() : changed;
      }),
  };
}
