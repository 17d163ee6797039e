import { useRef, useState } from 'react';
import { draftsOfPage } from './forget-typed.ts';
import type { Draft } from './tab-draft.ts';

interface PageDraft<T> extends Draft<T> {
  /** Removes the drafts of all matching owners. */
  forget(matches: (owner: string) => boolean): void;
}

/** A draft for each owner, such as a person with a ride. It lasts until the page is reloaded or a person signs out. */
export function pageDraft<T>(): PageDraft<T> {
  const drafts = new Map<string, T>();
  draftsOfPage.add(drafts);
  return {
    read: (owner) => drafts.get(owner) ?? null,
    write(owner, typed) {
      if (typed === null) drafts.delete(owner);
      else drafts.set(owner, typed);
    },
    forget(matches) {
      for (const owner of drafts.keys()) if (matches(owner)) drafts.delete(owner);
    },
  };
}

/** A draft as state. It begins with the stored input, and every change is stored. */
export function useDraft<T>(draft: Draft<T>, owner: string) {
  const [typed, setTyped] = useState(() => draft.read(owner));
  const latest = useRef(typed);
  const change = (to: (typed: T | null) => T | null) => {
    latest.current = to(latest.current);
    draft.write(owner, latest.current);
    setTyped(latest.current);
  };
  return [typed, change] as const;
}
