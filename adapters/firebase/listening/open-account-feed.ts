import type { AccountFeed } from '#domain/accounts/ports/account-feed.ts';
import type { AccountPorts } from '#domain/accounts/ports/account-ports.ts';
import { createAccountFeed } from '#adapters/device/account-feed.ts';
import { whenIdle } from '#adapters/device/when-idle.ts';
import type { FirebaseConfiguration } from '../firebase-configuration.ts';
import type { FirebaseConnection } from '../firebase-connection.ts';
import type { AccountListeners } from './account-listeners.ts';

/**
 * The feed of one connection. What listens is many times as large as what asks, so it is loaded for whoever watches a
 * queue, when the page is idle. The own profile, which every signed-in page watches, joins it where it is there: to a
 * phone it would be 80 KB and a connection for what the rules refuse at once anyway (docs/decisions.md, D27).
 */
export function openAccountFeed(
  { app }: Pick<FirebaseConnection, 'app'>,
  emulators: FirebaseConfiguration['emulators'],
  { users, reviews, clock }: Pick<AccountPorts, 'users' | 'reviews' | 'clock'>,
): AccountFeed {
  let loading: Promise<AccountListeners> | null = null;
  let arrive: (listeners: AccountListeners) => void = () => {};
  const arrival = new Promise<AccountListeners>((resolve) => {
    arrive = resolve;
  });
  const load = async () => {
    await whenIdle();
    const { openAccountListeners } = await import('./account-listeners.ts');
    const listeners = openAccountListeners(app, emulators);
    arrive(listeners);
    return listeners;
  };
  const loadOnce = () =>
    (loading ??= load().catch((failure: unknown) => {
      loading = null;
      throw failure;
    }));
  return createAccountFeed(users, reviews, clock, {
    queue: async (what) => (await loadOnce()).queue(what),
    profile: async (what) => (await arrival).profile(what),
  });
}
