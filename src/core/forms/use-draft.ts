import { useRef, useState } from 'react';
import { draftsOfPage } from './forget-typed.ts';
import type { Draft } from './tab-draft.ts';

interface PageDraft<T> extends Draft<T> {
  /** Forgets what was typed by all owners that match. */
  forget(matches: (owner: string) => boolean): void;
}

/** What the page keeps until it is reloaded, of each owner: for example a person with the ride that they write about. */
export function pageDraft<T>(): PageDraft<T> {
  const drafts = new Map<string, T>();
  draftsOfPage.add(drafts);
  return {
    kept: (owner) => drafts.get(owner) ?? null,
    keep(owner, typed) {
      if (typed === null) drafts.delete(owner);
      else drafts.set(owner, typed);
    },
    forget(matches) {
      for (const owner of drafts.keys()) if (matches(owner)) drafts.delete(owner);
    },
  };
}

/** A draft as state: what is kept at first, and the function that changes and keeps it. */
export function useDraft<T>(draft: Draft<T>, owner: string) {
  const [kept, setKept] = useState(() => draft.kept(owner));
  const latest = useRef(kept);
  const change = (to: (kept: T | null) => T | null) => {
    latest.current = to(latest.current);
    draft.keep(owner, latest.current);
    setKept(latest.current);
  };
  return [kept, change] as const;
}
