import type { Clock } from '#domain/shared/clock.ts';
import type { Result } from '#domain/shared/result.ts';

/** The pause after a first failure; each further pause is twice as long, up to the longest. Milliseconds. */
const FIRST_PAUSE_MS = 5000;
export const LONGEST_PAUSE_MS = 40_000;
/** A question without an answer counts as silence after this time. Milliseconds. */
export const SILENT_AFTER_MS = 8000;

/** Pauses vary by up to a fifth either way, so that not everybody comes back in the same second after an outage. */
const JITTER = 0.4;

interface PollOptions<Seen> {
  readonly ask: () => Promise<Result<Seen>>;
  readonly clock: Clock;
  /** The pause between an answer and the next question, in milliseconds; `null` if only `lookNow` asks. */
  readonly pause: () => number | null;
  /** Called with the answer to the latest question, and when that was asked. */
  readonly onAnswer: (answer: Result<Seen>, askedAt: Date) => void;
  /** Called if the latest question waits too long; its answer may still come. */
  readonly onTimeout: () => void;
  /** Whether the first question is asked at once, or a pause later. */
  readonly atOnce: boolean;
}

/** Something that asks by itself until it is stopped. */
export interface Poller {
  readonly lookNow: () => void;
  readonly stop: () => void;
}

function pauseAfter(failures: number, usual: number | null): number | null {
  if (failures === 0 || usual === null) return usual;
  const longer = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  return Math.max(usual, longer) * (1 - JITTER / 2 + Math.random() * JITTER);
}

/** Asks again and again, one question at a time. */
export function poll<Seen>({ ask, clock, pause, onAnswer, onTimeout, atOnce }: PollOptions<Seen>): Poller {
  let failures = 0;
  /** Questions are numbered; only the answer to the latest one counts. */
  let asked = 0;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const scheduleNext = () => {
    const milliseconds = pauseAfter(failures, pause());
    if (milliseconds !== null) timer = setTimeout(() => void askNow(), milliseconds);
  };
  const askNow = async () => {
    if (isOver) return;
    clearTimeout(timer);
    asked += 1;
    const question = asked;
    const askedAt = clock.now();
    timer = setTimeout(onTimeout, SILENT_AFTER_MS);
    const answer = await ask();
    if (question !== asked) return;
    clearTimeout(timer);
    failures = answer.ok ? 0 : failures + 1;
    onAnswer(answer, askedAt);
    // The receiver of the answer may have stopped the poll, or called `lookNow`.
    if (question === asked) scheduleNext();
  };

  if (atOnce) void askNow();
  else scheduleNext();
  return {
    lookNow: () => void askNow(),
    stop() {
      isOver = true;
      asked += 1;
      clearTimeout(timer);
    },
  };
}
