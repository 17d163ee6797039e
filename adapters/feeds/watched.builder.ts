import { afterEach, beforeEach, vi } from 'vitest';
import type { FeedState } from '#domain/shared/feed.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import type { Observer } from './keep-listening.ts';
import { watch, type Pace } from './watch.ts';

export const PACE = { visible: 5000, hidden: 30_000 } as const;
export const OFFLINE = fail({ code: 'network' } as const);
export const START = new Date('2025-06-01T12:00:00.000Z');

/** Each test begins at `START`, and moves the time itself. */
export function moveTimeByHand(): void {
  beforeEach(() => void vi.useFakeTimers({ now: START }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

interface Given {
  readonly heardAt?: Date | null;
  readonly pace?: Pace | null;
  /** Whether something listens at all, or its code never arrives. */
  readonly listens?: boolean | 'never';
}

/** A watch whose questions are answered and whose listeners speak by hand; needs `moveTimeByHand`. */
export function watched({ heardAt = null, pace = PACE, listens = true }: Given = {}) {
  const told: FeedState<string>[] = [];
  const questions: ((answer: Result<string>) => void)[] = [];
  const listeners: { readonly observer: Observer<string>; isOn: boolean }[] = [];
  const listen = (observer: Observer<string>) => {
    const listener = { observer, isOn: true };
    listeners.push(listener);
    return () => {
      listener.isOn = false;
    };
  };
  const loadListener = async () => (listens === 'never' ? new Promise<typeof listen>(() => {}) : listen);
  let react = () => {};
  const ping = vi.fn<() => Promise<Result<void>>>(async () => succeed());
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const controls = watch<string>({
    ask: () => new Promise((resolve) => questions.push(resolve)),
    ping,
    pace,
    load: listens ? loadListener : null,
    clock: { now: () => new Date() },
    tell(state) {
      told.push(state);
      react();
    },
    heardAt,
  });
  return {
    ...controls,
    told,
    last: () => told.at(-1),
    asked: () => questions.length,
    listeners,
    ping,
    settle,
    /** Does this whenever it is told something. */
    onTell(act: () => void) {
      react = act;
    },
    /** What the latest listener reports to. */
    async observer(): Promise<Observer<string>> {
      await settle();
      const latest = listeners.at(-1);
      if (latest === undefined) throw new Error('Nothing listens.');
      return latest.observer;
    },
    async answer(answer: Result<string>, number = questions.length) {
      questions[number - 1]?.(answer);
      await settle();
    },
  };
}
