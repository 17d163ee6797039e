import type { Clock } from '#domain/shared/clock.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import type { Result } from '#domain/shared/result.ts';
import { keepListening, type Listen } from './keep-listening.ts';
import { poll } from './poll.ts';

/** While it listens, the server is asked whether what was heard is so this often. Milliseconds. */
export const TRUTH_CHECK_MS = 60_000;
/** A listener that says something else than the server's answer may only be late: it is asked once more. Milliseconds. */
export const DOUBT_MS = 1000;

/** The pause between an answer and the next question, in milliseconds. */
export interface Pace {
  readonly visible: number;
  readonly hidden: number;
}

interface WatchOptions<Seen> {
  readonly ask: () => Promise<Result<Seen>>;
  /** `null`: only when it is to look. */
  readonly pace: Pace | null;
  /** Gets what listens to the same; `null` if nothing does. */
  readonly load: (() => Promise<Listen<Seen>>) | null;
  readonly clock: Clock;
  readonly tell: (state: FeedState<Seen>) => void;
  /** When the caller was answered itself; `null` asks at once. */
  readonly heardAt: Date | null;
}

interface Watch {
  readonly lookNow: () => void;
  readonly stop: () => void;
}

const isHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A poll is the floor, a listener the accelerator. The listener is believed as soon as the poll has answered what it said,
 * and from then on alone: what the poll answers meanwhile confirms it or not, because nobody can tell which of two
 * different answers is the newer one. At any oddity it is dropped, and only what is asked for after that is told.
 */
export function watch<Seen>({ ask, pace, load, clock, tell, heardAt }: WatchOptions<Seen>): Watch {
  let state: FeedState<Seen> = { seen: null, confirmedAt: heardAt, via: 'polling', error: null };
  let heard: { readonly seen: Seen } | null = null;
  let doubted = false;
  let listening: ReturnType<typeof keepListening> | null = null;

  const become = (change: Partial<FeedState<Seen>>) => {
    state = { ...state, ...change };
    tell(state);
  };

  const floor = poll({
    ask,
    clock,
    atOnce: heardAt === null,
    pause: () => {
      if (doubted) return DOUBT_MS;
      if (pace === null) return null;
      if (state.via === 'listening') return TRUTH_CHECK_MS;
      return isHidden() ? pace.hidden : pace.visible;
    },
    answered(answer, askedAt) {
      if (!answer.ok) {
        become({ via: 'silent', error: answer.error });
        listening?.drop();
        return;
      }
      if (heard !== null && isSame(heard.seen, answer.value)) {
        doubted = false;
        listening?.praise();
        // It may have told something since this was asked.
        const { confirmedAt } = state;
        const latest = confirmedAt !== null && confirmedAt > askedAt ? confirmedAt : askedAt;
        become({ seen: heard.seen, confirmedAt: latest, via: 'listening', error: null });
      } else if (state.via !== 'listening') {
        accelerate();
        become({ seen: answer.value, confirmedAt: askedAt, via: 'polling', error: null });
      } else if (doubted) listening?.drop();
      else doubted = true;
    },
    unanswered() {
      const wasListening = state.via === 'listening';
      become({ via: 'silent' });
      listening?.drop();
      // An answer that is still to come may be older than what has been heard since it was asked for.
      if (wasListening) floor.lookNow();
    },
  });

  const accelerate = () => {
    if (load === null || listening !== null) return;
    listening = keepListening<Seen>({
      load,
      heard(seen) {
        const isFirst = heard === null;
        heard = { seen };
        if (state.via === 'listening') become({ seen, confirmedAt: clock.now() });
        else if (isFirst) floor.lookNow();
      },
      missed() {
        if (state.via === 'listening') floor.lookNow();
      },
      lost() {
        heard = null;
        doubted = false;
        if (state.via !== 'listening') return;
        become({ via: 'polling' });
        floor.lookNow();
      },
    });
  };

  if (heardAt !== null) accelerate();
  return {
    lookNow: floor.lookNow,
    stop() {
      listening?.stop();
      floor.stop();
    },
  };
}
