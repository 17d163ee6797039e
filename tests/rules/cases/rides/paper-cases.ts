import { REMOVED, SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { type Changes, account, withChanges } from '../../scenario/documents.ts';
import { NOBODY, person, type SignedIn } from '../../scenario/people.ts';
import {
  commits,
  get,
  list,
  remove,
  set,
  update,
  writesOf,
  type Case,
  type Person,
} from '../../scenario/request.ts';
import { each, wrongFields } from '../../scenario/wrong-values.ts';
import { endOf, INSURANCE, kinds, KINDS, PERMIT } from '../../scenario/rides/paper-documents.ts';
import {
  at,
  CAR,
  DAY,
  HOUR,
  idOf,
  RIDE,
  ride,
  ridePath,
  shift,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, RIDE_PEOPLE, sam } from '../../scenario/rides/ride-people.ts';

const OWN = 'driverPapers/dora';
const CARS = 'carPapers/car-1';
const signed = (by: SignedIn): Data => ({ by: by.sub, name: `Person ${by.sub}`, at: SERVER_TIME });
const paper = (by: SignedIn, changes: Changes = {}) =>
  withChanges({ until: '2027-05-01', ...signed(by), was: [] }, changes);
const END = endOf('2027-05-01', 2);
const seen = (changes: Changes = {}) => paper(ada, { at: at(-DAY), ...changes });
/** Stores a first paper, with wrong fields of the paper or of its document. */
const sets = (by: Person, wrong: Changes = {}, path = OWN, kind = PERMIT, record: Changes = {}) =>
  commits(
    by,
    set(
      path,
      withChanges(
        {
          last: kind,
          papers: { [kind]: paper(by?.sub === undefined ? ada : person(by.sub), wrong) },
          ends: { [kind]: END },
        },
        record,
      ),
    ),
  );
const ofRecord = (by: Person, record: Changes) => sets(by, {}, OWN, PERMIT, record);
const line = (n: number) => ({ until: `202${n}-05-01`, by: 'sam', name: 'Person sam', at: at(-n * DAY) });
const former = { until: '2027-05-01', by: 'ada', name: 'Person ada', at: at(-DAY) };
const firm = { ...RIDE_PEOPLE, [KINDS]: kinds(), 'vehicles/car-1': CAR };
const stored = (was: readonly Data[] = []) => ({
  ...firm,
  [KINDS]: kinds({ drivers: [PERMIT, INSURANCE] }),
  [OWN]: {
    last: PERMIT,
    papers: { [PERMIT]: seen({ was }), [INSURANCE]: seen() },
    ends: { [PERMIT]: END, [INSURANCE]: END },
  },
});
const changes = (was: readonly Data[], wrong: Changes = {}, also: Changes = {}, by: SignedIn = sam) =>
  commits(
    by,
    update(
      OWN,
      withChanges(
        { last: PERMIT, [`papers.${PERMIT}`]: paper(by, { was, ...wrong }), [`ends.${PERMIT}`]: END },
        also,
      ),
    ),
  );
const dirk = person('dirk');
const pending = account(dirk, 'driver', { status: 'pending' });
const all = (collection: string, limit = 500) => list({ collection, limit });

/** The last days of papers, and who has seen them (D120). */
export const PAPER_CASES: readonly Case[] = [
  ...[ada, sam].map((who): Case => ({
    title: `${who.sub} stores the first paper of a driver`,
    seed: { ...firm, ...pending },
    permitted: sets(who),
    refused: {
      'by the driver': sets(dora),
      'by a colleague': sets(dan),
      'by an auditor': sets(olga),
      'without a session': sets(NOBODY),
      'of a passenger': sets(who, {}, 'driverPapers/penny'),
      'of someone without an account': sets(who, {}, 'driverPapers/unknown'),
      'of an unknown kind': sets(who, {}, OWN, idOf('card')),
      'of a kind of cars': sets(who, {}, OWN, INSURANCE),
      'of a kind that the same batch names': commits(
        who,
        ...writesOf(sets(who, {}, OWN, idOf('card'))),
        set(KINDS, kinds({ ids: [idOf('card'), INSURANCE], drivers: [idOf('card')], rev: 1 })),
      ),
      'in the name of another': sets(who, { by: 'olga' }),
      'under another name': sets(who, { name: 'Person olga' }),
      'as of yesterday': sets(who, { at: at(-DAY) }),
      'with a former entry that is not stored': sets(who, { was: [former] }),
      'with a scan': sets(who, { scan: 'data:' }),
      'with another field beside it': ofRecord(who, { note: '' }),
      'without its kind': ofRecord(who, { last: undefined }),
      'without an end': ofRecord(who, { ends: {} }),
      'with the end of the next day but one': ofRecord(who, { ends: { [PERMIT]: endOf('2027-05-03') } }),
      'with an end that is no time': ofRecord(who, { ends: { [PERMIT]: '2027-05-01' } }),
      'with the end of another kind': ofRecord(who, { ends: { [PERMIT]: END, [INSURANCE]: END } }),
      'with another one that is not named': ofRecord(who, {
        papers: { [PERMIT]: paper(who), [INSURANCE]: paper(who) },
      }),
      ...each(wrongFields({ last: 'a text', papers: 'a map', ends: 'a map' }), ([field, value]) =>
        ofRecord(who, { [field]: value }),
      ),
      ...each(wrongFields({ until: 'a text', was: 'a list' }), ([field, value]) =>
        sets(who, { [field]: value }),
      ),
      ...each(
        {
          'a day that is none': { until: 'tomorrow' },
          'a day with a time': { until: '2027-05-01T12:00' },
          'an end without a day': { until: '' },
        },
        (wrong: Changes) => sets(who, wrong),
      ),
    },
  })),
  {
    title: 'a dispatcher stores the first paper of a car',
    seed: firm,
    permitted: sets(ada, {}, CARS, INSURANCE),
    refused: {
      'as a driver': sets(dora, {}, CARS, INSURANCE),
      'of a kind of drivers': sets(ada, {}, CARS, PERMIT),
      'of an unknown kind': sets(ada, {}, CARS, idOf('card')),
      'of a car that the same batch adds': commits(
        ada,
        ...writesOf(sets(ada, {}, 'carPapers/car-8', INSURANCE)),
        set('vehicles/car-8', CAR),
      ),
      'of a car that is none': sets(ada, {}, 'carPapers/car-9', INSURANCE),
    },
  },
  {
    title: 'another dispatcher changes one paper, and the former entry stays',
    seed: stored(),
    permitted: changes([former]),
    refused: {
      'without the former entry': changes([]),
      'with another former day': changes([{ ...former, until: '2026-05-01' }]),
      'with another who saw it': changes([{ ...former, by: 'sam' }]),
      'with another name of who saw it': changes([{ ...former, name: 'Person sam' }]),
      'with another time of that': changes([{ ...former, at: at(-HOUR) }]),
      'with a former entry more': changes([former, line(1)]),
      'with that of another kind': changes(
        [former],
        {},
        { [`papers.${INSURANCE}`]: paper(sam, { was: [former] }) },
      ),
      'under the name of another kind': changes([former], {}, { last: INSURANCE }),
      'with the end of another kind': changes([former], {}, { [`ends.${INSURANCE}`]: at(DAY) }),
      'without an end': changes([former], {}, { [`ends.${PERMIT}`]: REMOVED }),
      'as the driver': changes([former], {}, {}, dora),
      'by storing it anew without the other': commits(
        sam,
        set(OWN, {
          last: PERMIT,
          papers: { [PERMIT]: paper(sam, { was: [former] }) },
          ends: { [PERMIT]: END },
        }),
      ),
      'by removing all': commits(sam, remove(OWN)),
    },
  },
  {
    title: 'an entry that was a mistake is removed, and stays among the former ones',
    seed: stored(),
    permitted: changes([former], { until: '' }, { [`ends.${PERMIT}`]: REMOVED }),
    refused: { 'but keeps no end': changes([former], { until: '' }) },
  },
  ...[
    { before: [line(1)], after: [former, line(1)] },
    { before: [line(1), line(2)], after: [former, line(1), line(2)] },
    { before: [line(1), line(2), line(3)], after: [former, line(1), line(2)] },
  ].map(({ before, after }): Case => ({
    title: `a paper with ${before.length} former entries has ${after.length} after a change`,
    seed: stored(before),
    permitted: changes(after),
    refused: {
      'and no fewer': changes(after.slice(0, -1)),
      'and no more': changes([former, ...before, line(4)]),
    },
  })),
  {
    title: 'a driver reads their own papers',
    seed: {
      ...stored(),
      ...pending,
      'driverPapers/dirk': { last: PERMIT, papers: {}, ends: {} },
      'driverPapers/penny': { last: PERMIT, papers: {}, ends: {} },
      'driverPapers/ada': { last: PERMIT, papers: {}, ends: {} },
      'drivers/dan': shift({ ride: RIDE }),
      [ridePath()]: ride('in_progress', { driver: 'dan' }),
      'riders/penny': { phoneKey: '307' },
      'blockedNumbers/307': { by: 'ada' },
    },
    permitted: { by: dora, does: get(OWN) },
    refused: {
      'as a colleague': { by: dan, does: get(OWN) },
      'as a passenger': { by: penny, does: get(OWN) },
      'of their passenger, who drove before': { by: dan, does: get('driverPapers/penny') },
      'of who blocked their number': { by: penny, does: get('driverPapers/ada') },
      'as a passenger who drove before': { by: penny, does: get('driverPapers/penny') },
      'as a pending driver': { by: dirk, does: get('driverPapers/dirk') },
      'as an auditor': { by: olga, does: get(OWN) },
      'without a session': { by: NOBODY, does: get(OWN) },
      'in a list': { by: dora, does: all('driverPapers') },
    },
  },
  {
    title: 'a dispatcher lists the papers of all drivers',
    seed: stored(),
    permitted: { by: ada, does: all('driverPapers') },
    refused: {
      'as a colleague of one': { by: dan, does: get(OWN) },
      'for more than a firm has': { by: ada, does: all('driverPapers', 501) },
      'without a limit': { by: ada, does: list({ collection: 'driverPapers' }) },
      'as an auditor': { by: olga, does: all('driverPapers') },
    },
  },
  ...[dora, ada].map((who): Case => ({
    title: `${who.sub} lists the papers of all cars`,
    seed: { ...firm, [CARS]: { last: INSURANCE, papers: {}, ends: {} }, ...pending },
    permitted: { by: who, does: all('carPapers') },
    refused: {
      'for more than a firm has': { by: who, does: all('carPapers', 501) },
      'without a limit': { by: who, does: list({ collection: 'carPapers' }) },
      'as a passenger': { by: penny, does: all('carPapers') },
      'as a passenger of one car': { by: penny, does: get(CARS) },
      'as a pending driver': { by: dirk, does: all('carPapers') },
      'as a pending driver of one car': { by: dirk, does: get(CARS) },
      'as an auditor': { by: olga, does: all('carPapers') },
    },
  })),
];
