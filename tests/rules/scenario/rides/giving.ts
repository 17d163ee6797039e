import { SERVER_TIME } from '../datum.ts';
import type { Changes } from '../documents.ts';
import { update, type Case } from '../request.ts';
import { FIRM } from './firm.ts';
import { assigns } from './promising.ts';
import { CARD, ridePath, shift } from './ride-documents.ts';
import { ada } from './ride-people.ts';
import { takes, type Taken } from './ride-step.ts';

export const DANS_CARD = { ...CARD, name: 'Person dan' };
const ASKED = { state: 'offered', card: null, offeredAt: SERVER_TIME };
const SENT = { state: 'accepted', card: DANS_CARD, offeredAt: undefined };
/** The two steps that give a ride to a driver, with the fields that they store. */
export const GIFTS = [
  ['offer', ASKED],
  ['assign', SENT],
] as const;
export type Gift = (typeof GIFTS)[number];

/** Everybody, and both drivers’ shifts. */
const people = {
  ...FIRM,
  'drivers/dora': shift(),
  'drivers/dan': shift({ name: 'Person dan' }),
};
/** A seed with these people and the ride. */
export const seeded = (before: Taken['before'], more: Case['seed'] = {}): Case['seed'] => ({
  ...people,
  ...more,
  [ridePath()]: before,
});

/** If Dora has the ride by more than an offer, the ride stores that she has lost it. */
const lostBy = (before: Taken['before']) =>
  before['driver'] === 'dora' && before['state'] !== 'offered' ? { declined: ['dora'] } : {};

/** Ada offers or assigns the ride to Dan. With an assignment, the batch takes one of his slots. */
export const gives = ([did, changes]: Gift, before: Taken['before'], other: Changes = {}): Taken => ({
  by: ada,
  before,
  did,
  changes: {
    ...changes,
    ...lostBy(before),
    driver: 'dan',
    etaAt: undefined,
    arrivedAt: undefined,
    ...other,
  },
  line: { driver: other['driver'] ?? 'dan' },
  also:
    did === 'offer'
      ? []
      : [update(`drivers/${other['driver'] === 'dora' ? 'dora' : 'dan'}`, assigns('later1'))],
});

/** A case in which the ride is not given to Dan. */
export const isRefused = (
  gift: Gift,
  title: string,
  before: Taken['before'],
  more: Case['seed'] = {},
): Case => ({
  title: `no ${gift[0]}: ${title}`,
  seed: seeded(before, more),
  permitted: { by: ada, does: { kind: 'get', path: ridePath() } },
  refused: { 'to Dan': takes(gives(gift, before)) },
});
