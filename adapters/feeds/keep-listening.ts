/** What a listener reports. */
export interface Observer<Seen> {
  /** What the server says that is so now. */
  readonly next: (seen: Seen) => void;
  /** What is known comes from a cache: the server has not said yet, or no longer says, that it is so. */
  readonly stale: () => void;
  /** The listener has ended. */
  readonly error: () => void;
}

/** Listens until the returned function is called. Reports nothing before it has returned. */
export type Listen<Seen> = (observer: Observer<Seen>) => () => void;

/** The same listener, with what it hears in another form. */
export function mapListen<Heard, Seen>(listen: Listen<Heard>, form: (heard: Heard) => Seen): Listen<Seen> {
  return ({ next, ...observer }) => listen({ ...observer, next: (heard) => next(form(heard)) });
}

/** The pause before a listener that was dropped is tried again; each further one doubles it, up to the longest. Milliseconds. */
export const FIRST_RETRY_MS = 5000;
export const LONGEST_RETRY_MS = 120_000;
/** A listener to which the server has not answered after this time is dropped. Milliseconds. */
export const FIRST_ANSWER_MS = 15_000;
/** The same for one that had been answered, and then says that it knows only what it remembers. Milliseconds. */
export const STALE_LIMIT_MS = 5000;

interface KeepListeningOptions<Seen> {
  /** Gets the listener; a rejection counts as one that has ended. */
  readonly load: () => Promise<Listen<Seen>>;
  readonly onNext: (seen: Seen) => void;
  /** Called after a listener has been dropped, by whomever. */
  readonly onDrop: () => void;
}

interface Listening {
  /** It is right, so the next pause is a short one again. */
  readonly resetBackoff: () => void;
  /** Ends it, and tries again after a pause. */
  readonly drop: () => void;
  readonly stop: () => void;
}

/** Listens again and again, with one listener at a time. A dropped one is not heard any more. */
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
      <Told extends unknown[]>(act: (...told: Told) => void) =>
      (...told: Told) => {
        if (!isOver) act(...told);
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
