import { useState } from 'react';

/** The selected uids; they may include rows that are no longer shown. */
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
