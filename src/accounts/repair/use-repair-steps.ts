import type { Gate } from '#domain/accounts/model/gate.ts';
import { isVisibleName } from '#domain/shared/people/name.ts';
import { essentialsOf } from '#domain/accounts/model/found-account.ts';
import { planRepair, type RepairOutlook } from '#domain/accounts/model/repair-plan.ts';
import type { StoredProfile } from '#domain/accounts/model/stored-profile.ts';
import type { RepairCase } from '#domain/accounts/services/account-repair.ts';
import type { RecordPart } from './debug-login-copy.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';

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
 * The steps of the repair page, with at most one open case. Leaving the page or choosing another account closes the
 * case, so that no proven identity stays in memory. A case that opens after the page was left is closed at once.
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

export interface RecordPartState {
  readonly part: RecordPart;
  /** The stored value; `null` if no valid value is stored. */
  readonly stored: string | null;
  /** Whether the stored value is invalid. */
  readonly unreadable: boolean;
  /**
   * The value that the repair writes; `asked` if the owner enters it; `restored` if the value means nothing to the
   * owner; `null` if the repair writes none.
   */
  readonly repaired: string | 'asked' | 'restored' | null;
}

type Repairable = Extract<RepairOutlook, { state: 'repairable' }>;

export interface RecordChanges {
  readonly parts: readonly RecordPartState[];
  readonly gate: Gate;
  /** Whether the repair writes the status *pending*. The owner then waits for an approval. */
  readonly leadsToWaiting: boolean;
  readonly outlook: Repairable;
}

const ANY_NAME = 'A name';

/** The plan of the repair, with placeholders for missing answers. The placeholders change no other part of the plan. */
function preview({ file, email }: RepairCase, outlook: Repairable, now: Date) {
  const answers = {
    name: outlook.needsName ? ANY_NAME : null,
    role: outlook.needsRole ? ('passenger' as const) : null,
  };
  return planRepair({ uid: file.uid, email }, file, answers, now);
}

const NOTHING: StoredProfile = { malformed: [] };

/** A repairable record before and after the repair, in display order; `null` if the record is not repairable. */
export function changesOf(opened: RepairCase, now: Date): RecordChanges | null {
  const { file, outlook } = opened;
  if (outlook.state !== 'repairable') return null;
  const plan = preview(opened, outlook, now);
  if (plan === null) return null;
  const stored = file.profile ?? NOTHING;
  const found = essentialsOf(file.uid, stored);
  const { fields: written, gate } = plan;
  const field = (part: 'email' | 'role' | 'status' | 'createdAt', isAsked = false): RecordPartState => ({
    part,
    stored: found[part] ?? null,
    unreadable: found[part] === undefined && (stored[part] !== undefined || stored.malformed.includes(part)),
    repaired: isAsked ? 'asked' : (written[part] ?? null),
  });
  const name: RecordPartState = {
    part: 'name',
    stored: isVisibleName(stored.name ?? '') ? (stored.name ?? null) : null,
    unreadable: stored.malformed.includes('name'),
    repaired: outlook.needsName ? 'asked' : null,
  };
  const entry: RecordPartState = {
    part: 'entry',
    stored: file.entry?.gate ?? null,
    unreadable: false,
    repaired: file.entry?.gate === gate ? null : gate,
  };
  // A field that means nothing to its owner is listed only if an existing profile lacks a valid value.
  const inner = (['uid', 'registeredAt'] as const)
    .filter((part) => plan.isNew !== true && written[part] !== undefined)
    .map((part) => ({
      part,
      stored: null,
      unreadable: stored.malformed.includes(part),
      repaired: 'restored',
    }));
  return {
    parts: [
      ...inner,
      name,
      field('email'),
      field('role', outlook.needsRole),
      field('status'),
      field('createdAt'),
      entry,
    ],
    gate,
    leadsToWaiting: gate === 'pending' && written.status !== undefined,
    outlook,
  };
}
