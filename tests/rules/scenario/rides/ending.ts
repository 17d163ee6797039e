import { CARD_AT_THE_END, CARD, NO_SHOW, type State, at, ride, ridePath, TERMS } from './ride-documents.ts';
import { SERVER_TIME } from '../datum.ts';
import { type Changes } from '../documents.ts';
import { type SignedIn } from '../people.ts';
import { each } from '../wrong-values.ts';
import { LATER } from './slots.ts';
import { FIRM } from './firm.ts';
import { dora, penny } from './ride-people.ts';
import { type Taken, notSteps, takes } from './ride-step.ts';

/** A seed with all people, the settings, and Penny’s ride in this state. */
export const seeded = (state: State, changes: Changes = {}) => ({
  ...FIRM,
  [ridePath()]: ride(state, changes),
});
/** The card after the end of a ride in this state, if the ride has a card. */
export const cardless = (state: State) =>
  ['accepted', 'on_the_way', 'arrived', 'in_progress'].includes(state) ? { card: CARD_AT_THE_END } : {};

/** Ends Penny's ride, which is in this state. A driver with only an offer is removed. */
export function ends(state: State, to: State, did: string, who: SignedIn, line: Changes = {}): Taken {
  const driver = state === 'offered' ? { driver: null } : {};
  const changes = { state: to, open: false, endedAt: SERVER_TIME, ...cardless(state), ...driver };
  return { by: who, before: ride(state), did, changes, line };
}

/** Dora, or another person, reports that Penny did not come. */
export const reportsNoShow = (who = dora, line: Changes = {}): Taken =>
  ends('arrived', NO_SHOW, NO_SHOW, who, line);

/** Penny, or another person, cancels her ride. Penny's reason is in the log, another person's in a remark. */
export const cancels = (state: State, who = penny, why = 'not_needed'): Taken => ({
  ...ends(state, 'cancelled', 'cancel', who, who === penny ? { why } : {}),
  ...(who !== penny && { remark: { why } }),
});

/** Penny or Ada cancels a ride that Dora has promised, `seconds` after it is due. */
export const cancelsPromise = (who: typeof penny, seconds: number): Taken => ({
  ...cancels('accepted', who, who === penny ? 'not_needed' : 'by_phone'),
  before: ride('accepted', { ...LATER, pickupAt: at(TERMS.release - seconds) }),
});

/** Requests for an end with changes that no end may make, or without changes that every end must make. */
export const notEnds = (taken: Taken) => ({
  ...notSteps(taken),
  ...(taken.before['state'] === 'offered'
    ? { 'with the driver who was asked': takes(taken, { driver: 'dora' }) }
    : { 'without its driver': takes(taken, { driver: taken.before['driver'] === null ? 'dora' : null }) }),
  ...each(
    {
      'staying open': { open: true },
      'without its end': { endedAt: undefined },
      'ended at another time': { endedAt: at(-1) },
      'in another state': { state: 'expired' === taken.changes['state'] ? 'cancelled' : 'expired' },
      'with another driver': { driver: 'dan' },
      'with the passenger for a driver': { driver: 'penny' },
      'with a driver who declined': { declined: ['dan'] },
    },
    (altered) => takes(taken, altered),
  ),
});

export const BEFORE_BOARDING = ['requested', 'offered', 'accepted', 'on_the_way', 'arrived'] as const;

/** Invalid cards at the end (rides R11). */
export const withoutPhone = (taken: Taken) =>
  each(
    {
      'with the driver’s number': CARD,
      'with another card': { ...CARD_AT_THE_END, name: 'Person dan' },
      'without the name': { vehicle: CARD.vehicle, plate: CARD.plate },
      'without the card': null,
    },
    (card) => takes(taken, { card }),
  );
