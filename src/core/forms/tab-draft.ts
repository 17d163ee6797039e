import { text, type Fields, type ValuesOf } from '#domain/shared/kinds.ts';
import { mapOf } from '#domain/shared/composed-kinds.ts';

interface TabDraft<F extends Fields> {
  /** What this person has typed in this tab, including before a reload; `null` if nothing is kept. */
  kept(uid: string): ValuesOf<F> | null;
  /** Keeps it for this tab; `null` forgets it. */
  keep(uid: string, draft: ValuesOf<F> | null): void;
}

const readOwner = mapOf({ uid: text });

/** A partly filled form, kept in this tab under a name, for one person only. It cannot hold times. */
export function tabDraft<F extends Fields>(key: string, fields: F): TabDraft<F> {
  const read = mapOf(fields);
  return {
    kept(uid) {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return readOwner(stored)?.uid === uid ? (read(stored) ?? null) : null;
      } catch {
        return null;
      }
    },
    keep(uid, draft) {
      try {
        if (draft === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify({ ...draft, uid }));
      } catch {
        // Storage may be blocked; the draft then lasts as long as the page.
      }
    },
  };
}
