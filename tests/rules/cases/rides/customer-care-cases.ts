import { REMOVED, SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { account } from '../../scenario/documents.ts';
import { commit, remove, update, type Case, type Person } from '../../scenario/request.ts';
import { BLOCK, CUSTOMER_PATH, KNOWN, saves } from '../../scenario/rides/customers.ts';
import { at, DAY, FROM, idOf } from '../../scenario/rides/ride-documents.ts';
import { RIDE_PEOPLE, ada, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';
import { text } from '../../scenario/wrong-values.ts';

const known = { ...RIDE_PEOPLE, [CUSTOMER_PATH]: KNOWN };
const STANDING: Data = { ...BLOCK, by: sam.sub, name: 'Person sam', at: at(-DAY) };
const blocked = { ...RIDE_PEOPLE, [CUSTOMER_PATH]: { ...KNOWN, note: 'Rude.', blocked: STANDING } };
const nameless = { ...known, ...account(ada, 'admin', { name: undefined }) };

const corrects = (changes: Data, by: Person = ada) => ({
  by,
  does: commit(update(CUSTOMER_PATH, changes)),
});
const others = (changes: Data) => ({
  'a driver': corrects(changes, dora),
  'a passenger': corrects(changes, penny),
  'an auditor': corrects(changes, olga),
});
const deletes = (by: Person) => ({ by, does: commit(remove(CUSTOMER_PATH)) });
const CARD: Data = {
  phone: '030 1235',
  phoneKey: '301235',
  name: 'Cara Callas',
  nameKey: 'cara callas',
  nameKey2: 'callas',
  places: [FROM],
  needs: [],
  note: 'The bell is broken.',
};
/** Another record of the same person, whose last ride was earlier. */
const OTHER = idOf('second');
const second = (changes: Data = {}) => ({
  [`customers/${OTHER}`]: { ...KNOWN, rides: [idOf('before')], lastRideAt: at(-2 * DAY), ...changes },
});
const NAME = `customer-${OTHER}`;
/** Ada makes one record of the two. */
const merges = (rides: readonly string[], goes = [OTHER]) => ({
  by: ada,
  does: commit(update(CUSTOMER_PATH, { rides }), ...goes.map((id) => remove(`customers/${id}`))),
});
const BOTH = [idOf('ride'), idOf('before')];
const SAME_NUMBER: Data = { ...CARD, phone: '030 1234', phoneKey: '301234' };

/** What dispatch may change of those who book by phone (D63). */
export const CUSTOMER_CARE_CASES: readonly Case[] = [
  {
    title: 'an administrator corrects a customer, number and note included, and keeps them no longer for it',
    seed: known,
    permitted: corrects(CARD),
    refused: {
      ...others(CARD),
      'a number without its key': corrects({ ...CARD, phoneKey: '301234' }),
      'a note of 301 characters': corrects({ ...CARD, note: text(301) }),
      'for longer': corrects({ ...CARD, deleteAt: at(2 * DAY) }),
      'with another last ride': corrects({ ...CARD, lastRideAt: at(-1) }),
      'as if they had booked': corrects({ ...CARD, lastRideAt: SERVER_TIME }),
      'with an unknown field': corrects({ ...CARD, mail: 'cara@example.com' }),
      'with a ride that they have not booked': corrects({ ...CARD, rides: [idOf('ride'), idOf('other')] }),
      'without their ride': corrects({ ...CARD, rides: [] }),
    },
  },
  {
    title: 'an administrator takes back a note',
    seed: blocked,
    permitted: corrects({ note: '' }),
    refused: { 'and it is a text': corrects({ note: null }) },
  },
  {
    title: 'an administrator blocks a customer in their own name, now',
    seed: known,
    permitted: corrects({ blocked: BLOCK }),
    refused: {
      ...others({ blocked: BLOCK }),
      'as somebody else': corrects({ blocked: { ...BLOCK, by: sam.sub } }),
      'under another name': corrects({ blocked: { ...BLOCK, name: 'Person sam' } }),
      yesterday: corrects({ blocked: { ...BLOCK, at: at(-DAY) } }),
      'with a reason': corrects({ blocked: { ...BLOCK, why: 'rude' } }),
      'by nothing': corrects({ blocked: null }),
      'for longer': corrects({ blocked: BLOCK, deleteAt: at(2 * DAY) }),
    },
  },
  {
    title: 'an administrator without a name blocks under their address',
    seed: nameless,
    permitted: corrects({ blocked: { ...BLOCK, name: ada.email } }),
    refused: { 'and under no other name': corrects({ blocked: { ...BLOCK, name: 'Person ada' } }) },
  },
  {
    title: 'a block stands through a correction by another administrator',
    seed: blocked,
    permitted: corrects({ ...SAME_NUMBER, blocked: STANDING }),
    refused: {
      'but not under another name': corrects({ ...SAME_NUMBER, blocked: { ...STANDING, name: 'Ada' } }),
      'but not for another number': corrects({ ...CARD, blocked: STANDING }),
      'but not as a new one': corrects({ ...SAME_NUMBER, blocked: BLOCK }),
    },
  },
  {
    title: 'another administrator lifts a block, and only then the customer books a ride',
    seed: blocked,
    permitted: corrects({ blocked: REMOVED }),
    refused: {
      ...others({ blocked: REMOVED }),
      'lifts it from another number': corrects({ ...CARD, blocked: REMOVED }),
      'books with the block': saves({ note: 'Rude.', blocked: STANDING }),
      'books without it': saves({ note: 'Rude.' }),
      'is removed with it': deletes(ada),
    },
  },
  {
    title: 'a customer with a note books a ride, and the note stays',
    seed: { ...RIDE_PEOPLE, [CUSTOMER_PATH]: { ...KNOWN, note: 'Rude.' } },
    permitted: saves({ note: 'Rude.' }),
    refused: { 'or it is removed by it': saves() },
  },
  {
    title: 'an administrator makes one of two records of a customer, with the rides of both',
    seed: { ...known, ...second() },
    permitted: merges([...BOTH, NAME]),
    refused: {
      'without the last ride of the one that stays': merges([idOf('before'), NAME]),
      'without the name of the one that goes': merges(BOTH),
      'with that name before a ride': merges([NAME, ...BOTH]),
      'with the name of nobody': merges([...BOTH, `customer-${idOf('nobody')}`]),
      'with half a name': merges([...BOTH, OTHER]),
      'with a name that is a path': merges([...BOTH, `${NAME}/x`]),
      'of which both stay': merges([...BOTH, NAME], []),
      'without a ride': merges([]),
    },
  },
  {
    title: 'of two records the one of the later ride stays, because the other’s page has not seen that ride',
    seed: {
      ...known,
      ...second({ lastRideAt: at(-DAY) }),
      'customers/third': { ...KNOWN, lastRideAt: at(-5) },
      'customers/fourth': { ...KNOWN, lastRideAt: at(1 - DAY) },
    },
    permitted: merges([...BOTH, NAME]),
    refused: {
      'not the other one': merges([...BOTH, 'customer-third'], ['third']),
      'not one with a ride a second later': merges([...BOTH, 'customer-fourth'], ['fourth']),
    },
  },
  {
    title: 'the rides of another record join a customer without rides',
    seed: { ...RIDE_PEOPLE, [CUSTOMER_PATH]: { ...KNOWN, rides: [] }, ...second() },
    permitted: merges([idOf('before'), NAME]),
    refused: { 'not without its name': merges([idOf('before')]) },
  },
  {
    title: 'an administrator removes one of two records of a customer',
    seed: known,
    permitted: deletes(sam),
    refused: { 'a driver': deletes(dora), 'a passenger': deletes(penny), 'an auditor': deletes(olga) },
  },
  {
    title: 'an administrator removes a customer whose block was lifted',
    seed: { ...RIDE_PEOPLE, [CUSTOMER_PATH]: { ...KNOWN, note: 'Rude.' } },
    permitted: deletes(ada),
    refused: { 'and nobody else': deletes(olga) },
  },
];
