import { SERVER_TIME } from '../../scenario/datum.ts';
import { commits, commit, get, update, type Case } from '../../scenario/request.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { cancelsPromise } from '../../scenario/rides/ending.ts';
import { declines } from '../../scenario/rides/remarking.ts';
import { books } from '../../scenario/rides/booking-request.ts';
import { firstShift } from '../../scenario/rides/beginning.ts';
import {
  at,
  CAR,
  CARD_AT_THE_END,
  DAY,
  DETAILS,
  detailsPath,
  endsDuty,
  idOf,
  NEXT_TURN,
  ride,
  ridePath,
  shift,
  TERMS,
  type State,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, penny } from '../../scenario/rides/ride-people.ts';
import { takes } from '../../scenario/rides/ride-step.ts';
import { later, moves, planned } from '../../scenario/rides/moving.ts';
import { booksNext, record } from '../../scenario/rides/slots.ts';
import { estimates } from '../rides/estimate-cases.ts';
import { extend } from '../rides/search-cases.ts';

const HOUR = 3600;
const YOUNG = ride('requested', { searchFrom: at(-59) });
const remembered = (seconds: number) => ({
  ...FIRM,
  'riders/penny': { ...record, claimedAt: at(-seconds) },
});
const seen = (seconds: number) => ({ ...FIRM, 'drivers/dora': shift({ seenAt: at(-seconds) }) });
const endsShift = commit(update('drivers/dora', { duty: 'off', ...NEXT_TURN }), endsDuty('ada'));
const alive = commits(dora, update('drivers/dora', { seenAt: SERVER_TIME }));
const stored = (state: State, changes = {}) => ({
  ...FIRM,
  [ridePath()]: ride(state, changes),
  [detailsPath()]: DETAILS,
});
const reads = (by: Case['permitted']['by'], path = detailsPath()) => ({ by, does: get(path) });
const dueIn = (seconds: number) => ({ pickupAt: at(TERMS.release + seconds) });
const decline = (deleteAt: Date) => takes(declines({ why: 'busy', deleteAt }));

const KIND_IDS = Array.from({ length: 8 }, (_, n) => idOf(`kind${n}`));
/** Eight papers of a driver. Paper `n` ends in `seconds`, the others in an hour. */
const ending = (n: number, seconds: number) => ({
  last: idOf('kind0'),
  papers: {},
  ends: Object.fromEntries(KIND_IDS.map((id, place) => [id, at(place === n ? seconds : HOUR)])),
});

/** Facts that hold for one second, too short for a request over the wire. */
export const MOMENT_CASES: readonly Case[] = [
  ...KIND_IDS.map((_, n): Case => ({
    title: `a driver begins a shift at the very end of paper ${n + 1}`,
    seed: {
      ...FIRM,
      'vehicles/car-1': CAR,
      'settings/papers': { ids: KIND_IDS, names: KIND_IDS, drivers: KIND_IDS, blocks: KIND_IDS, rev: 0 },
      'driverPapers/dora': ending(n, 0),
      'driverPapers/dan': ending(n, -1),
    },
    permitted: firstShift(dora),
    refused: { 'and not a second later': firstShift(dan) },
  })),
  {
    title: 'an arrival is three hours ahead at most',
    seed: planned(ride('on_the_way')),
    permitted: takes(estimates({ etaAt: at(3 * HOUR) })),
    refused: { 'and not a second more': takes(estimates({ etaAt: at(3 * HOUR + 1) })) },
  },
  {
    title: 'dispatch moves a ride to the next second',
    seed: planned(later('requested')),
    permitted: takes(moves(ada, later('requested'), {}, 1)),
    refused: { 'which a passenger cannot': takes(moves(penny, later('requested'), {}, 1)) },
  },
  {
    title: 'a passenger moves a ride to the second after the lead',
    seed: planned(later('requested')),
    permitted: takes(moves(penny, later('requested'), {}, 901)),
    refused: { 'not at its end': takes(moves(penny, later('requested'), {}, 900)) },
  },
  {
    title: 'a passenger does not book nine seconds after the last booking',
    seed: remembered(9),
    permitted: { by: penny, does: get('riders/penny') },
    refused: { 'the next ride': booksNext() },
  },
  {
    title: 'a search of fifty-nine seconds is not begun anew',
    seed: { ...FIRM, [ridePath()]: YOUNG },
    permitted: reads(penny, ridePath()),
    refused: {
      'by its passenger': takes(extend(penny, YOUNG)),
      'by an administrator': takes(extend(ada, YOUNG)),
    },
  },
  {
    title: 'a driver gives no sign of life twenty-nine seconds after the last one',
    seed: seen(29),
    permitted: { by: dora, does: get('drivers/dora') },
    refused: { 'the next sign': alive },
  },
  ...[penny, ada].map((who) => ({
    title: `a promise that ${who.sub} cancels a second before it is due leaves its driver no card`,
    seed: { ...FIRM, [ridePath()]: cancelsPromise(who, -1).before },
    permitted: takes(cancelsPromise(who, -1), { card: null }),
    refused: { 'not with the card': takes(cancelsPromise(who, -1), { card: CARD_AT_THE_END }) },
  })),
  {
    title: 'a driver reads no details a second before a promise is due',
    seed: stored('accepted', dueIn(1)),
    permitted: reads(penny),
    refused: { 'by its driver': reads(dora) },
  },
  {
    title: 'a driver reads the details to the last second of the day after the end',
    seed: stored('completed', { endedAt: at(-DAY + 1) }),
    permitted: reads(dora),
    refused: { 'by another driver': reads(dan) },
  },
  {
    title: 'a driver reads a request to the last second of its search',
    seed: stored('requested', { searchFrom: at(-TERMS.search + 1) }),
    permitted: reads(dan, ridePath()),
    refused: { 'but no details': reads(dan) },
  },
  {
    title: 'the details of a ride now have the retention of the settings, or two hours less',
    seed: FIRM,
    permitted: books({ details: { deleteAt: at(90 * DAY - 2 * HOUR) } }),
    refused: {
      'a second longer': books({ details: { deleteAt: at(90 * DAY + 1) } }),
      'a second less': books({ details: { deleteAt: at(90 * DAY - 2 * HOUR - 1) } }),
    },
  },
  {
    title: 'a remark has the retention of the settings, or two hours less',
    seed: stored('offered'),
    permitted: decline(at(90 * DAY - 2 * HOUR)),
    refused: {
      'a second longer': decline(at(90 * DAY + 1)),
      'a second less': decline(at(90 * DAY - 2 * HOUR - 1)),
    },
  },
  {
    title: 'an administrator ends the shift of a driver a second before a promise is due, and no later',
    seed: {
      ...stored('accepted', dueIn(1)),
      'drivers/dora': shift({ slots: { next: ridePath().slice('rides/'.length) }, claim: 'next' }),
    },
    permitted: { by: ada, does: endsShift },
    refused: {
      'the driver without a sign of life': {
        by: dora,
        does: endsShift,
      },
    },
  },
];
