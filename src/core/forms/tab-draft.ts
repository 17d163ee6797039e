import { isMap, type Decoder } from '#domain/shared/decoders.ts';

/** What was typed and is not sent yet. A sign-out forgets it (`forget-typed.ts`). */
export interface Draft<T> {
  /** What this owner has typed; `null` if nothing is kept. */
  kept(owner: string): T | null;
  /** Keeps it; `null` forgets it. */
  keep(owner: string, typed: T | null): void;
}

/**
 * A partly filled form that this tab keeps under a name, also when the page is reloaded, for one owner at a time: a person,
 * or an address of the page. It cannot hold times.
 */
export function tabDraft<T extends object>(name: string, decoder: Decoder<T>): Draft<T> {
  return {
    kept(owner) {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
        if (isMap(stored) && stored['uid'] === owner) return decoder(stored) ?? null;
        // Somebody else's, whose session ended without a sign-out.
        sessionStorage.removeItem(name);
        return null;
      } catch {
        return null;
      }
    },
    keep(owner, typed) {
      try {
        if (typed === null) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, JSON.stringify({ ...typed, uid: owner }));
      } catch {
        // Storage may be blocked; the draft then lasts as long as the page.
      }
    },
  };
}
