import { use, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { frequentPlaces } from '#domain/rides/model/booking/frequent-places.ts';
import { isWithoutNumber } from '#domain/rides/model/customers/call.ts';
import { calledAs, lastRideOf } from '#domain/rides/model/customers/caller.ts';
import { NOTHING_KNOWN, placesOf } from '#domain/rides/model/customers/known-trip.ts';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import { landmarkPlace } from '#domain/rides/model/basics/landmark.ts';
import type { RideSettings } from '#domain/rides/model/firm/settings.ts';
import { useForm } from '#core/forms/use-form.ts';
import type { BesideBooking } from '#core/slots/ride-slots.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/feedback/dialog.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { BookingFailure } from '../../shared/booking-failure.tsx';
import { RideSlot } from '../../shared/ride-slot.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { slotTrip } from '../../shared/slot-trip.ts';
import { NoteField, PeopleField } from '../../shared/trip/trip-fields.tsx';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { BoardDetails } from '../board-details.ts';
import { isApple, pressByAlt } from './alt-keys.ts';
import { withKnown, type CallDraft } from './call-draft.ts';
import { CallWhen } from './call-when.tsx';
import { CallerFields } from './caller-fields.tsx';
import { NeedsToggles } from './needs-toggles.tsx';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';
import { RecordChoice } from './record-choice.tsx';
import { OtherTrips } from './other-trips.tsx';
import { UsualThen } from './usual-then.tsx';
import { PlaceCombobox } from './place-combobox.tsx';
import { useCallOrder, type CallBegin } from './use-call-order.ts';
import { useCallersNumber } from './use-callers-number.ts';
import { WayBack } from './way-back.tsx';
import { CALL_FIELDS, useSendCall, type BookedCall } from './use-send-call.ts';

const ENDS = [
  { end: 'from', other: 'to' },
  { end: 'to', other: 'from' },
] as const;

const isTyping = () => document.activeElement instanceof HTMLInputElement;

/** Whether the error may mean that the caller has no number. */
const isNumberLacking = (error: RideFailure) =>
  error.code === 'phone-required' || (error.code === 'phone-unusable' && error.flaw.kind === 'too-short');

interface CallFormProps {
  begin: CallBegin | null;
  /** `null` until they are read. */
  settings: RideSettings | null;
  draft: CallDraft;
  onChange: (change: (draft: CallDraft) => CallDraft) => void;
  /** Called when the number is complete. */
  onNumber: () => void;
  onBooked: (booked: BookedCall) => void;
  /** Called when a request begins and when it ends. */
  onBusy: (busy: boolean) => void;
  /** Shown before the buttons. */
  children: ReactNode;
}

/** Books a ride for a caller, beginning with the number. The parent has the input as state. */
export function CallForm(props: CallFormProps) {
  const { begin, settings, draft, onChange, onNumber, onBooked, onBusy, children } = props;
  const copy = usePhoneBookingCopy();
  const ends = useRidesCopy();
  const format = useServiceTime(settings?.timeZone ?? '');
  const textOf = useRideErrorText(format.dateTime);
  const form = useForm(CALL_FIELDS, {
    fieldOf: rideField,
    textOf: (error) =>
      isNumberLacking(error)
        ? `${textOf(error)} ${copy.orWithoutNumber(copy.keys.withoutNumber)}`
        : textOf(error),
  });
  const reportBusy = useEffectEvent(onBusy);
  useEffect(() => reportBusy(form.busy), [form.busy]);
  const change = (part: Partial<CallDraft>) => onChange((known) => ({ ...known, ...part }));
  const callers = useCallersNumber(draft, settings?.timeZone ?? null, onChange, onNumber);
  const { number } = callers;
  const caller = callers.caller && calledAs(callers.caller, draft.name);
  const landmarks = (settings?.landmarks ?? []).map(landmarkPlace);
  const details = use(BoardDetails);
  const frequent = useMemo(() => frequentPlaces(details.values()), [details]);
  const known = [...(caller === null ? [] : placesOf(caller)), ...landmarks];
  const places = [...known, ...frequent.filter(({ text }) => !known.some((place) => place.text === text))];

  const completeNumber = async () => {
    if (isWithoutNumber(draft)) return true;
    if (number.ok) return callers.complete();
    form.refuses([number.error]);
    return false;
  };
  const slot = useRef<BesideBooking>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const slotOf = () => slot.current;
  const send = useSendCall({ form, draft, settings, caller, slotOf, onChange: change, onBooked });
  const { isLookingUp, onKeyDown, moveOnAfter } = useCallOrder({
    controlOf: form.control,
    begin,
    keepNumber: callers.keep,
    isRefused: callers.blocked !== null,
    completeNumber,
    send: () => void send(),
  });
  return (
    // The form handles keys that bubble up from its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      method="post"
      data-loading={isLookingUp ? '' : undefined}
      onKeyDown={(event) => {
        onKeyDown(event);
        pressByAlt(event);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="flex flex-col gap-1.5 pointer-fine:[&_:is(input:not([type=checkbox],[type=radio]),textarea)]:min-h-10 pointer-fine:[&_textarea]:py-1.5"
    >
      <CallerFields
        draft={draft}
        callers={callers}
        caller={caller}
        format={format}
        phone={form.field('phone')}
        name={form.field('name')}
        who={form.field('who')}
        onPhone={(phone) => change({ phone, withoutNumber: false })}
        onWithoutNumber={(withoutNumber) => {
          form.field('phone').onInput();
          if (!withoutNumber) return change({ withoutNumber });
          void moveOnAfter(async () =>
            onChange((known) => withKnown({ ...known, phone: '', withoutNumber }, NOTHING_KNOWN)),
          );
        }}
        onName={(name) => change({ name })}
        onTake={(taking) => void moveOnAfter(taking)}
      />
      <OtherTrips
        draft={draft}
        busy={form.busy}
        onChoose={({ from, to }) => {
          change({ from, to, tripChosen: true });
          // After a press of the mouse the button has the focus, and Enter would press it again.
          if (!isTyping()) form.control('to')?.focus();
        }}
      />
      {ENDS.map(({ end, other }) => (
        <div key={end} className="relative">
          {end === 'from' && draft.from.text !== '' && draft.to.text !== '' && (
            <WayBack
              busy={form.busy}
              onTurn={() => change({ from: draft.to, to: draft.from, tripChosen: true })}
            />
          )}
          <PlaceCombobox
            {...form.field(end)}
            label={ends[end]}
            {...(end === 'to' && { hint: <UsualThen draft={draft} /> })}
            place={draft[end]}
            onPlace={(place) => change({ [end]: place, tripChosen: true })}
            known={places.filter(({ text }) => text !== draft[other].text)}
          />
        </div>
      ))}
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-x-4 gap-y-1.5 max-[22rem]:grid-cols-1">
        {settings === null ? (
          <div />
        ) : (
          <CallWhen
            draft={draft}
            onChange={(part) => onChange((known) => callers.atItsTime({ ...known, ...part }))}
            settings={settings}
            textOf={textOf}
            fields={{ date: form.field('date'), time: form.field('time'), turn: form.field('turn') }}
          />
        )}
        <PeopleField
          {...form.field('people')}
          label={copy.people}
          value={draft.people}
          onChange={({ target }) => change({ people: target.value })}
        />
      </div>
      <NeedsToggles needs={draft.needs} onNeeds={(needs) => change({ needs })} busy={form.busy} />
      <NoteField
        {...form.field('note')}
        label={copy.note}
        rows={1}
        value={draft.note}
        onText={(note) => change({ note })}
      />
      <RecordChoice
        caller={caller}
        draft={draft}
        onRecord={(record) => change({ record })}
        busy={form.busy}
      />
      <RideSlot
        name="call"
        given={{
          ref: slot,
          trip: settings === null ? null : slotTrip(draft, settings),
          lastRide: caller && lastRideOf(caller),
          draft: draft.beside,
          onDraft: (beside) => change({ beside }),
          busy: form.busy,
          foot,
        }}
      />
      <div className="mb-3 grid gap-3 empty:hidden">
        <BookingFailure failure={form.failure} textOf={textOf} page="/admin/rides/$id" />
        {children}
      </div>
      <DialogActions wraps>
        <span
          aria-hidden="true"
          className="mr-auto basis-20 grow self-center text-sm text-ink-soft max-sm:hidden touch:hidden"
        >
          {isApple() ? copy.byAltOfApple : copy.byAlt}
        </span>
        <Button type="submit" busy={form.busy} busyLabel={copy.submitting}>
          {copy.submit}
        </Button>
        {/* The slot's buttons are shown first, but Tab reaches them after the main button. */}
        <span ref={setFoot} className="order-first -mx-3 flex flex-wrap items-center gap-x-1 empty:hidden" />
      </DialogActions>
    </form>
  );
}
