import { TRIP, type RidePerson } from '#adapters/contracts/rides/ride-stage.builder.ts';
import type { Trip } from '#domain/rides/model/booking/trip.ts';
import { isExpired, offerEnd } from '#domain/rides/model/ride/deadlines.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import { isTakenBackFrom } from '#domain/rides/model/ride/ride-steps.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { recordId } from '#core/forms/record-id.ts';
import { moving } from './moving.ts';
import { soakActions, soundOf, type Act, type Dispatch } from './soak-actions.ts';
import { hasten, type Pace } from './pace.ts';
import { prying } from './prying.ts';
import { stopped } from './stopped.ts';

/** The most open rides of a passenger in the soak; one of them may be for now. */
const MOST_OPEN = 3;

function laterTrip({ pickUp: [least, most] }: Pace, chance: number): Trip {
  const at = new Date(Date.now() + 1000 * (least + (most - least) * chance));
  return { ...TRIP, pickUp: { kind: 'later', at, wall: '2026-03-01T11:00' } };
}

/** A passenger's acts: books, waits, looks, moves, and sometimes cancels, extends or ends a search, or pries. */
export function asPassenger(person: RidePerson, dispatch: Dispatch): Act {
  const { dice, ids, count, documents, pace } = dispatch;
  const { look, step, valueOf } = soakActions(person, dispatch);
  const move = moving(person, dispatch);
  const pry = prying(person, dispatch);
  let hastened: number | null = null;
  let open: readonly string[] = [];

  const book = async () => {
    const id = recordId();
    ids.push(id);
    count('request');
    const isLater = open.length > 0 || dice.next() < 0.3;
    const trip = isLater ? laterTrip(pace, dice.next()) : TRIP;
    const start = valueOf('open', await person.booking.open());
    const isBooked =
      start !== null && valueOf('request', await person.booking.request(id, trip, start)) !== null;
    if (isBooked) open = [...open, id];
    hastened = await hasten(documents, person.uid, pace, hastened);
  };
  const wait = async (id: string) => {
    const ride = await look(id);
    const now = new Date();
    if (ride === null || isEnded(ride.state)) open = open.filter((each) => each !== id);
    else if (isExpired(ride, now)) await step(ride, { did: dice.next() < 0.5 ? 'extend' : 'expire' });
    else if (ride.state === 'offered' && offerEnd(ride) <= now) await step(ride, { did: 'lapse' });
    else if (ride.state === 'requested' && dice.next() < 0.05) {
      await move(ride);
      hastened = await hasten(documents, person.uid, pace, hastened);
    } else if (ride.state !== 'in_progress' && dice.next() < 0.03)
      await step(ride, { did: 'cancel', why: 'too_long' });
  };
  return async () => {
    const id = dice.pick(open);
    const chance = dice.next();
    if (id === undefined || (chance < 0.1 && open.length < MOST_OPEN)) await book();
    else if (chance < 0.15) await pry.remarks(id);
    else await wait(id);
  };
}

/** A dispatcher's acts: lists open rides, moves, offers, assigns, recalls, ends and corrects, and may end a shift. */
export function asDispatcher(person: RidePerson, dispatch: Dispatch): Act {
  const { dice, drivers, ids, count } = dispatch;
  const { step, look, valueOf } = soakActions(person, dispatch);
  const move = moving(person, dispatch);

  const settle = async (ride: Ride) => {
    // One driver gets more rides than the slots can hold.
    const driver = dice.pick(dice.next() < 0.5 ? drivers.slice(0, 1) : drivers) ?? '';
    const now = new Date();
    if (isExpired(ride, now)) await step(ride, { did: 'expire' });
    else if (['requested', 'offered', 'accepted'].includes(ride.state) && dice.next() < 0.2) await move(ride);
    else if (ride.state === 'requested')
      await step(ride, dice.next() < 0.5 ? { did: 'offer', driver } : { did: 'assign', driver });
    else if (ride.state === 'offered' && offerEnd(ride) <= now) await step(ride, { did: 'lapse' });
    else if (ride.state === 'in_progress')
      await step(ride, dice.next() < 0.1 ? { did: 'complete' } : { did: 'cancel', why: 'incident' });
    else await step(ride, dice.next() < 0.5 ? { did: 'recall', why: 'nearer' } : { did: 'assign', driver });
  };
  const correct = async () => {
    const ride = await look(dice.pick(ids) ?? '');
    const to = ride?.state === 'completed' ? 'cancelled' : 'completed';
    if (ride !== null && isTakenBackFrom(ride.state) && dice.next() < 0.2) {
      await step(ride, { did: 'take_back' });
      return;
    }
    if (ride !== null && isEnded(ride.state) && ride.state !== 'expired') {
      await step(ride, { did: 'correct', to, note: 'As the driver says.' });
    }
  };
  const endShift = async () => {
    const driver = dice.pick(drivers) ?? '';
    count('end-shift');
    if (valueOf('end-shift', await person.drivers.endShift(driver)) !== null) await stopped(driver, dispatch);
  };
  const setNumber = async () => {
    count('set-number');
    valueOf('set-number', await person.drivers.setCar(dice.pick(drivers) ?? '', 'car-1', '+49 30 77'));
  };
  return async () => {
    const chance = dice.next();
    if (chance < 0.02) return endShift();
    if (chance < 0.04) return setNumber();
    if (chance < 0.2 && ids.length > 0) return correct();
    const open = await person.rides.open();
    count('board', open.ok ? Math.max(1, open.value.length) : 0);
    const ride = open.ok ? soundOf(dice.pick(open.value)) : null;
    if (ride !== null) await settle(ride);
  };
}
