import type { FeedState } from '../../shared/feed.ts';
import { isSame } from '../../shared/is-same.ts';
import { admit } from '../admission/admission-policy.ts';
import { accountMeaning } from '../model/errors/account-meaning.ts';
import type { WatchableAccounts } from '../ports/account-feed.ts';
import type { WithSession } from './session.ts';

/** Watches the profile of the session's user until the returned function is called. */
export type WatchOwnProfile = () => () => void;

/**
 * A change or a refusal only makes the session read the profile again. Only `Session.refresh` knows which of several
 * answers counts, and what the user has just changed here.
 */
export function createWatchOwnProfile({ feed, session, clock }: WithSession): WatchOwnProfile {
  const isNews = ({ seen, via, error }: FeedState<WatchableAccounts['profile']['seen']>) => {
    if (error !== null) return accountMeaning(error).kind === 'refusal';
    const now = session.current();
    if (seen === null || via === 'silent' || !('identity' in now)) return false;
    const admission = admit(seen, null);
    // For a cached user every answer is news.
    const known = now.state === 'signed-in' && !now.isCached ? now.user : null;
    return !admission.ok || !isSame(admission.value, known);
  };
  return () => {
    let watched: { readonly uid: string | null; readonly stop: () => void } = { uid: null, stop: () => {} };
    const follow = () => {
      const now = session.current();
      const uid = 'identity' in now ? now.identity.uid : null;
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
