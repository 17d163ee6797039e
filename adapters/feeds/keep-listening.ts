/** What a listener reports. */
export interface Ears<Seen> {
  /** What the server says that is so now. */
  readonly hear: (seen: Seen) => void;
  /** What is known comes from a cache: the server has not said yet, or no longer says, that it is so. */
  readonly miss: () => void;
  /** The listener has ended. */
  readonly fail: () => void;
}

/** Listens until the returned function is called. Reports nothing before it has returned. */
export type Listen<Seen> = (ears: Ears<Seen>) => () => void;

/** The same listener, with what it hears in another form. */
export function hearAs<Heard, Seen>(listen: Listen<Heard>, form: (heard: Heard) => Seen): Listen<Seen> {
  return ({ hear, ...ears }) => listen({ ...ears, hear: (heard) => hear(form(heard)) });
}

/** The pause before a listener that was dropped is tried again; each further one doubles it, up to the longest. Milliseconds. */
export const FIRST_RETRY_MS = 5000;
export const LONGEST_RETRY_MS = 120_000;
/** A listener to which the server has not answered after this time is dropped. Milliseconds. */
export const FIRST_ANSWER_MS = 15_000;
/** The same for one that had been answered, and then says that it knows only what it remembers. Milliseconds. */
export const PATIENCE_MS = 5000;

interface KeepListeningOptions<Seen> {
  /** Gets the listener; a rejection counts as one that has ended. */
  readonly load: () => Promise<Listen<Seen>>;
  readonly heard: (seen: Seen) => void;
  /** Called after a listener has been dropped, by whomever. */
  readonly lost: () => void;
}

interface Listening {
  /** It is right, so the next pause is a short one again. */
  readonly praise: () => void;
  /** Ends it, and tries again after a pause. */
  readonly drop: () => void;
  readonly stop: () => void;
}

/** Listens again and again, with one listener at a time. A dropped one is not heard any more. */
export function keepListening<Seen>({ load, heard, lost }: KeepListeningOptions<Seen>): Listening {
  let drops = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: (() => void) | null = null;

  const begin = () => {
    let isOver = false;
    let patience: ReturnType<typeof setTimeout> | undefined;
    let unlisten = () => {};
    end = () => {
      isOver = true;
      clearTimeout(patience);
      unlisten();
    };
    const whileOn =
      <Told extends unknown[]>(act: (...told: Told) => void) =>
      (...told: Told) => {
        if (!isOver) act(...told);
      };
    const fail = whileOn(drop);
    const miss = whileOn(() => {
      patience ??= setTimeout(fail, PATIENCE_MS);
    });
    const hear = whileOn((seen: Seen) => {
      clearTimeout(patience);
      patience = undefined;
      heard(seen);
    });
    const listen = whileOn((start: Listen<Seen>) => {
      patience = setTimeout(fail, FIRST_ANSWER_MS);
      unlisten = start({ hear, miss, fail });
    });
    load().then(listen).catch(fail);
  };
  const drop = () => {
    if (end === null) return;
    end();
    end = null;
    timer = setTimeout(begin, Math.min(FIRST_RETRY_MS * 2 ** drops, LONGEST_RETRY_MS));
    drops += 1;
    lost();
  };

  begin();
  return {
    praise: () => {
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
