import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { distinctPlaces } from '#domain/rides/model/basics/places-named.ts';
import type { PickUp } from '#domain/rides/model/booking/pick-up.ts';
import { NO_SAVED_PLACES, SAVED_NAMES } from '#domain/rides/model/booking/saved-places.ts';
import { placesOfTrips } from '#domain/rides/model/booking/taken-trips.ts';
import { parseOwnTrip, toOtherPlace } from '#domain/rides/model/booking/trip.ts';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { landmarkPlace } from '#domain/rides/model/basics/landmark.ts';
import type { OwnBookingStart } from '#domain/rides/services/ride-booking.ts';
import { recordId } from '#core/forms/record-id.ts';
import { useForm } from '#core/forms/use-form.ts';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { contact } from '#core/product/firm-contact.ts';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import type { BesideBooking } from '#core/slots/ride-slots.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { BookingFailure } from '../../shared/booking-failure.tsx';
import { useServerTimeAt } from '../../shared/live/use-server-time.ts';
import { RideSlot } from '../../shared/ride-slot.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { slotTrip } from '../../shared/slot-trip.ts';
import { PickUpField } from '../../shared/trip/pick-up-field.tsx';
import { PlaceField, type KnownPlace } from '../../shared/trip/place-field.tsx';
import { useTripCopy } from '../../shared/trip/trip-copy.ts';
import { NeedsChoice, NoteField, PeopleField } from '../../shared/trip/trip-fields.tsx';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useBookingCopy } from '../booking-copy.ts';
import type { TripDraft, TripTaken } from '../trip-draft.ts';
import { OwnPlaces } from './own-places.tsx';
import { SomebodyElse } from './somebody-else.tsx';
import { StartPlace } from './start-place.tsx';
import { TripCards } from './trip-cards.tsx';
import { useRequestNow } from './use-request-now.ts';

/** Whether a `booked-just-now` refusal still applies. It refuses a booking too soon after another one. */
function useBookingPause(refusal: RideFailure | undefined): boolean {
  const ends = refusal?.code === 'booked-just-now' ? [refusal.from] : [];
  const now = useServerTimeAt(ends);
  return ends.some((end) => now < end);
}

/** The picker of a later time. It loads when the page is idle, because most bookings do not need it. */
const LaterPickUp = lazyPart(
  async () => (await import('../../shared/trip/later-pick-up.tsx')).LaterPickUp,
  () => useTripCopy().laterFailed,
);

const FIELDS = ['from', 'to', 'date', 'time', 'turn', 'people', 'name', 'phone', 'note'] as const;

interface BookingFormProps {
  start: OwnBookingStart;
  recent: readonly TripTaken[];
  draft: TripDraft;
  laterOnly: boolean;
  /** The last trip that was copied into the form; `null` if none. Each copy is a new object. */
  taken: TripTaken | null;
  onTake: (trip: TripTaken) => void;
  onChange: (part: Partial<TripDraft>) => void;
  /** Called at each press that may send a booking, before the input is checked. */
  onSend: () => void;
  /** Called when the passenger's own places have been saved. */
  onSaved: () => void;
  /** Empties the form, after its input has become a ride. */
  onEmpty: () => void;
  /** Called when a ride has been booked, by the form or from a recent trip. */
  onBooked: (id: string, kind: PickUp['kind']) => void;
}

/** Books a ride. The parent has the input as state. */
export function BookingForm(props: BookingFormProps) {
  const { start, recent, draft, laterOnly, taken, onTake, onChange, onSend, onSaved, onEmpty, onBooked } =
    props;
  const copy = useBookingCopy().form;
  const { note } = useTripCopy();
  const labels = useRidesCopy();
  const textOf = useRideErrorText(useServiceTime().dateTime);
  const { rideBooking, serverTime } = useRides();
  useWhenIdle(LaterPickUp.prepare);
  const area = useRef<HTMLFormElement>(null);
  const form = useForm(FIELDS, { fieldOf: rideField, textOf });
  const slot = useRef<BesideBooking>(null);
  const [takenBefore] = useState(taken);
  const showOpenQuestion = useEffectEvent(() => {
    const date = form.control('date');
    // If no day is missing, the focus goes to the heading, because the trip is below it.
    if (date?.value !== '') return focusSectionHeading(area.current);
    date.focus({ preventScroll: true });
    date.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    if (taken !== takenBefore) showOpenQuestion();
  }, [taken, takenBefore]);
  const isPause = useBookingPause(form.failure?.error);
  const places = placesOfTrips(recent);
  const landmarks = start.settings.landmarks.map(landmarkPlace);
  const own = SAVED_NAMES.flatMap((name) => {
    const place = start.record?.saved[name] ?? null;
    return place === null ? [] : [{ ...place, name: copy.own.names[name] }];
  });
  const all = distinctPlaces<KnownPlace>([
    ...own,
    ...placesOfTrips(start.record?.trips ?? []),
    ...places,
    ...landmarks,
  ]);
  // The places in the cards of recent trips come last, because those cards have buttons of their own.
  const isAbove = ({ text }: KnownPlace) => places.some((place) => place.text === text);
  const known = all.toSorted((one, other) => Number(isAbove(one)) - Number(isAbove(other)));

  const requestNow = useRequestNow({
    start,
    who: draft,
    onTake,
    onSend,
    onBooked: (id) => onBooked(id, 'now'),
    besideOf: (id, trip) => slot.current?.batchFor(id, trip) ?? [],
  });

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (requestNow.pressed !== null) return;
    onSend();
    const service = { settings: start.settings, now: serverTime() };
    const parsed = toOtherPlace(parseOwnTrip(draft, service, start.settings));
    if (!parsed.ok) {
      form.refuses(parsed.error);
      return;
    }
    const trip = parsed.value;
    await form.submit(async () => {
      const id = draft.id ?? recordId();
      onChange({ id });
      const sent = await rideBooking.request(id, trip, start, slot.current?.batchFor(id) ?? []);
      if (sent.ok) {
        onEmpty();
        onBooked(id, trip.pickUp.kind);
      }
      // The form's id belongs to a ride that is already booked. The next press means another ride.
      else if (sent.error.code === 'booked-before') onChange({ id: null });
      return sent;
    });
  };
  return (
    <form
      ref={area}
      noValidate
      method="post"
      onSubmit={(event) => void send(event)}
      className="grid grid-cols-1 gap-1"
    >
      <TripCards
        now={requestNow}
        timeZone={start.settings.timeZone}
        trips={recent}
        who={draft}
        laterOnly={laterOnly}
        busy={form.busy}
        onTake={onTake}
        onLater={(trip) => {
          onTake(trip);
          onChange({ pickUp: { ...draft.pickUp, kind: 'later' } });
        }}
      />
      <output className="sr-only">{taken !== null && copy.repeated(taken.from.text, taken.to.text)}</output>
      <StartPlace
        {...form.field('from')}
        focus={() => form.control('from')?.focus()}
        label={labels.from}
        hint={copy.fromHint}
        place={draft.from}
        located={draft.located}
        onPlace={(place, located) => onChange({ from: place, located })}
        known={known.filter(({ text }) => text !== draft.to.text)}
      />
      <PlaceField
        {...form.field('to')}
        focus={() => form.control('to')?.focus()}
        label={labels.to}
        place={draft.to}
        onPlace={(place) => onChange({ to: place })}
        known={known.filter(({ text }) => text !== draft.from.text)}
      />
      <PickUpField
        Later={LaterPickUp}
        value={draft.pickUp}
        onChange={(pickUp) => onChange({ pickUp })}
        laterOnly={laterOnly}
        settings={start.settings}
        fields={{ date: form.field('date'), time: form.field('time'), turn: form.field('turn') }}
      />
      <div className="grid auto-cols-fr grid-flow-col items-start gap-x-3">
        <PeopleField
          {...form.field('people')}
          label={copy.people}
          value={draft.people}
          onChange={({ target }) => onChange({ people: target.value })}
        />
        {!draft.isForOther && (
          <TextField
            {...form.field('phone')}
            label={copy.phone}
            hint={start.settings.phoneRequired ? copy.phoneHint : copy.phoneHintOptional}
            required={start.settings.phoneRequired}
            type="tel"
            autoComplete="tel"
            value={draft.phone}
            onChange={({ target }) => onChange({ phone: target.value })}
          />
        )}
      </div>
      <SomebodyElse
        who={draft}
        fields={{ name: form.field('name'), phone: form.field('phone') }}
        onChange={(who) => {
          // The phone field now belongs to another person, so its error no longer applies.
          if ('isForOther' in who) form.field('phone').onInput();
          onChange(who);
        }}
        busy={form.busy}
      />
      <NeedsChoice
        label={copy.needs}
        needs={draft.needs}
        onNeeds={(needs) => onChange({ needs })}
        busy={form.busy}
      />
      <NoteField
        {...form.field('note')}
        label={note}
        hint={copy.noteHint}
        rows={2}
        value={draft.note}
        onText={(typed) => onChange({ note: typed })}
      />
      <RideSlot
        name="ownBooking"
        given={{ ref: slot, trip: slotTrip(draft, start.settings), busy: form.busy }}
      />
      <BookingFailure failure={form.failure} textOf={textOf} page="/passenger/rides/$id" />
      <Button
        type="submit"
        wide
        busy={form.busy}
        busyLabel={copy.submitting}
        aria-disabled={form.busy || isPause || requestNow.pressed !== null}
      >
        {copy.submit}
      </Button>
      <p className="text-sm text-ink-soft">
        {copy.questions} <TextLink href={contact.phoneHref}>{contact.phone}</TextLink>
      </p>
      <OwnPlaces
        saved={start.record?.saved ?? NO_SAVED_PLACES}
        from={draft.from}
        onFillIn={() => form.control('from')?.focus()}
        onSaved={onSaved}
      />
    </form>
  );
}
