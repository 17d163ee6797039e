import type { Clock } from '#domain/shared/clock.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { isSame } from '#domain/shared/is-same.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { keepListening, type Listen } from './keep-listening.ts';
import { poll, type Poller } from './poll.ts';
import { trustAfter, type Trust } from './trust.ts';

/** How often the server is asked, while listening, whether what was heard is still so. Milliseconds. */
export const VERIFY_EVERY_MS = 60_000;
/**
 * A listener that disagrees with the server's answer may just be late, so the server is asked once more after this time.
 * Milliseconds.
 */
export const REASK_MS = 1000;

/** The pause between an answer and the next question, in milliseconds. */
export interface Pace {
  readonly visible: number;
  readonly hidden: number;
}

interface WatchOptions<Seen> {
  readonly ask: () => Promise<Result<Seen>>;
  /** Asks something cheap at the same pace while it listens: the SDK takes half a minute to notice that a server is gone. */
  readonly ping: () => Promise<Result<unknown>>;
  /** `null`: asked only by `lookNow`. */
  readonly pace: Pace | null;
  /** Loads the listener to the same; `null` if there is none. */
  readonly load: (() => Promise<Listen<Seen>>) | null;
  readonly clock: Clock;
  readonly tell: (state: FeedState<Seen>) => void;
  /** When the caller itself last got an answer; `null` asks at once. */
  readonly heardAt: Date | null;
}

/** What a listener said: another object each time. */
interface Said<Seen> {
  readonly seen: Seen;
}

const isHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';

/**
 * Polls always, and listens besides where it can. The listener is believed as soon as the poll has answered what it said,
 * and from then on alone: what the poll answers meanwhile confirms it or not, because nobody can tell which of two
 * different answers is the newer one. At any oddity it is dropped, and only what is asked for after that is told.
 */
export function watch<Seen>({ ask, ping, pace, load, clock, tell, heardAt }: WatchOptions<Seen>): Poller {
  let state: FeedState<Seen> = { seen: null, confirmedAt: heardAt, via: 'polling', error: null };
  let heard: Said<Seen> | null = null;
  /** `via` is `listening` for as long as the listener is believed. */
  let trust: Trust = 'none';
  let listening: ReturnType<typeof keepListening> | null = null;
  /** When to check the listener next, in milliseconds since 1970. */
  let checkAt = 0;

  const become = (change: Partial<FeedState<Seen>>) => {
    state = { ...state, ...change };
    tell(state);
  };

  /** The later of the two: something may have been confirmed since this was asked. */
  const latest = (askedAt: Date) =>
    state.confirmedAt !== null && state.confirmedAt > askedAt ? state.confirmedAt : askedAt;

  const askNow = () => {
    checkAt = 0;
    poller.lookNow();
  };
  const fallSilent = (error: FeedState<Seen>['error']) => {
    trust = 'none';
    become({ via: 'silent', error });
    listening?.drop();
  };
  const poller = poll<{ readonly seen: Seen; readonly heardBefore: Said<Seen> | null } | 'alive'>({
    async ask() {
      if (trust === 'full' && clock.now().getTime() < checkAt) {
        const answer = await ping();
        return answer.ok ? succeed('alive') : answer;
      }
      const heardBefore = heard;
      const answer = await ask();
      return answer.ok ? succeed({ seen: answer.value, heardBefore }) : answer;
    },
    clock,
    atOnce: heardAt === null,
    pause: () => {
      if (trust === 'doubted') return REASK_MS;
      if (pace === null) return null;
      return isHidden() ? pace.hidden : pace.visible;
    },
    onAnswer(answer, askedAt) {
      if (!answer.ok) {
        fallSilent(answer.error);
        return;
      }
      if (answer.value === 'alive') {
        // The listener would have heard of a change. Nothing shown has changed, so this is told with the next state.
        state = { ...state, confirmedAt: latest(askedAt) };
        return;
      }
      const { seen, heardBefore } = answer.value;
      const said = heard;
      const isConfirmed = said !== null && isSame(said.seen, seen);
      const after = trustAfter(trust, { isSame: isConfirmed, hasSpoken: said !== heardBefore });
      if (trust !== 'none' && after === 'none') {
        listening?.drop();
        return;
      }
      trust = after;
      if (trust === 'full') checkAt = clock.now().getTime() + VERIFY_EVERY_MS;
      if (isConfirmed) {
        listening?.resetBackoff();
        become({ seen: said.seen, confirmedAt: latest(askedAt), via: 'listening', error: null });
      } else if (trust === 'none') {
        startListening();
        become({ seen, confirmedAt: askedAt, via: 'polling', error: null });
      }
    },
    onTimeout() {
      const wasListening = trust !== 'none';
      fallSilent(state.error);
      // An answer still on its way may be older than what has been heard since its question.
      if (wasListening) askNow();
    },
  });

  const startListening = () => {
    if (load === null || listening !== null) return;
    listening = keepListening<Seen>({
      load,
      onNext(seen) {
        const isFirst = heard === null;
        heard = { seen };
        if (trust !== 'none') become({ seen, confirmedAt: clock.now() });
        else if (isFirst) askNow();
      },
      onDrop() {
        heard = null;
        if (trust === 'none') return;
        trust = 'none';
        become({ via: 'polling' });
        askNow();
      },
    });
  };

  if (heardAt !== null) startListening();
  return {
    lookNow: askNow,
    stop() {
      listening?.stop();
      poller.stop();
    },
  };
}
