import { PICK_UP_NOW } from '#domain/rides/model/booking/pick-up.ts';
import { parseCall, type CallForm } from '#domain/rides/model/customers/call.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { TRIP, type RidePerson } from './ride-stage.builder.ts';

let given = Date.now();
/** The digits of a number that no call has used. */
export function newNumber(): string {
  given += 1;
  return String(given).slice(-9).padStart(9, '1').replace(/^0/, '1');
}

/** The parsed form of a call, and the settings that it was parsed with. */
export async function callOf(
  { serviceSettings }: Pick<RidePerson, 'serviceSettings'>,
  form: Partial<CallForm>,
) {
  const settings = valueOf(await serviceSettings.read());
  const { from, to } = TRIP;
  const typed = {
    name: 'Cara Caller',
    phone: newNumber(),
    withoutNumber: false,
    from,
    to,
    people: '1',
    needs: [],
  };
  const whole = { ...typed, note: '', pickUp: PICK_UP_NOW, ...form };
  const call = valueOf(parseCall(whole, { settings, now: new Date() }));
  return { call, settings };
}

/** Books by phone as a dispatcher does, after a look-up of the caller. Returns the ride's id. */
export async function bookFor(person: RidePerson, form: Partial<CallForm>): Promise<string> {
  const { phoneBooking } = person;
  const { call, settings } = await callOf(person, form);
  const id = anId();
  const caller = call.number === null ? null : valueOf(await phoneBooking.find(call.number.key));
  valueOf(await phoneBooking.book(id, call, { settings, caller }));
  return id;
}
