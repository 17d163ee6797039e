import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Gate } from '#domain/account/gate.ts';
import type { RepairOutlook } from '#domain/account/repair-plan.ts';
import type { RepairCase } from '#domain/services/account-repair.ts';
import { changesOf, type RecordChanges } from './record-changes.ts';

/** Where a visit to the repair stands. */
export type VisitState =
  | { readonly at: 'door'; readonly email: string }
  | { readonly at: 'case'; readonly opened: RepairCase; readonly changes: RecordChanges }
  | {
      readonly at: 'end';
      readonly email: string;
      readonly outlook: RepairOutlook;
      readonly repaired: boolean;
      /** What the sign-in page says of the account now. */
      readonly gate: Gate;
    };

function close(held: RefObject<RepairCase | null>): void {
  void held.current?.close();
  held.current = null;
}

/**
 * Holds the one open case of this page. Whoever leaves, by a link, by going back or by asking for another account,
 * leaves nothing of a proven identity behind, even where the proof arrives after they left.
 */
export function useRepairVisit(email: string) {
  const [state, setState] = useState<VisitState>({ at: 'door', email });
  const held = useRef<RepairCase | null>(null);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      close(held);
    };
  }, []);
  return {
    state,
    open(opened: RepairCase) {
      held.current = opened;
      if (!here.current) return close(held);
      const { email, outlook, file } = opened;
      const changes = changesOf(opened, new Date());
      setState(
        changes === null
          ? { at: 'end', email, outlook, repaired: false, gate: file.entry?.gate ?? 'open' }
          : { at: 'case', opened, changes },
      );
    },
    end({ email }: RepairCase, { gate }: RecordChanges, outlook: RepairOutlook) {
      close(held);
      setState({ at: 'end', email, outlook, repaired: outlook.state === 'healthy', gate });
    },
    leave(email: string) {
      close(held);
      setState({ at: 'door', email });
    },
  };
}
