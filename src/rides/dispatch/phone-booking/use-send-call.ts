import { useState } from 'react';
import { parseCall } from '#domain/rides/model/customers/call.ts';
import type { Caller } from '#domain/rides/model/customers/caller.ts';
import type { RideSettings } from '#domain/rides/model/firm/settings.ts';
import { succeed } from '#domain/shared/result.ts';
import { recordId } from '#core/forms/record-id.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import type { useRideForm } from '../../shared/use-ride-form.ts';
import { useRides } from '../../shared/use-rides.ts';
import type { CallDraft } from './call-draft.ts';

interface CallToSend {
  form: Pick<ReturnType<typeof useRideForm<'name' | 'from' | 'to'>>, 'submit' | 'field'>;
  draft: CallDraft;
  /** `null` until they are read: then they are read with the booking. */
  settings: RideSettings | null;
  caller: Caller | null;
  onChange: (part: Partial<CallDraft>) => void;
  onBooked: (call: CallDraft) => void;
}

const held = ({ name, from, to }: CallDraft) => ({ name, from: from.text, to: to.text });

/** Sends the call. What is wrong with a field is forgotten once it holds something else: a number fills fields in, too. */
export function useSendCall({ form, draft, settings, caller, onChange, onBooked }: CallToSend) {
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
    const opened = settings === null ? await form.submit(succeed(), serviceSettings.read) : succeed(settings);
    if (opened?.ok !== true) return;
    const service = opened.value;
    const booked = await form.submit(parseCall(draft, { settings: service, now: serverTime() }), (call) => {
      const sentFor = call.number.key;
      const id = draft.id !== null && draft.sentFor === sentFor ? draft.id : recordId();
      onChange({ id, sentFor });
      return phoneBooking.book(id, call, { settings: service, caller });
    });
    if (booked?.ok === true) onBooked(draft);
    // Whoever has been told of that ride and books once more wants another one.
    else if (booked?.error.code === 'booked-before') onChange({ id: null });
  };
}
