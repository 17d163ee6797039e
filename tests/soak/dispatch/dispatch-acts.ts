import { TRIP, type RidePerson } from '#adapters/contracts/rides/ride-stage.builder.ts';
import { isExpired, noShowFrom, offerEnd, searchesFrom } from '#domain/rides/model/ride/deadlines.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { recordId } from '#src/core/forms/record-id.ts';
import { acting, soundOf, type Act, type Dispatch } from './acting.ts';

/** Books, waits, looks, and now and then cancels, keeps looking or ends a search. */
export function asPassenger(person: RidePerson, dispatch: Dispatch): Act {
  const { dice, ids, count } = dispatch;
  const { look, step, told } = acting(person, dispatch);
  let id: string | null = null;

  const book = async () => {
    id = recordId();
    ids.push(id);
    count('request');
    const start = told('open', await person.booking.open());
    if (start === null || told('request', await person.booking.request(id, TRIP, start)) === null) id = null;
  };
  return async () => {
    if (id === null) return book();
    const ride = await look(id);
    const now = new Date();
    if (ride === null || isEnded(ride.state)) id = null;
    else if (isExpired(ride, now)) await step(ride, { did: dice.next() < 0.5 ? 'extend' : 'expire' });
    else if (ride.state === 'offered' && offerEnd(ride) <= now) await step(ride, { did: 'lapse' });
    else if (ride.state !== 'in_progress' && dice.next() < 0.03)
      await step(ride, { did: 'cancel', why: 'too_long' });
  };
}

const NEXT = {
  accepted: { did: 'depart', minutes: null },
  on_the_way: { did: 'arrive' },
  arrived: { did: 'start' },
  in_progress: { did: 'complete' },
} as const;

/** Takes requests and answers offers, drives, and now and then gives one back or leaves somebody behind. */
export function asDriver(person: RidePerson, dispatch: Dispatch): Act {
  const { dice } = dispatch;
  const { look, step, list } = acting(person, dispatch);
  let id: string | null = null;

  const drive = async (ride: Ride) => {
    const { state } = ride;
    const chance = dice.next();
    if (state === 'offered')
      await step(ride, chance < 0.2 ? { did: 'decline', why: 'busy' } : { did: 'take', minutes: 5 });
    else if (state === 'arrived' && chance < 0.1 && noShowFrom(ride) <= new Date())
      await step(ride, { did: 'no_show' });
    else if ((state === 'on_the_way' || state === 'arrived') && chance < 0.05)
      await step(ride, { did: 'give_back', why: 'delay' });
    else if (state === 'accepted' || state === 'on_the_way' || state === 'arrived' || state === 'in_progress')
      await step(ride, NEXT[state]);
  };
  return async () => {
    const known = id === null ? null : await look(id);
    if (known?.driver === person.uid && !isEnded(known.state)) return drive(known);
    const mine = (await list('drives', { of: 'driver', uid: person.uid })).find(
      ({ state }) => !isEnded(state),
    );
    const ride = mine ?? dice.pick(await list('pool', { of: 'pool', from: searchesFrom(new Date()) }));
    id = ride?.id ?? null;
    if (ride === undefined) return undefined;
    if (ride.driver === person.uid) return drive(ride);
    if (await step(ride, { did: 'take', minutes: null })) return undefined;
    id = null;
  };
}

/** Looks at what is open, and offers, assigns, recalls, ends and corrects. */
export function asDispatcher(person: RidePerson, dispatch: Dispatch): Act {
  const { dice, drivers, ids, count } = dispatch;
  const { step, look } = acting(person, dispatch);

  const settle = async (ride: Ride) => {
    const driver = dice.pick(drivers) ?? '';
    const now = new Date();
    if (isExpired(ride, now)) await step(ride, { did: 'expire' });
    else if (ride.state === 'requested')
      await step(ride, dice.next() < 0.5 ? { did: 'offer', driver } : { did: 'assign', driver });
    else if (ride.state === 'offered' && offerEnd(ride) <= now) await step(ride, { did: 'lapse' });
    else if (ride.state === 'in_progress')
      await step(ride, dice.next() < 0.1 ? { did: 'finish' } : { did: 'cancel', why: 'incident' });
    else await step(ride, dice.next() < 0.5 ? { did: 'recall' } : { did: 'assign', driver });
  };
  const correct = async () => {
    const ride = await look(dice.pick(ids) ?? '');
    const to = ride?.state === 'completed' ? 'no_show' : 'completed';
    if (ride !== null && isEnded(ride.state) && ride.state !== 'expired') {
      await step(ride, { did: 'correct', to, note: 'As the driver says.' });
    }
  };
  return async () => {
    if (dice.next() < 0.2 && ids.length > 0) return correct();
    const open = await person.rides.open(new Date(0));
    count('board', open.ok ? Math.max(1, open.value.length) : 0);
    const ride = open.ok ? soundOf(dice.pick(open.value)) : null;
    if (ride !== null) await settle(ride);
  };
}
