import { isMap, type Decoder } from '#domain/shared/decoders.ts';

/** Input that is not sent yet. A sign-out clears it (`forget-typed.ts`). */
export interface Draft<T> {
  /** This owner's input; `null` if none is stored. */
  read(owner: string): T | null;
  /** Stores the input; `null` removes it. */
  write(owner: string, typed: T | null): void;
}

/**
 * A partly filled form, which this tab stores under a name, even across a reload. It has one owner at a time: a person,
 * or the search of the page's address. It cannot contain a `Date`.
 */
export function tabDraft<T extends object>(name: string, decoder: Decoder<T>): Draft<T> {
  return {
    read(owner) {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
        if (isMap(stored) && stored['uid'] === owner) return decoder(stored) ?? null;
        // The draft has another owner, such as a person whose session ended without a sign-out.
        sessionStorage.removeItem(name);
        return null;
      } catch {
        return null;
      }
    },
    write(owner, typed) {
      try {
        if (typed === null) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, JSON.stringify({ ...typed, uid: owner }));
      } catch {
        // The storage is blocked or full, so only the page has the input.
      }
    },
  };
}
