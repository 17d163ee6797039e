import type { Clock } from '#domain/shared/clock.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import type { Result } from '#domain/shared/result.ts';

/** Between an answer and the next question, while the page is visible and while it is hidden. Milliseconds. */
export const POLL_MS = 5000;
export const HIDDEN_POLL_MS = 30_000;
/** The longest pause after failures, each of which doubles it. Milliseconds. */
export const LONGEST_PAUSE_MS = 40_000;
/** A question that has waited this long is not answered any more, as far as anybody can tell. Milliseconds. */
export const SILENT_AFTER_MS = 8000;

/** So that not everybody returns in the same second after an outage: pauses differ by up to a fifth either way. */
const JITTER = 0.4;

interface PollOptions<Seen> {
  readonly ask: () => Promise<Result<Seen>>;
  readonly clock: Clock;
  readonly tell: (state: FeedState<Seen>) => void;
  /** When the caller was answered itself; `null` asks at once. */
  readonly heardAt: Date | null;
}

interface Poll {
  readonly lookNow: () => void;
  readonly stop: () => void;
}

const isHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';

function pauseAfter(failures: number): number {
  const usual = isHidden() ? HIDDEN_POLL_MS : POLL_MS;
  if (failures === 0) return usual;
  const longer = Math.min(POLL_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  return Math.max(usual, longer) * (1 - JITTER / 2 + Math.random() * JITTER);
}

/** Asks again and again, one question at a time, and tells each answer and each failure. */
export function poll<Seen>({ ask, clock, tell, heardAt }: PollOptions<Seen>): Poll {
  let state: FeedState<Seen> = { seen: null, confirmedAt: heardAt, via: 'polling', error: null };
  let failures = 0;
  /** Questions are numbered; only the answer to the latest one counts. */
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const become = (next: FeedState<Seen>) => {
    state = next;
    tell(state);
  };
  const look = async () => {
    clearTimeout(timer);
    asked += 1;
    const question = asked;
    const askedAt = clock.now();
    timer = setTimeout(() => become({ ...state, via: 'silent' }), SILENT_AFTER_MS);
    const answer = await ask();
    if (question !== asked) return;
    clearTimeout(timer);
    failures = answer.ok ? 0 : failures + 1;
    timer = setTimeout(() => void look(), pauseAfter(failures));
    // Last, because whoever is told may stop the watch.
    become(
      answer.ok
        ? { seen: answer.value, confirmedAt: askedAt, via: 'polling', error: null }
        : { ...state, via: 'silent', error: answer.error },
    );
  };

  if (heardAt === null) void look();
  else timer = setTimeout(() => void look(), pauseAfter(0));
  return {
    lookNow: () => void look(),
    stop() {
      asked += 1;
      clearTimeout(timer);
    },
  };
}
