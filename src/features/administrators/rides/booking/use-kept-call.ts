import { useEffect, useState } from 'react';
import { phoneKeyOf } from '#domain/rides/model/booking/phone-key.ts';
import type { KnownTrip } from '#domain/rides/model/customers/known-trip.ts';
import {
  callAside,
  callDraft,
  EMPTY_CALL,
  isAnotherCall,
  typedSince,
  withKnown,
  type CallDraft,
} from './call-draft.ts';

/** The call that was kept, with what has been typed of it since. */
interface Kept {
  /** The number's key as it was kept. */
  readonly key: string;
  readonly call: CallDraft;
}

interface Calls {
  /** What is in the form; `null` where nothing is typed. */
  readonly draft: CallDraft | null;
  /** `null` unless the form goes on with a call that was kept. */
  readonly kept: Kept | null;
  /** The call in whose place another known caller's number has begun this one. */
  readonly aside: CallDraft | null;
}

const EMPTY_FORM: Calls = { draft: null, kept: null, aside: null };

const goingOn = (draft: CallDraft | null): Calls =>
  draft === null ? EMPTY_FORM : { draft, kept: { key: phoneKeyOf(draft.phone), call: draft }, aside: null };

/** What was last typed in this tab, and what was put aside for it, which goes on once the other call is done. */
function keptCalls(uid: string): Calls {
  const [draft, aside] = [callDraft.kept(uid), callAside.kept(uid)];
  return draft === null || aside === null ? goingOn(draft ?? aside) : { draft, kept: null, aside };
}

/** The kept call after a change: as long as the number may still be its own, what is typed is its own, too. */
function keptAfter({ key, call }: Kept, next: CallDraft): Kept {
  const now = phoneKeyOf(next.phone);
  if (now.startsWith(key)) return { key, call: next };
  return { key, call: key.startsWith(now) ? { ...next, phone: call.phone } : call };
}

const changed = (calls: Calls, next: CallDraft): Calls => ({
  ...calls,
  draft: next,
  kept: calls.kept === null ? null : keptAfter(calls.kept, next),
});

/** The call in the form and the one put aside for it: both stay in the tab until they are booked. */
export function useKeptCall(uid: string) {
  const [calls, setCalls] = useState(() => keptCalls(uid));
  const { draft, kept, aside } = calls;
  useEffect(() => {
    callDraft.keep(uid, draft);
    callAside.keep(uid, aside);
  }, [uid, draft, aside]);
  return {
    draft: draft ?? EMPTY_CALL,
    isKept: kept !== null,
    isAnother: aside !== null,
    change: (from: (draft: CallDraft) => CallDraft) =>
      setCalls((before) => changed(before, from(before.draft ?? EMPTY_CALL))),
    know: (known: KnownTrip) =>
      setCalls((before) => {
        const typed = before.draft ?? EMPTY_CALL;
        if (before.kept === null || !isAnotherCall(before.kept.key, typed, known))
          return changed(before, withKnown(typed, known));
        const { call } = before.kept;
        return { draft: withKnown(typedSince(call, typed), known), kept: null, aside: call };
      }),
    clear: () => setCalls(EMPTY_FORM),
    restore: () => setCalls((before) => goingOn(before.aside)),
    /** The dialog closes with it, so that no effect keeps what is left. */
    finish() {
      setCalls(goingOn(aside));
      callDraft.keep(uid, aside);
      callAside.keep(uid, null);
    },
  };
}
