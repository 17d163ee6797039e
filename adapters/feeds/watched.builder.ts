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
  readonly receivedAt?: Date | null;
  readonly pace?: Pace | null;
  /** `false`: there is no listener. `never`: its code never arrives. */
  readonly listens?: boolean | 'never';
}

/** A watch whose requests and listeners are answered by hand; needs `moveTimeByHand`. */
export function watched({ receivedAt = null, pace = PACE, listens = true }: Given = {}) {
  const reported: FeedState<string>[] = [];
  const requests: ((answer: Result<string>) => void)[] = [];
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
    fetch: () => new Promise((resolve) => requests.push(resolve)),
    ping,
    pace,
    load: listens ? loadListener : null,
    clock: { now: () => new Date() },
    report(state) {
      reported.push(state);
      react();
    },
    receivedAt,
  });
  return {
    ...controls,
    reported,
    last: () => reported.at(-1),
    requested: () => requests.length,
    listeners,
    ping,
    settle,
    onReport(act: () => void) {
      react = act;
    },
    async observer(): Promise<Observer<string>> {
      await settle();
      const latest = listeners.at(-1);
      if (latest === undefined) throw new Error('Nothing listens.');
      return latest.observer;
    },
    async answer(answer: Result<string>, number = requests.length) {
      requests[number - 1]?.(answer);
      await settle();
    },
  };
}
