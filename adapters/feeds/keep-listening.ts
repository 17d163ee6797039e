import type { Result } from '#domain/shared/result.ts';

export interface Observer<Seen> {
  /** The server confirms this state. */
  readonly next: (seen: Seen) => void;
  /** The listener has lost the server: its state is now from the cache. */
  readonly stale: () => void;
  readonly error: () => void;
}

/** Listens until the returned function is called. No report comes before the function is returned. */
export type Listen<Seen> = (observer: Observer<Seen>) => () => void;

export function mapListen<Received, Seen>(
  listen: Listen<Received>,
  form: (received: Received) => Seen,
): Listen<Seen> {
  return ({ next, ...observer }) => listen({ ...observer, next: (received) => next(form(received)) });
}

/**
 * A listener that completes each report by a request. A report is dropped if another one arrives during its request.
 * Otherwise a failed request is reported as an error.
 */
export function completeListen<Received, Seen>(
  listen: Listen<Received>,
  complete: (received: Received) => Promise<Result<Seen>>,
): Listen<Seen> {
  return ({ next, error, ...observer }) => {
    let reports = 0;
    const receive = async (received: Received) => {
      reports += 1;
      const turn = reports;
      const all = await complete(received);
      if (turn !== reports) return;
      if (all.ok) next(all.value);
      else error();
    };
    return listen({ ...observer, error, next: (received) => void receive(received) });
  };
}

/** The first pause before a dropped listener is replaced. It doubles each time, up to the longest. Milliseconds. */
export const FIRST_RETRY_MS = 5000;
export const LONGEST_RETRY_MS = 120_000;
/** A listener is dropped if the server has not answered it after this time. Milliseconds. */
export const FIRST_ANSWER_MS = 15_000;
/** A confirmed listener is dropped if it has been stale for this time. Milliseconds. */
export const STALE_LIMIT_MS = 5000;

interface KeepListeningOptions<Seen> {
  /** Loads the listener. A rejection has the same effect as a listener's error. */
  readonly load: () => Promise<Listen<Seen>>;
  readonly onNext: (seen: Seen) => void;
  readonly onDrop: () => void;
}

interface Listening {
  /** Makes the next pause `FIRST_RETRY_MS` again. The caller does this when an answer confirms a report. */
  readonly resetBackoff: () => void;
  /** Ends the listener, and starts another after a pause. */
  readonly drop: () => void;
  readonly stop: () => void;
}

/** Replaces a dropped listener by a new one after a pause, until `stop`. A dropped listener reports nothing more. */
export function keepListening<Seen>({ load, onNext, onDrop }: KeepListeningOptions<Seen>): Listening {
  let drops = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: (() => void) | null = null;

  const begin = () => {
    let isOver = false;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    let unlisten = () => {};
    end = () => {
      isOver = true;
      clearTimeout(timeout);
      unlisten();
    };
    const unlessOver =
      <Reported extends unknown[]>(act: (...reported: Reported) => void) =>
      (...reported: Reported) => {
        if (!isOver) act(...reported);
      };
    const error = unlessOver(drop);
    const stale = unlessOver(() => {
      timeout ??= setTimeout(error, STALE_LIMIT_MS);
    });
    const next = unlessOver((seen: Seen) => {
      clearTimeout(timeout);
      timeout = undefined;
      onNext(seen);
    });
    const listen = unlessOver((start: Listen<Seen>) => {
      timeout = setTimeout(error, FIRST_ANSWER_MS);
      unlisten = start({ next, stale, error });
    });
    load().then(listen).catch(error);
  };
  const drop = () => {
    if (end === null) return;
    end();
    end = null;
    timer = setTimeout(begin, Math.min(FIRST_RETRY_MS * 2 ** drops, LONGEST_RETRY_MS));
    drops += 1;
    onDrop();
  };

  begin();
  return {
    resetBackoff: () => {
      drops = 0;
    },
    drop,
    stop() {
      clearTimeout(timer);
      end?.();
      end = null;
    },
  };
}
