import type { Clock } from '#domain/shared/clock.ts';
import type { Result } from '#domain/shared/result.ts';

/** The pause after a first failure, or `pause` if longer. It doubles each time, up to the longest. Milliseconds. */
const FIRST_PAUSE_MS = 5000;
export const LONGEST_PAUSE_MS = 40_000;
/** After this time, a request without an answer is reported by `onTimeout`. Milliseconds. */
export const SILENT_AFTER_MS = 8000;

/** Pauses after failures vary by up to a fifth either way. So pages do not all return at once after an outage. */
const JITTER = 0.4;

interface PollOptions<Seen> {
  readonly fetch: () => Promise<Result<Seen>>;
  readonly clock: Clock;
  /** Milliseconds between an answer and the next request. With `null` only `lookNow` sends further requests. */
  readonly pause: () => number | null;
  /** Called with the answer to the latest request, and with the time at which that request was sent. */
  readonly onAnswer: (answer: Result<Seen>, requestedAt: Date) => void;
  /** Called if the latest request gets no answer in time. Its answer may still come. */
  readonly onTimeout: () => void;
  /** Whether the first request is sent at once; otherwise it is sent after a pause. */
  readonly atOnce: boolean;
}

export interface Poller {
  readonly lookNow: () => void;
  readonly stop: () => void;
}

function pauseFor(failures: number, usual: number | null): number | null {
  if (failures === 0 || usual === null) return usual;
  const longer = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  return Math.max(usual, longer) * (1 - JITTER / 2 + Math.random() * JITTER);
}

export function poll<Seen>({ fetch, clock, pause, onAnswer, onTimeout, atOnce }: PollOptions<Seen>): Poller {
  let failures = 0;
  /** Requests are numbered; only the answer to the latest one counts. */
  let requested = 0;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const scheduleNext = () => {
    const milliseconds = pauseFor(failures, pause());
    if (milliseconds !== null) timer = setTimeout(() => void fetchNow(), milliseconds);
  };
  const fetchNow = async () => {
    if (isOver) return;
    clearTimeout(timer);
    requested += 1;
    const request = requested;
    const requestedAt = clock.now();
    timer = setTimeout(onTimeout, SILENT_AFTER_MS);
    const answer = await fetch();
    if (request !== requested) return;
    clearTimeout(timer);
    failures = answer.ok ? 0 : failures + 1;
    onAnswer(answer, requestedAt);
    // The receiver of the answer may have stopped the poll, or called `lookNow`.
    if (request === requested) scheduleNext();
  };

  if (atOnce) void fetchNow();
  else scheduleNext();
  return {
    lookNow: () => void fetchNow(),
    stop() {
      isOver = true;
      requested += 1;
      clearTimeout(timer);
    },
  };
}
