import { FIRM } from '../../scenario/rides/firm.ts';
import { commits, list, get, remove, set, update, type Case } from '../../scenario/request.ts';
import {
  known,
  STANDING,
  COPY,
  copy,
  deletes,
  OTHER,
  NAME,
  merges,
  FULL,
  BOTH,
  second,
  OTHER_PATH,
  copyOf,
} from '../../scenario/rides/customer-care.ts';
import { CALLER_ID, CUSTOMER_PATH, KNOWN } from '../../scenario/rides/customers.ts';
import { at, DAY, idOf } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, olga, penny, sam } from '../../scenario/rides/ride-people.ts';

/** A second after the last ride of `KNOWN`. */
const LATER_BY_A_SECOND = at(1 - DAY);
/** The copy of a record with a full list of rides. */
const GONE_WITH_FULL = { was: { ...KNOWN, rides: FULL, lastRideAt: at(-2 * DAY) } };

/** Two records become one, and a removed record leaves a copy (D79). */
export const CUSTOMER_REMOVAL_CASES: readonly Case[] = [
  {
    title: 'an administrator makes one of two records of a customer, with the rides of both',
    seed: { ...known, ...second() },
    permitted: merges([...BOTH, NAME]),
    refused: {
      'without the last ride of the one that stays': merges([idOf('before'), NAME]),
      'without a ride of the one that goes': merges([idOf('ride'), NAME]),
      'without a trace of the one that goes': merges([...BOTH, NAME], [OTHER], null),
      'without the name of the one that goes': merges(BOTH),
      'with that name before a ride': merges([NAME, ...BOTH]),
      'with the name of a record that does not exist': merges([...BOTH, `customer-${idOf('nobody')}`]),
      'with half a name': merges([...BOTH, OTHER]),
      'with a name that is a path': merges([...BOTH, `${NAME}/x`]),
      'of which both stay': merges([...BOTH, NAME], []),
      'without a ride': merges([]),
    },
  },
  {
    title: 'the record with the later ride stays, because the other’s page has not seen that ride',
    seed: {
      ...known,
      ...second({ lastRideAt: at(-DAY) }),
      'customers/third': { ...KNOWN, rides: [idOf('before')], lastRideAt: at(-5) },
      'customers/fourth': { ...KNOWN, rides: [idOf('before')], lastRideAt: LATER_BY_A_SECOND },
    },
    permitted: merges([...BOTH, NAME]),
    refused: {
      'not the other one': merges([...BOTH, 'customer-third'], ['third']),
      'not one with a ride a second later': merges([...BOTH, 'customer-fourth'], ['fourth'], {
        was: { ...KNOWN, rides: [idOf('before')], lastRideAt: LATER_BY_A_SECOND },
      }),
    },
  },
  {
    title: 'the rides of another record join a customer without rides',
    seed: { ...FIRM, [CUSTOMER_PATH]: { ...KNOWN, rides: [] }, ...second() },
    permitted: merges([idOf('before'), NAME]),
    refused: { 'not without its name': merges([idOf('before')]) },
  },
  {
    title: 'a full list joins a customer without rides, and its oldest ride goes',
    seed: { ...FIRM, [CUSTOMER_PATH]: { ...KNOWN, rides: [] }, ...second({ rides: FULL }) },
    permitted: merges([...FULL.slice(0, -1), NAME], [OTHER], GONE_WITH_FULL),
    refused: { 'but no more than have to': merges([...FULL.slice(0, -2), NAME], [OTHER], GONE_WITH_FULL) },
  },
  {
    title: 'the oldest ride goes if two lists fit into one except for the name of the removed record',
    seed: { ...FIRM, [CUSTOMER_PATH]: { ...KNOWN, rides: FULL.slice(1) }, ...second() },
    permitted: merges([...FULL.slice(1), NAME]),
    refused: { 'and no list is longer': merges([...FULL.slice(1), idOf('before'), NAME]) },
  },
  {
    title: 'the oldest rides go if two lists do not fit into one',
    seed: { ...FIRM, [CUSTOMER_PATH]: { ...KNOWN, rides: FULL }, ...second() },
    permitted: merges([...FULL.slice(0, -1), NAME]),
    refused: {
      'but not the last one of the record that stays': merges([...FULL.slice(1), NAME]),
      'but no more than have to': merges([...FULL.slice(0, -2), NAME]),
      'and none more': merges([...FULL, NAME]),
    },
  },
  {
    title: 'an administrator removes a customer, of whom a copy says who did it, when, and what was removed',
    seed: known,
    permitted: deletes(ada),
    refused: {
      'a driver': deletes(dora),
      'a passenger': deletes(penny),
      'an auditor': deletes(olga),
      'without a copy': commits(ada, remove(CUSTOMER_PATH)),
      'as another person': deletes(ada, { by: sam.sub }),
      'under another name': deletes(ada, { name: 'Person sam' }),
      yesterday: deletes(ada, { at: at(-DAY) }),
      'with a reason': deletes(ada, { why: 'old' }),
      'for longer': deletes(ada, { deleteAt: at(2 * DAY) }),
      'with other words': deletes(ada, { was: { ...KNOWN, name: 'Cara' } }),
      'with nothing': deletes(ada, { was: {} }),
      'with more than there was': deletes(ada, { was: { ...KNOWN, note: 'Rude.' } }),
      'with a last ride that is none': deletes(ada, { was: { ...KNOWN, lastRideAt: 'yesterday' } }),
      'as if a block had been lifted': deletes(ada, { was: { ...KNOWN, lifted: STANDING } }),
      'as if it were part of a record that does not exist': deletes(ada, { into: idOf('nobody') }),
      'as if it were part of itself': deletes(ada, { into: CALLER_ID }),
      'as a copy alone': commits(ada, set(COPY, copy())),
    },
  },
  {
    title: 'an administrator replaces no copy of a removed customer',
    seed: { ...known, ...second(), [COPY]: copy({ at: at(-60) }) },
    permitted: commits(
      ada,
      set(`removedCustomers/${OTHER}`, { ...copyOf(OTHER), into: null }),
      remove(OTHER_PATH),
    ),
    refused: { 'of another time': deletes(ada) },
  },
  {
    title: 'an administrator reads the copy of a removed customer, and no person changes or removes it',
    seed: { ...FIRM, [COPY]: copy({ at: at(-60) }) },
    permitted: { by: sam, does: get(COPY) },
    refused: {
      'a driver': { by: dora, does: get(COPY) },
      'a passenger': { by: penny, does: get(COPY) },
      'an auditor': { by: olga, does: get(COPY) },
      'changed by an administrator': commits(ada, update(COPY, { name: 'Nobody' })),
      'removed by an administrator': commits(ada, remove(COPY)),
    },
  },
  {
    title: 'an administrator lists thirty removed customers',
    seed: { ...FIRM, [COPY]: copy({ at: at(-60) }) },
    permitted: { by: sam, does: list({ collection: 'removedCustomers', limit: 30 }) },
    refused: {
      'not thirty-one': { by: sam, does: list({ collection: 'removedCustomers', limit: 31 }) },
      'not as a driver': { by: dora, does: list({ collection: 'removedCustomers', limit: 30 }) },
      'not as an auditor': { by: olga, does: list({ collection: 'removedCustomers', limit: 30 }) },
    },
  },
  {
    title: 'an administrator removes a customer whose last ride a device knows less exactly',
    seed: known,
    permitted: deletes(ada, { was: { ...KNOWN, lastRideAt: at(-DAY + 1) } }),
    refused: { 'and not another copy': deletes(olga, { was: { ...KNOWN, lastRideAt: at(-DAY + 1) } }) },
  },
];
