import { useState } from 'react';

/** Which accounts are selected. Ids of rows no longer shown are ignored. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const change = (uids: readonly string[], wanted: boolean) =>
    setSelected((known) => {
      const next = new Set(known);
      for (const uid of uids) {
        if (wanted) next.add(uid);
        else next.delete(uid);
      }
      return next;
    });
  return { selected, change, clear: () => setSelected(new Set()) };
}
