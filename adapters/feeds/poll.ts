import type { Clock } from '#domain/shared/clock.ts';
import type { Result } from '#domain/shared/result.ts';

/** The pause after a first failure; each further one doubles it, up to the longest. Milliseconds. */
const FIRST_PAUSE_MS = 5000;
export const LONGEST_PAUSE_MS = 40_000;
/** A question that has waited this long is not answered any more, as far as anybody can tell. Milliseconds. */
export const SILENT_AFTER_MS = 8000;

/** So that not everybody returns in the same second after an outage: pauses differ by up to a fifth either way. */
const JITTER = 0.4;

interface PollOptions<Seen> {
  readonly ask: () => Promise<Result<Seen>>;
  readonly clock: Clock;
  /** The pause between an answer and the next question, in milliseconds; `null` asks only when it is to look. */
  readonly pause: () => number | null;
  /** Hears the answer to the latest question, and when that was asked. */
  readonly onAnswer: (answer: Result<Seen>, askedAt: Date) => void;
  /** Called if the latest question has waited too long; its answer may still come. */
  readonly onTimeout: () => void;
  /** Whether the first question is asked at once, or a pause later. */
  readonly atOnce: boolean;
}

/** Whatever asks by itself until it is stopped. */
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
    // Whoever heard the answer may have ended the poll, or had it ask again.
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
