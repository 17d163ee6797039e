import { useEffect, useState } from 'react';
import { begunCalls, EMPTY_CALL, textsOf, type CallDraft } from './call-draft.ts';

type Calls = readonly CallDraft[];

const begun = (draft: CallDraft, others: Calls): Calls =>
  textsOf(draft).length === 0 ? others : [draft, ...others];

const keep = (uid: string, calls: Calls) => begunCalls.keep(uid, calls.length === 0 ? null : { calls });

/** The call in the form, which begins empty, and those that were begun before: all stay in the tab until they are booked. */
export function useBegunCalls(uid: string) {
  const [draft, setDraft] = useState(EMPTY_CALL);
  const [others, setOthers] = useState<Calls>(() => begunCalls.kept(uid)?.calls ?? []);
  useEffect(() => keep(uid, begun(draft, others)), [uid, draft, others]);
  return {
    draft,
    others,
    change: (from: (draft: CallDraft) => CallDraft) => setDraft(from),
    goOnWith(call: CallDraft) {
      setOthers(begun(draft, others).filter((each) => each !== call));
      setDraft(call);
    },
    discard: (call: CallDraft) => setOthers(others.filter((each) => each !== call)),
    /** The dialog closes with it, so that no effect keeps what is left. */
    finish: () => keep(uid, others),
  };
}
