import type { IdentityPort } from '#domain/accounts/ports/identity-port.ts';
import { succeed } from '#domain/shared/result.ts';
import { providerFailure } from './identities/provider-failure.ts';
import { openPrivateSession, type PrivateSessionPlace } from './memory-private-session.ts';
import type { TabSession } from './tab-session.ts';

/** The identity provider as one tab reaches it. */
export function createMemoryIdentity(place: PrivateSessionPlace, tab: TabSession): IdentityPort {
  const { provider, network, session } = place;
  return {
    onSessionChange: (listener) => tab.onChange(listener),
    async signIn(email, password) {
      const proven = await network.send('proof', 'identity.signIn', () => provider.signIn(email, password));
      return proven.ok ? succeed(openPrivateSession(place, proven.value)) : proven;
    },
    async signUp(email, password) {
      const created = await network.send('identity', 'identity.signUp', () =>
        provider.signUp(email, password),
      );
      return created.ok ? succeed(openPrivateSession(place, created.value)) : created;
    },
    async signedInAt() {
      const holder = await tab.holder();
      return holder === null ? providerFailure('auth/null-user') : succeed(holder.signedInAt);
    },
    async proveAgain(password) {
      const holder = await tab.holder();
      if (holder === null) return providerFailure('auth/null-user');
      const proven = await network.send('identity', 'identity.proveAgain', () =>
        provider.proveAgain(holder.refreshToken, password),
      );
      if (!proven.ok) return proven;
      session.replace(proven.value.refreshToken);
      return succeed(proven.value.signedInAt);
    },
    async sendProof() {
      const holder = await tab.holder();
      if (holder === null) return providerFailure('auth/null-user');
      return network.send('identity', 'identity.sendProof', () => provider.sendProof(holder.refreshToken));
    },
    async signOut() {
      await tab.holder();
      if (session.token() !== null) session.replace(null);
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
    async changePassword(current, next) {
      const holder = await tab.holder();
      if (holder === null) return providerFailure('auth/null-user');
      const changed = await network.send('identity', 'identity.changePassword', () =>
        provider.changePassword(holder.refreshToken, current, next),
      );
      if (!changed.ok) return changed;
      session.replace(changed.value.refreshToken);
      return succeed();
    },
  };
}
