import type { PrivateSession } from '#domain/accounts/ports/private-session.ts';
import { succeed } from '#domain/shared/result.ts';
import { createUserRepository } from '#adapters/records/accounts/user-repository.ts';
import type { BrowserSession } from './browser-session.ts';
import type { DocumentServer } from './documents/document-server.ts';
import type { ProvenUser } from './identities/identity-record.ts';
import { providerFailure } from './identities/provider-failure.ts';
import type { MemoryProvider } from './identities/memory-provider.ts';
import { createMemoryDocumentStore } from './memory-document-store.ts';
import type { MemoryNetwork } from './memory-network.ts';

/** What a private session needs of its browser. */
export interface PrivateSessionPlace {
  readonly provider: MemoryProvider;
  readonly server: DocumentServer;
  readonly network: MemoryNetwork;
  readonly session: BrowserSession;
}

/** Holds an identity privately: its token is stored nowhere until `enter`. */
export function openPrivateSession(place: PrivateSessionPlace, user: ProvenUser): PrivateSession {
  const { provider, server, network, session } = place;
  const { refreshToken } = user;
  let isOpen = true;
  let current = user;
  const callerOf = async () => (isOpen ? current : null);
  const records = createMemoryDocumentStore({ server, network, callerOf });
  return {
    user,
    users: createUserRepository(records),
    records,
    isProven: () => current.emailVerified,
    async askAgain() {
      const found = await network.send('proof', 'identity.askAgain', () => provider.lookUp(refreshToken));
      if (!found.ok) return found;
      current = found.value;
      return succeed();
    },
    sendProof: () => network.send('identity', 'identity.sendProof', () => provider.sendProof(refreshToken)),
    signedInAt: async () => succeed(user.signedInAt),
    async enter() {
      if (!isOpen) return providerFailure('auth/null-user');
      session.replace(refreshToken);
      return succeed();
    },
    deleteIdentity: () => network.send('identity', 'identity.delete', () => provider.remove(refreshToken)),
    async end() {
      isOpen = false;
    },
  };
}
