import { useState, useEffect } from 'react';
import { useUser } from '#core/session/user-context.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Button } from '#ui/actions/button.tsx';
import { useSettling } from '#ui/data/use-settling.ts';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { useService } from '../use-service.tsx';
import {
  type CallDraft,
  textsOf,
  begunCalls,
  EMPTY_CALL,
  goingOn,
  isBegun,
  isSameCall,
} from './call-draft.ts';
import { CallForm } from './call-form.tsx';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';

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
function useBegunCalls(uid: string) {
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

interface BegunCallsProps {
  calls: readonly CallDraft[];
  /** The form is being sent, so nothing can take its place. */
  isSending: boolean;
  onGoOn: (call: CallDraft) => void;
  onDiscard: (call: CallDraft) => void;
}

/** Bookings that were begun and not sent, each with a button to continue: no caller is booked in the form of another. */
function BegunCalls({ calls, isSending, onGoOn, onDiscard }: BegunCallsProps) {
  const { begun: copy } = usePhoneBookingCopy();
  const rows = calls.map((call) => {
    const [first = '', second = ''] = textsOf(call);
    return { call, what: withoutDirectionControls(second === '' ? first : `${first}, ${second}`) };
  });
  const list = useSettling<HTMLUListElement>(rows.map(({ what }) => what).join());
  if (rows.length === 0) return null;
  return (
    <div className="mt-3 grid gap-1 text-sm">
      {/* A call that has an id was sent, and its answer never came. */}
      <p className="font-semibold">{calls.some(({ id }) => id !== null) ? copy.headingSent : copy.heading}</p>
      <ul ref={list} className="grid gap-1">
        {rows.map(({ call, what }) => (
          <li key={textsOf(call).join()} className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
            <span className="w-full">{what}</span>
            <Button
              tone="quiet"
              size="small"
              aria-disabled={isSending}
              aria-label={copy.goOnWith(what)}
              onClick={() => onGoOn(call)}
            >
              {copy.goOn}
            </Button>
            <Button
              tone="quiet"
              size="small"
              aria-disabled={isSending}
              aria-label={copy.discardOf(what)}
              onClick={() => onDiscard(call)}
            >
              {copy.discard}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BookingDialogProps {
  /** Returns what was typed of a number before the dialog could take it. */
  takeTyped: () => string;
  onClose: () => void;
}

/** A booking by phone. What is typed stays in the tab until it is booked, even if the dialog is closed. */
export function BookingDialog({ takeTyped, onClose }: BookingDialogProps) {
  const copy = usePhoneBookingCopy();
  const { newBooking } = useDispatchCopy().board;
  const toast = useToast();
  const { uid } = useUser();
  const { settings, isSetUp, failure, reload } = useService();
  const calls = useBegunCalls(uid);
  // A new key makes a new form, so that nothing of the last one is left.
  const [switched, setSwitched] = useState(0);
  const [isSending, setSending] = useState(false);
  // A request that is under way cannot be taken back, and its failure is shown here.
  const close = () => {
    if (!isSending) onClose();
  };

  const isBooked = ({ name, from, to }: CallDraft) => {
    calls.finish();
    onClose();
    const text = copy.booked.text(withoutDirectionControls(name.trim()), from.text, to.text);
    toast({ tone: 'success', title: copy.booked.title, text });
  };
  // Without a form no booking can be continued.
  const others = isSetUp ? calls.others : [];
  return (
    <Dialog
      title={newBooking}
      description={
        <>
          <p>{copy.lead}</p>
          {others.length > 0 && <p>{copy.begun.told}</p>}
        </>
      }
      onClose={close}
    >
      {isSetUp ? (
        <CallForm
          key={switched}
          takesFocus={switched > 0}
          settings={settings}
          draft={calls.draft}
          onChange={calls.change}
          onNumber={calls.takeNumber}
          onPhone={() => {
            const phone = takeTyped();
            if (phone !== '') calls.change((known) => ({ ...known, phone }));
          }}
          onBooked={isBooked}
          onBusy={setSending}
          onClose={close}
        >
          <LoadFailure what={copy.failed} error={failure} onRetry={reload} />
        </CallForm>
      ) : (
        <Notice tone="warning">{copy.notSetUp}</Notice>
      )}
      <BegunCalls
        calls={others}
        isSending={isSending}
        onGoOn={(begun) => {
          calls.goOnWith(begun);
          setSwitched((times) => times + 1);
        }}
        onDiscard={calls.discard}
      />
    </Dialog>
  );
}
