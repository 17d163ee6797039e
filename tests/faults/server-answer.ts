import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import type { ServerFault } from './fault.ts';

/** The source of an answer: the database, the identity provider, or the provider about an expired token. */
export type Server = 'database' | 'provider' | 'token';

const NETWORK: AccountFailure = { code: 'network' };
const UNAVAILABLE: AccountFailure = { code: 'unavailable' };
const INTERNAL: AccountFailure = { code: 'provider', reason: 'other', providerCode: 'a-code' };
const TOO_MANY: AccountFailure = { code: 'too-many-requests', providerCode: 'a-code' };

/**
 * The answers of the ports when a server or the network has a fault. `a-code` stands for any code of the provider.
 * `server-answer.test.ts` shows that the Firebase adapter gives these answers. The matrix passes them to the services.
 */
export const SERVER_ANSWERS: Readonly<Record<Server, Readonly<Record<ServerFault, AccountFailure>>>> = {
  database: {
    // The lite SDK reports a 500 and a malformed answer as a broken connection.
    'server-error': NETWORK,
    'too-many': UNAVAILABLE,
    timeout: UNAVAILABLE,
    malformed: NETWORK,
    denied: { code: 'permission-denied' },
  },
  provider: {
    'server-error': INTERNAL,
    'too-many': TOO_MANY,
    timeout: NETWORK,
    malformed: NETWORK,
    denied: { code: 'provider', reason: 'switched-off', providerCode: 'a-code' },
  },
  token: {
    'server-error': INTERNAL,
    'too-many': TOO_MANY,
    // The database's time-out includes the renewal of the token.
    timeout: UNAVAILABLE,
    malformed: NETWORK,
    denied: { code: 'session-expired', providerCode: 'a-code' },
  },
};
