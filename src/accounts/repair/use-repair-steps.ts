import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Gate } from '#domain/accounts/model/gate.ts';
import type { RepairOutlook } from '#domain/accounts/model/repair-plan.ts';
import type { RepairCase } from '#domain/accounts/services/account-repair.ts';
import { changesOf, type RecordChanges } from './record-changes.ts';

export type RepairStep =
  | { readonly step: 'proof'; readonly email: string }
  | { readonly step: 'findings'; readonly opened: RepairCase; readonly changes: RecordChanges }
  | {
      readonly step: 'end';
      readonly email: string;
      readonly outlook: RepairOutlook;
      readonly repaired: boolean;
      readonly gate: Gate;
    };

function close(held: RefObject<RepairCase | null>): void {
  void held.current?.close();
  held.current = null;
}

/**
 * Holds the one open case of this page. Leaving by a link, going back or changing the account closes it, so that nothing of
 * a proven identity is left behind, even if the proof arrives afterwards.
 */
export function useRepairSteps(email: string) {
  const [state, setState] = useState<RepairStep>({ step: 'proof', email });
  const held = useRef<RepairCase | null>(null);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      close(held);
    };
  }, []);
  return {
    state,
    open(opened: RepairCase) {
      held.current = opened;
      if (!mounted.current) return close(held);
      const { email, outlook, file } = opened;
      const changes = changesOf(opened, new Date());
      setState(
        changes === null
          ? { step: 'end', email, outlook, repaired: false, gate: file.entry?.gate ?? 'open' }
          : { step: 'findings', opened, changes },
      );
    },
    end({ email }: RepairCase, { gate }: RecordChanges, outlook: RepairOutlook) {
      close(held);
      setState({ step: 'end', email, outlook, repaired: outlook.state === 'healthy', gate });
    },
    leave(email: string) {
      close(held);
      setState({ step: 'proof', email });
    },
  };
}
