import type { RidePerson } from '#adapters/contracts/rides/ride-stage.builder.ts';
import { MOST_REQUESTS } from '#domain/rides/model/basics/ride-limits.ts';
import { isDue, noShowFrom, searchesFrom } from '#domain/rides/model/ride/deadlines.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import { revocableStep } from '#domain/rides/model/ride/ride-steps.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { soakActions, type Act, type Dispatch } from './soak-actions.ts';
import { prying } from './prying.ts';
import { stopped } from './stopped.ts';

const NEXT = {
  accepted: { did: 'depart', minutes: null },
  on_the_way: { did: 'arrive' },
  arrived: { did: 'start' },
  in_progress: { did: 'complete' },
} as const;

/** Whether the driver of a ride can take a step now. */
function waitsForDriver(ride: Ride): boolean {
  return !isEnded(ride.state) && (ride.state !== 'accepted' || isDue(ride, new Date()));
}

/**
 * A driver's acts: takes and promises requests, answers offers, drives, goes off duty and back, and pries. Sometimes
 * gives a ride back or reports a no-show.
 */
export function asDriver(person: RidePerson, dispatch: Dispatch): Act {
  const { dice, count } = dispatch;
  const { look, step, list, valueOf } = soakActions(person, dispatch);
  const pry = prying(person, dispatch);
  let id: string | null = null;
  let isOnDuty = true;
  /** The rides in which the driver took part. */
  const known: string[] = [];

  /** Takes a step that opens or closes the details, and then tries to read them. */
  const stepAndPry = async (ride: Ride, order: RideOrder) => {
    if (await step(ride, order)) await pry.details(ride.id);
  };
  const drive = async (ride: Ride) => {
    const { state } = ride;
    const chance = dice.next();
    if (state === 'offered' && chance < 0.2) await stepAndPry(ride, { did: 'decline', why: 'busy' });
    else if (state === 'offered') await step(ride, { did: 'take', minutes: 5 });
    else if (state === 'arrived' && chance < 0.1 && noShowFrom(ride) <= new Date())
      await step(ride, { did: 'no_show' });
    else if (state === 'on_the_way' && chance < 0.3) await step(ride, { did: 'estimate', minutes: 5 });
    else if ((state === 'accepted' || state === 'on_the_way' || state === 'arrived') && chance < 0.05)
      await stepAndPry(ride, givesBack());
    else if (state === 'accepted' || state === 'on_the_way' || state === 'arrived' || state === 'in_progress')
      await step(ride, NEXT[state]);
  };
  /** Sometimes takes the last step back, as after a mistaken press. */
  const undo = async (ride: Ride) => {
    if (revocableStep(ride.did) === null || ride.driver !== person.uid || dice.next() >= 0.05) return false;
    await stepAndPry(ride, { did: 'take_back' });
    return true;
  };
  const requests = async () =>
    (await list('pool', { of: 'pool', from: searchesFrom(new Date()), size: MOST_REQUESTS })).filter(
      ({ declined }) => !declined.includes(person.uid),
    );
  const promise = async () => {
    const ride = dice.pick((await requests()).filter(({ kind }) => kind === 'later' || id !== null));
    if (ride === undefined) return;
    known.push(ride.id);
    await stepAndPry(ride, { did: 'reserve' });
  };
  const changeDuty = async () => {
    if (!isOnDuty) {
      count('start-shift');
      isOnDuty = valueOf('start-shift', await person.driverShift.start('car-1', '+49 30 1')) !== null;
      return;
    }
    count('stop-shift');
    const ended = await person.driverShift.stop(dice.next() < 0.5 ? 'off' : 'break');
    if (valueOf('stop-shift', ended) === null) return;
    isOnDuty = false;
    await stopped(person.uid, dispatch);
  };
  /** Stores a random number, which the cards of open rides then must have. */
  const changeNumber = async () => {
    count('change-number');
    const phone = `+49 30 ${String(1 + Math.floor(dice.next() * 9))}`;
    if (valueOf('change-number', await person.driverShift.start('car-1', phone)) !== null) isOnDuty = true;
  };
  const work = async () => {
    const last = id === null ? null : await look(id);
    if (last !== null && (await undo(last))) return undefined;
    if (last?.driver === person.uid && waitsForDriver(last)) return drive(last);
    const mine = await list('drives', { of: 'driver', uid: person.uid });
    const own = dice.pick(mine);
    const chance = dice.next();
    if (own !== undefined && chance < 0.15) return pry.details(own.id);
    const promised = mine.find(({ state }) => state === 'accepted');
    if (promised !== undefined && promised.movedFrom !== null && chance < 0.6) {
      await step(promised, { did: 'agree' });
      return undefined;
    }
    if (promised !== undefined && chance < 0.35) return changeDuty();
    if (promised !== undefined && chance < 0.4) {
      return stepAndPry(promised, givesBack({ why: 'other', note: 'The car makes a noise.' }));
    }
    const ride =
      mine.find(waitsForDriver) ?? dice.pick((await requests()).filter((each) => isDue(each, new Date())));
    id = ride?.id ?? null;
    if (ride === undefined) return undefined;
    known.push(ride.id);
    if (ride.driver === person.uid) return drive(ride);
    if (await step(ride, { did: 'take', minutes: null })) return undefined;
    id = null;
  };
  return async () => {
    const chance = dice.next();
    if (chance < 0.05 || (!isOnDuty && chance < 0.5)) return changeDuty();
    if (chance < 0.07 && isOnDuty) return changeNumber();
    if (chance < 0.2) return promise();
    const other = dice.pick(known);
    if (chance < 0.26 && other !== undefined) return pry.details(other);
    if (chance < 0.3 && other !== undefined) return pry.remarks(other);
    return work();
  };
}
