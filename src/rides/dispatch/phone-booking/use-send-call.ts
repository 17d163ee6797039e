import { useState } from 'react';
import { parseCall, type Call } from '#domain/rides/model/customers/call.ts';
import type { Caller } from '#domain/rides/model/customers/caller.ts';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import type { RideSettings } from '#domain/rides/model/firm/settings.ts';
import { succeed } from '#domain/shared/result.ts';
import { recordId } from '#core/forms/record-id.ts';
import type { useForm } from '#core/forms/use-form.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRides } from '../../shared/use-rides.ts';
import type { BesideBooking } from '#core/slots/ride-slots.ts';
import type { CallDraft } from './call-draft.ts';

export const CALL_FIELDS = [
  'phone',
  'who',
  'name',
  'from',
  'to',
  'date',
  'time',
  'turn',
  'people',
  'note',
] as const;

/** The booked ride, to read back to the caller. */
export interface BookedCall {
  readonly id: string;
  readonly call: Call;
  readonly settings: RideSettings;
  /** The text about the data stored beside the ride, such as its price; empty if there is none. */
  readonly beside: string;
}

interface CallToSend {
  form: ReturnType<typeof useForm<(typeof CALL_FIELDS)[number], RideFailure>>;
  draft: CallDraft;
  /** `null` until the settings are read; a submission then reads them first. */
  settings: RideSettings | null;
  caller: Caller | null;
  /** Returns `null` if nothing is stored beside a ride, and while the slot loads. */
  slotOf: () => BesideBooking | null;
  onChange: (part: Partial<CallDraft>) => void;
  onBooked: (booked: BookedCall) => void;
}

const held = ({ name, from, to }: CallDraft) => ({ name, from: from.text, to: to.text });

/** Sends the call. An error of name, start or destination disappears when that value changes, also by a look-up. */
export function useSendCall({ form, draft, settings, caller, slotOf, onChange, onBooked }: CallToSend) {
  const { phoneBooking } = useDispatch();
  const { serverTime, serviceSettings } = useRides();
  const [before, setBefore] = useState(draft);
  if (before !== draft) {
    setBefore(draft);
    for (const name of ['name', 'from', 'to'] as const)
      if (held(before)[name] !== held(draft)[name]) form.field(name).onInput();
  }
  return async () => {
    // The read is a submission, so that the form is busy from the press on.
    const opened = settings === null ? await form.submit(serviceSettings.read) : succeed(settings);
    if (opened?.ok !== true) return;
    const service = opened.value;
    const parsed = parseCall(draft, { settings: service, now: serverTime() });
    if (!parsed.ok) {
      form.refuses(parsed.error);
      return;
    }
    const call = parsed.value;
    const sentFor = call.number?.key ?? '';
    const id = draft.id !== null && draft.sentFor === sentFor ? draft.id : recordId();
    const slot = slotOf();
    // The slot is still loading, so its data would be missing beside the ride.
    if (slot === null && draft.beside !== '') return;
    const beside = slot === null ? [] : slot.batchFor(id);
    if (beside === null) return;
    const booked = await form.submit(() => {
      onChange({ id, sentFor });
      return phoneBooking.book(id, call, { settings: service, caller, change: draft.record, beside });
    });
    if (booked?.ok === true)
      onBooked({ id, call, settings: service, beside: (await slot?.readBack(id)) ?? '' });
    // The dispatcher now knows of the earlier ride, so the next press books another ride.
    else if (booked?.error.code === 'booked-before') onChange({ id: null });
  };
}
