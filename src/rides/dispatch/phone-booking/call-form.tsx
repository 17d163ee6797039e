import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { parseCall } from '#domain/rides/model/customers/call.ts';
import { placesOf, type Caller } from '#domain/rides/model/customers/caller.ts';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import type { RideSettings } from '#domain/rides/model/firm/settings.ts';
import { succeed } from '#domain/shared/result.ts';
import { recordId } from '#core/forms/record-id.ts';
import { useForm, type FormField } from '#core/forms/use-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/feedback/dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { PageIcon } from '#ui/page-icon.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { BookingFailure } from '../../shared/booking-failure.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { PickUpField } from '../../shared/trip/pick-up-field.tsx';
import { PlaceField } from '../../shared/trip/place-field.tsx';
import { NeedsChoice, NoteField, PeopleField } from '../../shared/trip/trip-fields.tsx';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { EMPTY_CALL, type CallDraft } from './call-draft.ts';
import { CallerFields } from './caller-fields.tsx';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';
import { useCallOrder } from './use-call-order.ts';
import { useCallersNumber } from './use-callers-number.ts';

interface CallToSend {
  form: ReturnType<typeof useForm<(typeof FIELDS)[number], RideFailure>>;
  draft: CallDraft;
  /** `null` until they are read: then they are read with the booking. */
  settings: RideSettings | null;
  caller: Caller | null;
  onChange: (part: Partial<CallDraft>) => void;
  onBooked: (call: CallDraft) => void;
}

const held = ({ name, from, to }: CallDraft) => ({ name, from: from.text, to: to.text });

/** Sends the call. What is wrong with a field is forgotten once it holds something else: a number fills fields in, too. */
function useSendCall({ form, draft, settings, caller, onChange, onBooked }: CallToSend) {
  const { phoneBooking } = useDispatch();
  const { serverTime, serviceSettings } = useRides();
  const [before, setBefore] = useState(draft);
  if (before !== draft) {
    setBefore(draft);
    for (const name of ['name', 'from', 'to'] as const)
      if (held(before)[name] !== held(draft)[name]) form.field(name).onInput();
  }
  return async () => {
    // Submitted as well, so that the form is busy from the press on.
    const opened = settings === null ? await form.submit(serviceSettings.read) : succeed(settings);
    if (opened?.ok !== true) return;
    const service = opened.value;
    const parsed = parseCall(draft, { settings: service, now: serverTime() });
    if (!parsed.ok) {
      form.refuses(parsed.error);
      return;
    }
    const call = parsed.value;
    const booked = await form.submit(() => {
      const sentFor = call.number.key;
      const id = draft.id !== null && draft.sentFor === sentFor ? draft.id : recordId();
      onChange({ id, sentFor });
      return phoneBooking.book(id, call, { settings: service, caller });
    });
    if (booked?.ok === true) onBooked(draft);
    // The dispatcher now knows of the earlier ride: sending again books another one.
    else if (booked?.error.code === 'booked-before') onChange({ id: null });
  };
}

interface MoreOfCallProps {
  draft: CallDraft;
  onChange: (part: Partial<CallDraft>) => void;
  busy: boolean;
  /** What the form gives for a field. */
  people: FormField;
  note: FormField;
}

/** Fields that most callers do not need, shown once they hold something. */
function MoreOfCall({ draft, onChange, busy, people, note }: MoreOfCallProps) {
  const copy = usePhoneBookingCopy();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const isUsed =
    draft.needs.length > 0 || draft.people !== EMPTY_CALL.people || draft.note !== EMPTY_CALL.note;
  const isShown = opened || isUsed;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <Button
        tone="quiet"
        size="small"
        aria-expanded={isShown}
        aria-controls={id}
        aria-disabled={isUsed}
        onClick={() => setOpened(!opened)}
      >
        <span className="inline-flex items-center gap-1">
          {copy.more} <PageIcon name="chevron-down" />
        </span>
      </Button>
      <div id={id} hidden={!isShown} className="w-full">
        <PeopleField
          {...people}
          label={copy.people}
          value={draft.people}
          onChange={({ target }) => onChange({ people: target.value })}
        />
        <NeedsChoice
          label={copy.needs}
          needs={draft.needs}
          onNeeds={(needs) => onChange({ needs })}
          busy={busy}
        />
        <NoteField
          {...note}
          label={copy.note}
          rows={2}
          value={draft.note}
          onText={(typed) => onChange({ note: typed })}
        />
      </div>
    </div>
  );
}

const FIELDS = ['phone', 'who', 'name', 'from', 'to', 'date', 'time', 'turn', 'people', 'note'] as const;

const ENDS = [
  { end: 'from', other: 'to' },
  { end: 'to', other: 'from' },
] as const;

interface CallFormProps {
  /** Whether the form replaces one that had the focus. */
  takesFocus: boolean;
  /** `null` until they are read. */
  settings: RideSettings | null;
  draft: CallDraft;
  onChange: (change: (draft: CallDraft) => CallDraft) => void;
  /** Called when the number is complete. */
  onNumber: () => void;
  /** Called when the number's field gets the focus. */
  onPhone: () => void;
  onBooked: (call: CallDraft) => void;
  /** Called when a request begins and when it ends. */
  onBusy: (busy: boolean) => void;
  onClose: () => void;
  /** Shown before the buttons. */
  children: ReactNode;
}

/** Books a ride for a caller, beginning with the number. The parent holds what is typed. */
export function CallForm(props: CallFormProps) {
  const { takesFocus, settings, draft, onChange, onNumber, onPhone, onBooked, onBusy, onClose, children } =
    props;
  const copy = usePhoneBookingCopy();
  const ends = useRidesCopy();
  const format = useServiceTime(settings?.timeZone ?? '');
  const textOf = useRideErrorText(format.dateTime);
  const form = useForm(FIELDS, { fieldOf: rideField, textOf });
  const reportBusy = useEffectEvent(onBusy);
  useEffect(() => reportBusy(form.busy), [form.busy]);
  const change = (part: Partial<CallDraft>) => onChange((known) => ({ ...known, ...part }));
  const callers = useCallersNumber(draft, onChange, onNumber);
  const { number, caller } = callers;
  const landmarks = (settings?.landmarks ?? []).map((text) => ({ text }));
  const places = [...(caller === null ? [] : placesOf(caller)), ...landmarks];

  const completeNumber = async () => {
    if (number.ok) return callers.complete();
    form.refuses([number.error]);
    return false;
  };
  const send = useSendCall({ form, draft, settings, caller, onChange: change, onBooked });
  const { onKeyDown, moveOnAfter } = useCallOrder({
    controlOf: form.control,
    takesFocus,
    completeNumber,
    send: () => void send(),
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="flex flex-col gap-1"
    >
      <CallerFields
        draft={draft}
        callers={callers}
        format={format}
        phone={form.field('phone')}
        who={form.field('who')}
        onPhone={(phone) => change({ phone })}
        onTake={(customer) => void moveOnAfter(() => callers.take(customer))}
        onFocus={onPhone}
        onKeyDown={onKeyDown}
      />
      <TextField
        {...form.field('name')}
        onKeyDown={onKeyDown}
        label={copy.name}
        required
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      {ENDS.map(({ end, other }) => (
        <PlaceField
          key={end}
          {...form.field(end)}
          onKeyDown={onKeyDown}
          label={ends[end]}
          place={draft[end]}
          focus={() => form.control(end)?.focus()}
          onPlace={(place) => change({ [end]: place })}
          known={places.filter(({ text }) => text !== draft[other].text)}
          others
        />
      ))}
      {settings !== null && (
        <PickUpField
          value={draft.pickUp}
          onChange={(pickUp) => change({ pickUp })}
          settings={settings}
          fields={{ date: form.field('date'), time: form.field('time'), turn: form.field('turn') }}
        />
      )}
      <MoreOfCall
        draft={draft}
        onChange={change}
        busy={form.busy}
        people={form.field('people')}
        note={form.field('note')}
      />
      <BookingFailure failure={form.failure} textOf={textOf} page="/admin/rides/$id" />
      {children}
      <DialogActions>
        <Button tone="secondary" aria-disabled={form.busy} onClick={onClose}>
          {copy.close}
        </Button>
        <Button type="submit" busy={form.busy} busyLabel={copy.submitting}>
          {copy.submit}
        </Button>
      </DialogActions>
    </form>
  );
}
