import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { account, type Changes } from '../../scenario/documents.ts';
import { commits, set, type Case } from '../../scenario/request.ts';
import { each } from '../../scenario/wrong-values.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { goesOn } from '../../scenario/rides/moving.ts';
import {
  at,
  CAR,
  CARD,
  endsDuty,
  NEXT_TURN,
  ride,
  ridePath,
  shift,
  SHIFT_CAR,
  type State,
  ENDED,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia, sam } from '../../scenario/rides/ride-people.ts';
import { by, notSteps, takes, type Taken } from '../../scenario/rides/ride-step.ts';
import { LATER } from '../../scenario/rides/slots.ts';

/** The car that Dora drives now, after the ride was taken. She also has another phone. */
const VAN = { id: 'car-2', label: 'Van', plate: 'B-CB 2', colour: 'red', seats: 6 };
const NEW = { name: CARD.name, vehicle: 'Van', plate: 'B-CB 2', colour: 'red', phone: '+49 30 2' };
const NOW = { vehicle: VAN, phone: '+49 30 2' };
const seeded = (before: Data, changes: Changes = NOW, more: Data = {}) => ({
  ...FIRM,
  'drivers/dora': shift(changes),
  'drivers/dan': shift({ name: 'Person dan', phone: '+49 30 3' }),
  [ridePath()]: before,
  ...more,
});
const renews = (before: Data, card: Changes[string] = NEW, who: Taken['by'] = dora): Taken => ({
  by: who,
  before,
  did: 'renew_card',
  changes: { card },
});
const car = (changes: Data) => ({
  vehicle: { ...SHIFT_CAR, ...changes },
});
const HAVING_IT: readonly State[] = ['accepted', 'on_the_way', 'arrived', 'in_progress'];
const rest = (state: State): Changes => ({ state });

/** Invalid cards, and fields that must not change with the card. */
const notRenewals = (taken: Taken) =>
  each(
    {
      'with the card that it has': { card: CARD },
      'with another name': { card: { ...NEW, name: 'Person dan' } },
      'with another car': { card: { ...NEW, vehicle: 'Car 1' } },
      'with another plate': { card: { ...NEW, plate: 'B-XX 9' } },
      'with another number': { card: { ...NEW, phone: CARD.phone } },
      'with another colour': { card: { ...NEW, colour: 'blue' } },
      'without the number': { card: { name: NEW.name, vehicle: NEW.vehicle, plate: NEW.plate } },
      'with an unknown field': { card: { ...NEW, seats: 6 } },
      'with no card': { card: null },
      'with a text': { card: 'Van' },
      'and hands the ride on': { driver: 'dan' },
      'and begins the search anew': { searchFrom: SERVER_TIME },
      'and says another arrival': { etaAt: at(900) },
      'and has arrived': { arrivedAt: at(-10) },
      'and moves the pick-up': { movedFrom: at(-900) },
      'and changes the trip': { people: 2 },
      'and forgets who declined': { declined: ['dan'] },
      'and ends the ride': { open: false, endedAt: SERVER_TIME },
    },
    (altered) => takes(taken, altered),
  );

const room = (rev: number, state: State = 'on_the_way') =>
  ride(state, { rev, log: { [rev]: { did: 'edit', by: 'ada', at: at(-60) } } });

/** The car, number and name that the passenger of an open ride sees (D90). */
export const CARD_CASES: readonly Case[] = [
  ...HAVING_IT.flatMap((state) =>
    [dora, ada].map((who): Case => ({
      title: `${who.sub} renews the card of a ride that is ${state}`,
      seed: seeded(ride(state)),
      permitted: takes(renews(ride(state), NEW, who)),
      refused: {
        ...notSteps(renews(ride(state), NEW, who)),
        ...notRenewals(renews(ride(state), NEW, who)),
        ...by(renews(ride(state), NEW, who), [penny, pia, dan, olga]),
        ...Object.fromEntries(
          HAVING_IT.filter((other) => other !== state).map((other) => [
            `and makes it ${other}`,
            takes(renews(ride(state), NEW, who), rest(other)),
          ]),
        ),
        'and says when that was': takes({ ...renews(ride(state), NEW, who), line: { saidAt: at(-5) } }),
        'and says which driver': takes({ ...renews(ride(state), NEW, who), line: { driver: 'dora' } }),
      },
    })),
  ),
  ...[
    { what: 'number', changes: { phone: '+49 30 2' }, card: { ...CARD, phone: '+49 30 2' } },
    { what: 'plate', changes: car({ plate: 'B-CB 9' }), card: { ...CARD, plate: 'B-CB 9' } },
    { what: 'car', changes: car({ label: 'Van' }), card: { ...CARD, vehicle: 'Van' } },
    { what: 'name', changes: { name: 'Dora New' }, card: { ...CARD, name: 'Dora New' } },
  ].map(({ what, changes, card }): Case => ({
    title: `a driver of whom only the ${what} has changed renews the card`,
    seed: seeded(ride('arrived'), changes),
    permitted: takes(renews(ride('arrived'), card)),
    refused: { 'and not with more': takes(renews(ride('arrived'), { ...card, colour: 'blue' })) },
  })),
  {
    title: 'a card has the colour of the car',
    seed: seeded(ride('on_the_way', { card: { ...CARD, colour: 'blue' } }), car({ colour: 'red' })),
    permitted: takes(
      renews(ride('on_the_way', { card: { ...CARD, colour: 'blue' } }), { ...CARD, colour: 'red' }),
    ),
    refused: {
      'and no other': takes(
        renews(ride('on_the_way', { card: { ...CARD, colour: 'blue' } }), { ...CARD, colour: 'green' }),
      ),
    },
  },
  ...[null, 'red'].map((colour): Case => {
    const before = ride('on_the_way', { card: { ...CARD, colour } });
    return {
      title: `a card that is the driver’s already is not renewed, with ${colour ?? 'no'} colour`,
      seed: seeded(before, car({ colour })),
      permitted: goesOn(before),
      refused: { 'as it is': takes(renews(before, { ...CARD, colour })) },
    };
  }),
  ...(['requested', 'offered', ...ENDED] as const).map((state): Case => ({
    title: `the card of a ride that is ${state} is not renewed`,
    seed: seeded(ride(state, { driver: 'dora', card: CARD })),
    permitted: { by: ada, does: { kind: 'get', path: ridePath() } },
    refused: {
      'by its driver': takes(renews(ride(state, { driver: 'dora', card: CARD }))),
      'by dispatch': takes(renews(ride(state, { driver: 'dora', card: CARD }), NEW, ada)),
      'without a card': takes(renews(ride(state, { card: null }))),
    },
  })),
  ...(['pending', 'rejected'] as const).map((status): Case => ({
    title: `dispatch renews the card of a ${status} driver, who does not`,
    seed: seeded(ride('on_the_way'), NOW, account(dora, 'driver', { status })),
    permitted: takes(renews(ride('on_the_way'), NEW, ada)),
    refused: { 'as the driver': takes(renews(ride('on_the_way'))) },
  })),
  {
    title: 'a system administrator renews a card',
    seed: seeded(ride('arrived')),
    permitted: takes(renews(ride('arrived'), NEW, sam)),
    refused: { 'and not with the old one': takes(renews(ride('arrived'), CARD, sam)) },
  },
  {
    title: 'a rejected administrator renews no card, and the driver does',
    seed: seeded(ride('on_the_way'), NOW, account(ada, 'admin', { status: 'rejected' })),
    permitted: takes(renews(ride('on_the_way'))),
    refused: { 'as the administrator': takes(renews(ride('on_the_way'), NEW, ada)) },
  },
  {
    title: 'an administrator who is the passenger renews no card of their own ride',
    seed: seeded(ride('on_the_way', { rider: 'ada' })),
    permitted: takes(renews(ride('on_the_way', { rider: 'ada' }), NEW, sam)),
    refused: { 'as the passenger': takes(renews(ride('on_the_way', { rider: 'ada' }), NEW, ada)) },
  },
  {
    title: 'a card is renewed up to the two-hundredth step',
    seed: seeded(room(199)),
    permitted: takes(renews(room(199))),
    refused: { 'and not to another car': takes(renews(room(199), { ...NEW, plate: 'B-XX 9' })) },
  },
  {
    title: 'the driver takes the next step after two hundred',
    seed: seeded(room(200)),
    permitted: goesOn(room(200)),
    refused: { 'with the card that there is': takes(renews(room(200))) },
  },
  {
    title: 'a promised ride shows the car of its driver who is off duty',
    seed: seeded(ride('accepted', LATER), { ...NOW, duty: 'off' }),
    permitted: takes(renews(ride('accepted', LATER), NEW, ada)),
    refused: { 'and no other': takes(renews(ride('accepted', LATER), { ...NEW, plate: 'B-XX 9' }, ada)) },
  },
  {
    title: 'a driver changes the car and renews the card in one batch',
    seed: seeded(
      ride('on_the_way'),
      {},
      { 'vehicles/car-2': { ...CAR, label: 'Van', plate: 'B-CB 2', colour: 'red', seats: 6 } },
    ),
    permitted: commits(
      dora,
      set('drivers/dora', shift({ ...NEXT_TURN, ...NOW, seenAt: SERVER_TIME })),
      endsDuty(),
      ...takesWrites(renews(ride('on_the_way'))),
    ),
    refused: { 'and not without the change': takes(renews(ride('on_the_way'))) },
  },
];

function takesWrites(taken: Taken) {
  const { does } = takes(taken);
  return does.kind === 'commit' ? does.writes : [];
}
