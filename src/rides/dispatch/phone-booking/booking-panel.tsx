import { useEffect, useRef, useState } from 'react';
import { useUser } from '#core/session/user-context.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { useSettling } from '#ui/data/use-settling.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SidePanel } from '#ui/feedback/side-panel.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useEndToast } from '#ui/feedback/toast-context.tsx';
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
import type { BookingSearch } from './booking-search.ts';
import { bookingStartIn } from './booking-start.ts';
import { CallForm } from './call-form.tsx';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';
import { useBookedToast } from './use-booked-toast.tsx';
import { useBookingStart } from './use-booking-start.ts';
import type { CallBegin } from './use-call-order.ts';

interface Calls {
  readonly draft: CallDraft;
  readonly others: readonly CallDraft[];
}

/** The `others` without those that are the same booking as `call`. */
const without = (call: CallDraft, others: readonly CallDraft[]) =>
  others.filter((each) => !isSameCall(each, call));

const all = ({ draft, others }: Calls) => (isBegun(draft) ? [draft, ...without(draft, others)] : others);

const keep = (uid: string, calls: readonly CallDraft[]) =>
  begunCalls.write(uid, calls.length === 0 ? null : { calls });

/**
 * The call in the form, which begins empty, and the calls begun before. The tab stores all until they are booked or
 * discarded. Each number has one call, so that a call whose answer was lost is not sent again as another ride.
 */
function useBegunCalls(uid: string) {
  const [calls, setCalls] = useState<Calls>(() => ({
    draft: EMPTY_CALL,
    others: begunCalls.read(uid)?.calls ?? [],
  }));
  useEffect(() => keep(uid, all(calls)), [uid, calls]);
  return {
    ...calls,
    change: (from: (draft: CallDraft) => CallDraft) =>
      setCalls(({ draft, others }) => ({ draft: from(draft), others })),
    /** Called when the number is complete. A call that was begun with this number then continues in the form. */
    takeNumber: () =>
      setCalls(({ draft, others }) => {
        const begun = others.find((each) => isSameCall(each, draft));
        return { draft: begun === undefined ? draft : goingOn(begun, draft), others: without(draft, others) };
      }),
    /** Puts this call into the form. A begun call with the same number stays listed until the number is looked up. */
    begin: (call: CallDraft) => setCalls((before) => ({ draft: call, others: all(before) })),
    goOnWith: (call: CallDraft) =>
      setCalls((before) => ({ draft: call, others: without(call, all(before)) })),
    discard: (call: CallDraft) => setCalls(({ draft, others }) => ({ draft, others: without(call, others) })),
    /** Removes the booked call, also from storage, because the panel may close before the state is rendered. */
    finish: () => {
      const booked = calls.draft;
      keep(uid, without(booked, calls.others));
      setCalls(({ draft, others }) => ({
        draft: isSameCall(draft, booked) ? EMPTY_CALL : draft,
        others: without(booked, others),
      }));
    },
  };
}

interface BegunCallsProps {
  calls: readonly CallDraft[];
  /** Whether the form is being sent, so that no other call can take its place. */
  isSending: boolean;
  onGoOn: (call: CallDraft) => void;
  onDiscard: (call: CallDraft) => void;
}

/** Bookings that were begun and are not confirmed, each with buttons that continue and discard it. */
function BegunCalls({ calls, isSending, onGoOn, onDiscard }: BegunCallsProps) {
  const { begun: copy } = usePhoneBookingCopy();
  const rows = calls.map((call) => {
    const [first = '', second = ''] = textsOf(call);
    return { call, what: withoutDirectionControls(second === '' ? first : `${first}, ${second}`) };
  });
  const list = useSettling<HTMLUListElement>(rows.map(({ what }) => what).join());
  if (rows.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm">
      {/* A call with an id was sent, and may be booked although no success was reported. */}
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

const isSameAsked = (one: BookingSearch, other: BookingSearch) =>
  one.call === other.call && one.again === other.again && one.as === other.as;

interface BookingPanelProps {
  /** The booking that the board's address asks for. */
  asked: BookingSearch;
  /** Called with the id of the booked ride, if the panel then closes. */
  onBooked: (ride: string) => void;
  onClose: () => void;
}

/** A booking by phone beside the board. The tab stores the input until it is booked or discarded. */
export function BookingPanel({ asked, onBooked, onClose }: BookingPanelProps) {
  const copy = usePhoneBookingCopy();
  const { newBooking } = useDispatchCopy().board;
  const [isSending, setSending] = useState(false);
  // Another booking in the address waits while a call is being sent, because it would take that call's form.
  const [taken] = useDerivedState(asked, (last) => (isSending || isSameAsked(last, asked) ? last : asked));
  // What the address asks for when an answer arrives. By then that may be another booking.
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  }, [asked]);
  const found = bookingStartIn(taken);
  const unusable = found !== null && 'unusable' in found ? found.unusable : null;
  const start = found === null || 'unusable' in found ? null : found;
  const toastBooked = useBookedToast();
  const endToast = useEndToast();
  // The toast would cover the panel.
  useEffect(() => endToast('success'), [endToast]);
  const { uid } = useUser();
  const { settings, isSetUp, failure, reload } = useService();
  const calls = useBegunCalls(uid);
  // A new key remounts the form, so that no state of the last call is left.
  const [form, setForm] = useState<{ readonly key: number; readonly begin: CallBegin | null }>({
    key: 0,
    begin: null,
  });
  const newForm = (begin: CallBegin) => setForm(({ key }) => ({ key: key + 1, begin }));
  const started = useBookingStart(start, (call) => {
    calls.begin(call);
    newForm(start !== null && 'ride' in start ? 'time' : 'number');
  });
  // A request under way cannot be stopped, and its failure is shown here.
  const close = () => {
    if (!isSending) onClose();
  };
  return (
    <SidePanel title={newBooking} onClose={close}>
      <LoadFailure what={copy.startFailed} error={started.error} onRetry={started.reload} />
      {unusable !== null && (
        <Notice tone="warning">{copy.unusable(withoutDirectionControls(unusable))}</Notice>
      )}
      {started.isGone && <Notice tone="warning">{copy.gone}</Notice>}
      {!isSetUp && <Notice tone="warning">{copy.notSetUp}</Notice>}
      {isSetUp && started.loading && <Skeleton lines={10} label={copy.starting} />}
      {isSetUp && !started.loading && (
        <CallForm
          key={form.key}
          begin={form.begin}
          settings={settings}
          draft={calls.draft}
          onChange={calls.change}
          onNumber={calls.takeNumber}
          onBooked={(booked) => {
            calls.finish();
            if (isSameAsked(latest.current, taken)) {
              onBooked(booked.id);
              onClose();
            } else newForm('number');
            toastBooked(booked);
          }}
          onBusy={setSending}
        >
          <LoadFailure what={copy.failed} error={failure} onRetry={reload} />
        </CallForm>
      )}
      {isSetUp && (
        <BegunCalls
          calls={calls.others}
          isSending={isSending}
          onGoOn={(begun) => {
            calls.goOnWith(begun);
            newForm('number');
          }}
          onDiscard={calls.discard}
        />
      )}
    </SidePanel>
  );
}
