import { SERVER_TIME } from '../datum.ts';
import { type Changes } from '../documents.ts';
import { type Case, update } from '../request.ts';
import { each } from '../wrong-values.ts';
import { CARD, RIDE, at, ride, ridePath, shift } from './ride-documents.ts';
import { RIDE_PEOPLE, ada, dora } from './ride-people.ts';
import { type Taken, takes } from './ride-step.ts';

/** A seed with all people and Dora’s shift. */
export const onDuty = (changes: Changes = {}) => ({ ...RIDE_PEOPLE, 'drivers/dora': shift(changes) });
export const pointing = [update('drivers/dora', { ride: RIDE, seenAt: SERVER_TIME })];

/** Dora takes a request, and her pointer names it. */
export const take = (
  before = ride('requested'),
  changes: Changes = {},
  also: Taken['also'] = pointing,
): Taken => ({
  by: dora,
  before,
  did: 'take',
  changes: { state: 'on_the_way', driver: 'dora', card: CARD, offeredAt: undefined, ...changes },
  also,
});
/** Dora sets off for the ride that she has promised. */
export const depart = (changes: Changes = {}, also: Taken['also'] = pointing): Taken => ({
  by: dora,
  before: ride('accepted'),
  did: 'depart',
  changes: { state: 'on_the_way', ...changes },
  also,
});

/** Other changes that setting off must not make. */
export const notTakes = (taken: Taken) =>
  each(
    {
      'with another card': { card: { ...CARD, plate: 'B-XX 9' } },
      'without the number': { card: { name: CARD.name, vehicle: CARD.vehicle, plate: CARD.plate } },
      'arriving in four hours': { etaAt: at(4 * 3600) },
      'arriving four hours ago': { etaAt: at(-4 * 3600) },
      'arriving at a text': { etaAt: 'soon' },
      'as arrived': { state: 'arrived' },
      'having arrived': { arrivedAt: SERVER_TIME },
      'with the search begun anew': { searchFrom: SERVER_TIME },
    },
    (altered) => takes(taken, altered),
  );

/** A case in which the step is refused; the permitted request is an administrator's read. */
export const isRefusedTo = (title: string, seed: Case['seed'], taken: Taken): Case => ({
  title,
  seed,
  permitted: { by: ada, does: { kind: 'get', path: ridePath() } },
  refused: { 'to take': takes(taken) },
});

/** Penny’s request. */
export const pool = { [ridePath()]: ride('requested') };
