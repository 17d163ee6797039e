import { RIDE_STATES } from '#domain/rides/model/ride/ride-state.ts';
import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { withChanges } from '../../scenario/documents.ts';
import { update, type Case } from '../../scenario/request.ts';
import { depart, pointing, take } from '../../scenario/rides/driving.ts';
import { edit } from '../../scenario/rides/editing.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { GIFTS, gives } from '../../scenario/rides/giving.ts';
import { declines, givesBack } from '../../scenario/rides/remarking.ts';
import { promising, reserve } from '../../scenario/rides/promising.ts';
import {
  at,
  CARD,
  CARD_AT_THE_END,
  DETAILS,
  detailsPath,
  RIDE,
  ride,
  ridePath,
  shift,
  TERMS,
  type State,
  OUTCOMES,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dora, penny } from '../../scenario/rides/ride-people.ts';
import { takes, type Taken } from '../../scenario/rides/ride-step.ts';
import { LATER } from '../../scenario/rides/slots.ts';

/** Dora's ride in any state. It has all times for which steps wait, so only the state can be refused. */
const hers = (state: State): Data =>
  ride(state, {
    kind: 'later',
    wall: '10:00',
    driver: 'dora',
    open: true,
    endedAt: undefined,
    card: CARD,
    offeredAt: at(-TERMS.offer),
    arrivedAt: at(-TERMS.wait),
    movedFrom: at(-700),
    etaAt: at(300),
  });

const own = (before: Data, did: string, changes: Taken['changes']): Taken => ({
  by: dora,
  before,
  did,
  changes,
});
const without = { offeredAt: undefined, arrivedAt: undefined, etaAt: undefined, movedFrom: undefined };
/** The fields of a ride that searches for another driver than Dora. */
const RETURNED = {
  state: 'requested',
  driver: null,
  card: null,
  searchFrom: SERVER_TIME,
  declined: ['dora'],
  ...without,
};
/** The fields of the ride after its end. A driver to whom it was only offered is removed. */
const ended = ({ state = null, card = null }: Data) => ({
  open: false,
  endedAt: SERVER_TIME,
  card: card === null ? null : CARD_AT_THE_END,
  ...(state === 'offered' && { driver: null }),
});

const enters = (...step: Parameters<typeof own>): Taken => ({ ...own(...step), by: ada });
const pointsNow = [update('drivers/dora', { ride: RIDE, assignedAt: SERVER_TIME })];
/** Steps that dispatch enters for the driver (D83). */
const entered = (before: Data): readonly (readonly [Taken, State])[] => [
  [{ ...depart({ movedFrom: undefined }, pointsNow), by: ada, before }, 'accepted'],
  [enters(before, 'arrive', { state: 'arrived', arrivedAt: SERVER_TIME }), 'on_the_way'],
  [enters(before, 'start', { state: 'in_progress' }), 'arrived'],
  [enters(before, 'complete', { state: 'completed', ...ended(before) }), 'in_progress'],
  [enters(before, 'no_show', { state: 'no_show', ...ended(before) }), 'arrived'],
];

/** Steps back by the driver or for them (D89). A record may be written unchanged with any step. */
const takenBack = (before: Data): readonly (readonly [string, readonly [Taken, ...State[]]])[] => {
  const reopened = { open: true, endedAt: undefined, card: CARD };
  const backs: readonly (readonly [Taken['changes'], boolean, ...State[]])[] = [
    [{ state: 'on_the_way', arrivedAt: undefined }, false, 'arrived'],
    [{ state: 'arrived' }, false, 'in_progress'],
    [{ state: 'in_progress', ...reopened }, true, 'completed'],
    [{ state: 'arrived', ...reopened }, true, 'no_show', 'in_progress'],
  ];
  return backs.flatMap(([changes, isOver, ...origins]) => [
    [
      `back from ${origins[0]}`,
      [{ ...own(before, 'take_back', changes), also: isOver ? pointing : [] }, ...origins],
    ],
    [
      `back from ${origins[0]} by dispatch`,
      [{ ...enters(before, 'take_back', changes), also: isOver ? pointsNow : [] }, ...origins],
    ],
  ]);
};

/** Each step, with the states in which docs/rides.md allows it. */
const steps = (before: Data): Readonly<Record<string, readonly [Taken, ...State[]]>> => ({
  renew_card: [own(before, 'renew_card', { card: CARD }), 'accepted', 'on_the_way', 'arrived', 'in_progress'],
  'renew_card by dispatch': [
    enters(before, 'renew_card', { card: CARD }),
    'accepted',
    'on_the_way',
    'arrived',
    'in_progress',
  ],
  take: [take(before, { movedFrom: before['movedFrom'] ?? undefined }), 'requested', 'offered'],
  reserve: [reserve(before, promising('later1')), 'requested', 'offered'],
  depart: [{ ...depart({ movedFrom: undefined }), before }, 'accepted'],
  agree: [own(before, 'agree', { state: 'accepted', movedFrom: undefined }), 'accepted'],
  estimate: [own(before, 'estimate', { state: 'on_the_way', etaAt: at(600) }), 'on_the_way'],
  arrive: [own(before, 'arrive', { state: 'arrived', arrivedAt: SERVER_TIME }), 'on_the_way'],
  start: [own(before, 'start', { state: 'in_progress' }), 'arrived'],
  complete: [own(before, 'complete', { state: 'completed', ...ended(before) }), 'in_progress'],
  no_show: [own(before, 'no_show', { state: 'no_show', ...ended(before) }), 'arrived'],
  decline: [{ ...declines(), before, changes: { ...declines().changes, ...without } }, 'offered'],
  give_back: [
    {
      ...givesBack(),
      before,
      changes: {
        ...givesBack().changes,
        ...without,
        ...(before['state'] === 'offered' && { declined: [] }),
      },
    },
    'accepted',
    'on_the_way',
    'arrived',
  ],
  lapse: [
    {
      by: penny,
      before,
      did: 'lapse',
      changes: RETURNED,
    },
    'offered',
  ],
  extend: [
    { by: penny, before, did: 'extend', changes: { state: 'requested', searchFrom: SERVER_TIME } },
    'requested',
  ],
  recall: [
    {
      by: ada,
      before,
      did: 'recall',
      changes: RETURNED,
    },
    'offered',
    'accepted',
    'on_the_way',
    'arrived',
  ],
  ...Object.fromEntries(
    entered(before).map(([taken, from]) => [`${taken.did} by dispatch`, [taken, from] as const]),
  ),
  ...Object.fromEntries(takenBack(before)),
  correct: [
    {
      by: ada,
      before,
      did: 'correct',
      changes: { state: before['state'] === 'completed' ? 'no_show' : 'completed' },
      remark: { note: 'As the driver says.' },
    },
    ...OUTCOMES,
  ],
  edit: [edit(ada, before), 'requested', 'offered', 'accepted', 'on_the_way', 'arrived', 'in_progress'],
  ...Object.fromEntries(
    GIFTS.map((gift) => {
      const given = gives(gift, before, { movedFrom: undefined, declined: ['dora'] });
      return [gift[0], [given, 'requested', 'offered', 'accepted', 'on_the_way', 'arrived'] as const];
    }),
  ),
});

const people = {
  ...FIRM,
  [detailsPath()]: DETAILS,
  'drivers/dora': shift(),
  'drivers/dan': shift({ name: 'Person dan' }),
};

/** A step is refused in every other state, even if everything else about it is right. */
export const ORIGIN_CASES: readonly Case[] = RIDE_STATES.flatMap((state) =>
  [
    hers(state),
    withChanges(hers(state), { movedFrom: undefined }),
    ride(state),
    ride(state, LATER),
    // The number on the card is not the number of the driver's shift.
    withChanges(hers(state), { card: { ...CARD, phone: '+49 30 9' } }),
  ].map((before, index): Case => ({
    title: `a ride that is ${state}, in stored form ${index + 1}, takes no step of another state`,
    seed: { ...people, [ridePath()]: before },
    permitted: { by: ada, does: { kind: 'get', path: ridePath() } },
    refused: Object.fromEntries(
      Object.entries(steps(before)).flatMap(([did, [taken, ...origins]]) =>
        origins.includes(state) ? [] : [[did, takes(taken)]],
      ),
    ),
  })),
);
