import { createAccountFeed } from '#adapters/feeds/account-feed.ts';
import { mapListen } from '#adapters/feeds/keep-listening.ts';
import { profilePath } from '#domain/accounts/model/account-paths.ts';
import { readAccount } from '#domain/accounts/model/read-account.ts';
import type { AccountFeed } from '#domain/accounts/ports/account-feed.ts';
import type { AccountPorts, ReviewAccess } from '#domain/accounts/ports/account-ports.ts';
import type { FirebaseConfiguration } from '../firebase-configuration.ts';
import type { FirebaseConnection } from '../firebase-connection.ts';
import { listenersOf } from './lazy-listeners.ts';

/**
 * The feed of one connection. A page that watches a queue loads the listeners. Every signed-in page watches its user's
 * profile. It uses the listeners for the profile only if a watch of a queue or of rides has loaded them. On a phone the
 * listeners would cost 80 KB and an open connection. The rules enforce a change at once anyway (D27).
 */
export function openAccountFeed(
  { app }: Pick<FirebaseConnection, 'app'>,
  emulators: FirebaseConfiguration['emulators'],
  { users, clock, openReviews }: Pick<AccountPorts, 'users' | 'clock'> & ReviewAccess,
): AccountFeed {
  const { load, arrival } = listenersOf(app, emulators);
  return createAccountFeed(users, openReviews, clock, {
    async queue(what) {
      const [listeners, { queueQuery, toWatchedQueue }] = await Promise.all([
        load(),
        import('#adapters/records/accounts/profile-pages.ts'),
      ]);
      return mapListen(listeners.query(queueQuery(what)), toWatchedQueue);
    },
    profile: async ({ uid }) =>
      mapListen((await arrival).document(profilePath(uid)), (fields) => readAccount(uid, fields)),
  });
}
