import type { Clock } from '#domain/shared/clock.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { isSame } from '#domain/shared/is-same.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { keepListening, type Listen } from './keep-listening.ts';
import { poll, type Poller } from './poll.ts';
import { nextTrust, type Trust } from './trust.ts';

/** How often a request checks the reports of a trusted listener. Milliseconds. */
export const VERIFY_EVERY_MS = 60_000;
/** A listener that differs from an answer may only be slow, so it is checked again after this time. Milliseconds. */
export const REFETCH_MS = 1000;

/** The pause between an answer and the next request, in milliseconds. */
export interface Pace {
  readonly visible: number;
  readonly hidden: number;
}

interface WatchOptions<Seen> {
  readonly fetch: () => Promise<Result<Seen>>;
  /** A cheap request between two checks of a trusted listener. The SDK itself notices a lost server only after 34 s. */
  readonly ping: () => Promise<Result<unknown>>;
  /** With `null` there is no polling: `lookNow` and the listener cause all further requests. */
  readonly pace: Pace | null;
  /** Loads the listener for the same data. `null` if there is no listener. */
  readonly load: (() => Promise<Listen<Seen>>) | null;
  readonly clock: Clock;
  readonly report: (state: FeedState<Seen>) => void;
  /** When the caller last got an answer by a request of its own. With `null` the first request is sent at once. */
  readonly receivedAt: Date | null;
}

/** A listener's report. Each one is a new object, so two equal reports can be told apart. */
interface Report<Seen> {
  readonly seen: Seen;
}

const isHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';

/**
 * Polls, and listens as well if there is a listener. When an answer has confirmed a report, the page shows only
 * reports, and requests check them. If report and answer differ, either may be newer. A listener is dropped if it fails
 * the check, reports an error or stays stale. The page then shows only answers to requests that are sent afterwards.
 */
export function watch<Seen>({
  fetch,
  ping,
  pace,
  load,
  clock,
  report,
  receivedAt,
}: WatchOptions<Seen>): Poller {
  let state: FeedState<Seen> = { seen: null, confirmedAt: receivedAt, via: 'polling', error: null };
  let received: Report<Seen> | null = null;
  /** `via` is `listening` while the listener is trusted. */
  let trust: Trust = 'none';
  let listening: ReturnType<typeof keepListening> | null = null;
  /** When to check the listener next, in milliseconds since 1970. */
  let checkAt = 0;

  const become = (change: Partial<FeedState<Seen>>) => {
    state = { ...state, ...change };
    report(state);
  };

  /** The later of `requestedAt` and `confirmedAt`. The listener may have reported after the request was sent. */
  const latest = (requestedAt: Date) =>
    state.confirmedAt !== null && state.confirmedAt > requestedAt ? state.confirmedAt : requestedAt;

  const fetchNow = () => {
    checkAt = 0;
    poller.lookNow();
  };
  const fallSilent = (error: FeedState<Seen>['error']) => {
    trust = 'none';
    become({ via: 'silent', error });
    listening?.drop();
  };
  const poller = poll<{ readonly seen: Seen; readonly receivedBefore: Report<Seen> | null } | 'alive'>({
    async fetch() {
      if (trust === 'full' && clock.now().getTime() < checkAt) {
        const answer = await ping();
        return answer.ok ? succeed('alive') : answer;
      }
      const receivedBefore = received;
      const answer = await fetch();
      return answer.ok ? succeed({ seen: answer.value, receivedBefore }) : answer;
    },
    clock,
    atOnce: receivedAt === null,
    pause: () => {
      if (trust === 'doubted') return REFETCH_MS;
      if (pace === null) return null;
      return isHidden() ? pace.hidden : pace.visible;
    },
    onAnswer(answer, requestedAt) {
      if (!answer.ok) {
        fallSilent(answer.error);
        return;
      }
      if (answer.value === 'alive') {
        // The listener would have reported a change, so only `confirmedAt` is new. The next report includes it.
        state = { ...state, confirmedAt: latest(requestedAt) };
        return;
      }
      const { seen, receivedBefore } = answer.value;
      const last = received;
      const isConfirmed = last !== null && isSame(last.seen, seen);
      const next = nextTrust(trust, { isSame: isConfirmed, hasReported: last !== receivedBefore });
      if (trust !== 'none' && next === 'none') {
        listening?.drop();
        return;
      }
      trust = next;
      if (trust === 'full') checkAt = clock.now().getTime() + VERIFY_EVERY_MS;
      if (isConfirmed) {
        listening?.resetBackoff();
        become({ seen: last.seen, confirmedAt: latest(requestedAt), via: 'listening', error: null });
      } else if (trust === 'none') {
        startListening();
        become({ seen, confirmedAt: requestedAt, via: 'polling', error: null });
      }
    },
    onTimeout() {
      const wasListening = trust !== 'none';
      fallSilent(state.error);
      // The pending answer may be older than the listener's last report, so a new request replaces it.
      if (wasListening) fetchNow();
    },
  });

  const startListening = () => {
    if (load === null || listening !== null) return;
    listening = keepListening<Seen>({
      load,
      onNext(seen) {
        const isFirst = received === null;
        received = { seen };
        if (trust !== 'none') become({ seen, confirmedAt: clock.now() });
        else if (isFirst) fetchNow();
      },
      onDrop() {
        received = null;
        if (trust === 'none') return;
        trust = 'none';
        become({ via: 'polling' });
        fetchNow();
      },
    });
  };

  if (receivedAt !== null) startListening();
  return {
    lookNow: fetchNow,
    stop() {
      listening?.stop();
      poller.stop();
    },
  };
}
