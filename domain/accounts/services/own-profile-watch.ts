import type { FeedState } from '../../shared/feed.ts';
import { isSame } from '../../shared/is-same.ts';
import { admit } from '../admission/admission-policy.ts';
import { accountMeaning } from '../model/errors/account-meaning.ts';
import type { WatchableAccounts } from '../ports/account-feed.ts';
import type { WithSession } from './session.ts';

/** Watches the profile of the session's user until the returned function is called. */
export type WatchOwnProfile = () => () => void;

/**
 * A change only has the session read again: `Session.refresh` alone knows which of several answers counts, and what the
 * person has just changed here.
 */
export function createWatchOwnProfile({ feed, session, clock }: WithSession): WatchOwnProfile {
  const isNews = ({ seen, via, error }: FeedState<WatchableAccounts['profile']['seen']>) => {
    if (error !== null) return accountMeaning(error).kind === 'refusal';
    const held = session.current();
    if (seen === null || via === 'silent' || !('identity' in held)) return false;
    const admission = admit(seen, null);
    // Of somebody whom only this device knows every word of the server is news.
    const known = held.state === 'signed-in' && !held.isCached ? held.user : null;
    return !admission.ok || !isSame(admission.value, known);
  };
  return () => {
    let watched: { readonly uid: string | null; readonly stop: () => void } = { uid: null, stop: () => {} };
    const follow = () => {
      const held = session.current();
      const uid = 'identity' in held ? held.identity.uid : null;
      if (uid === watched.uid) return;
      watched.stop();
      const stop =
        uid === null
          ? () => {}
          : feed.watch(
              { kind: 'profile', uid },
              (state) => {
                if (isNews(state)) void session.refresh();
              },
              clock.now(),
            );
      watched = { uid, stop };
    };
    const leave = session.subscribe(follow);
    follow();
    return () => {
      leave();
      watched.stop();
    };
  };
}
