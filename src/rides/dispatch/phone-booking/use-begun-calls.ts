import { useEffect, useState } from 'react';
import { begunCalls, EMPTY_CALL, goingOn, isBegun, isSameCall, type CallDraft } from './call-draft.ts';

interface Calls {
  readonly draft: CallDraft;
  readonly others: readonly CallDraft[];
}

/** The others without this call, whose form is now a different one. */
const without = (call: CallDraft, others: readonly CallDraft[]) =>
  others.filter((each) => !isSameCall(each, call));

const all = ({ draft, others }: Calls) => (isBegun(draft) ? [draft, ...without(draft, others)] : others);

const keep = (uid: string, calls: readonly CallDraft[]) =>
  begunCalls.keep(uid, calls.length === 0 ? null : { calls });

/**
 * The call in the form, which begins empty, and the calls begun before: all stay in the tab until they are booked. There is
 * one per number; otherwise a call that was sent without an answer could be sent again as another ride.
 */
export function useBegunCalls(uid: string) {
  const [calls, setCalls] = useState<Calls>(() => ({
    draft: EMPTY_CALL,
    others: begunCalls.kept(uid)?.calls ?? [],
  }));
  useEffect(() => keep(uid, all(calls)), [uid, calls]);
  return {
    ...calls,
    change: (from: (draft: CallDraft) => CallDraft) =>
      setCalls(({ draft, others }) => ({ draft: from(draft), others })),
    /** The number in the form is complete: a call begun with it continues in the form. */
    takeNumber: () =>
      setCalls(({ draft, others }) => {
        const begun = others.find((each) => isSameCall(each, draft));
        return { draft: begun === undefined ? draft : goingOn(begun, draft), others: without(draft, others) };
      }),
    goOnWith: (call: CallDraft) =>
      setCalls((before) => ({ draft: call, others: without(call, all(before)) })),
    discard: (call: CallDraft) => setCalls(({ draft, others }) => ({ draft, others: without(call, others) })),
    /** The form's call is booked. The dialog closes at the same time, so that no effect stores the draft again. */
    finish: () => keep(uid, without(calls.draft, calls.others)),
  };
}
