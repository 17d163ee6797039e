import { useEffect, useState } from 'react';
import { begunCalls, EMPTY_CALL, goingOn, isBegun, isSameCall, type CallDraft } from './call-draft.ts';

interface Calls {
  readonly draft: CallDraft;
  readonly others: readonly CallDraft[];
}

/** The others without this call, whose form is another one now. */
const without = (call: CallDraft, others: readonly CallDraft[]) =>
  others.filter((each) => !isSameCall(each, call));

const all = ({ draft, others }: Calls) => (isBegun(draft) ? [draft, ...without(draft, others)] : others);

const keep = (uid: string, calls: readonly CallDraft[]) =>
  begunCalls.keep(uid, calls.length === 0 ? null : { calls });

/**
 * The call in the form, which begins empty, and those that were begun before: all stay in the tab until they are booked. There
 * is one of each number, or what was sent without an answer would be sent once more as another ride.
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
    /** The number in the form is whole: what was begun of it goes on there. */
    takeNumber: () =>
      setCalls(({ draft, others }) => {
        const begun = others.find((each) => isSameCall(each, draft));
        return { draft: begun === undefined ? draft : goingOn(begun, draft), others: without(draft, others) };
      }),
    goOnWith: (call: CallDraft) =>
      setCalls((before) => ({ draft: call, others: without(call, all(before)) })),
    discard: (call: CallDraft) => setCalls(({ draft, others }) => ({ draft, others: without(call, others) })),
    /** What is in the form is booked. The dialog closes with it, so that no effect keeps it once more. */
    finish: () => keep(uid, without(calls.draft, calls.others)),
  };
}
