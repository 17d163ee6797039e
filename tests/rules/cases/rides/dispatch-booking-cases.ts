import { SERVER_TIME } from '../../scenario/datum.ts';
import { decisionWrites } from '../../scenario/accounts/decision-request.ts';
import { account, profile, type Changes } from '../../scenario/documents.ts';
import { person } from '../../scenario/people.ts';
import { commits, type Case, set, writesOf } from '../../scenario/request.ts';
import { each } from '../../scenario/wrong-values.ts';
import { books, newRide } from '../../scenario/rides/booking-request.ts';
import { CUSTOMER_PATH, KNOWN } from '../../scenario/rides/customers.ts';
import { FIRM as PLAIN_FIRM } from '../../scenario/rides/firm.ts';
import {
  at,
  DAY,
  HOUR,
  OTHER_RIDE,
  RIDE,
  SETTINGS,
  TERMS,
  idOf,
  ride,
  ridePath,
} from '../../scenario/rides/ride-documents.ts';
import { LATER, record } from '../../scenario/rides/slots.ts';
import { ada, dora, olga, pia, sam } from '../../scenario/rides/ride-people.ts';

const FIRM = { ...PLAIN_FIRM, [CUSTOMER_PATH]: KNOWN };
const CALLER = `caller-${RIDE}`;
const CUSTOMER = { customer: idOf('caller') };

/** The fields of a ride that name its rider and the person who booked it. */
function forCaller(rider: string, by: string): Changes {
  const { log, bookedBy } = newRide(rider, by);
  return { rider, log, bookedBy };
}

/** Ada books this ride for a passenger or a caller. The details of a caller’s ride name the customer (rides R23). */
const dispatches = (rider: string, by = ada, details: Changes = rider === CALLER ? CUSTOMER : {}) =>
  books({ by, ride: forCaller(rider, by.sub), details, rider: null });

/** Ada books a ride whose search lasts `search` seconds. */
const searches = (search: number, terms: Changes = {}) =>
  books({
    by: ada,
    ride: { ...forCaller(CALLER, 'ada'), terms: { ...TERMS, search, ...terms } },
    details: CUSTOMER,
    rider: null,
  });

const YEAR = 365 * DAY;
const pickedUpIn = (seconds: number, more: Changes = {}) => ({
  ...LATER,
  pickupAt: at(seconds),
  searchFrom: at(seconds),
  ...more,
});
const LATER_SLOT = { slots: { later1: RIDE }, claim: 'later1' };
/** Ada books a caller’s ride for `seconds` from now. */
const plans = (seconds: number, more: Changes = {}) =>
  books({
    by: ada,
    ride: { ...forCaller(CALLER, 'ada'), ...pickedUpIn(seconds, more) },
    details: CUSTOMER,
    rider: null,
  });

const pat = person('pat');
const rita = person('rita');
const claim = { ...record, slots: { now: RIDE }, claimedAt: SERVER_TIME };

/** Step 1 of rides 3: an administrator books for a passenger or a caller (rides R34). */
export const DISPATCH_BOOKING_CASES: readonly Case[] = [
  {
    title: 'an administrator books any number of rides for a caller',
    seed: {
      ...FIRM,
      ...account(pat, 'passenger', { status: 'pending' }),
      ...account(rita, 'passenger', { status: 'rejected' }),
    },
    permitted: dispatches(CALLER),
    refused: {
      'by a driver': dispatches(CALLER, dora),
      'by a passenger': dispatches(CALLER, pia),
      'by an auditor': dispatches(CALLER, olga),
      'for the caller of another ride': dispatches(`caller-${OTHER_RIDE}`, ada, CUSTOMER),
      'for an id that repeats': dispatches(`customer-${idOf('caller')}`, ada, CUSTOMER),
      'for a caller whom the details do not name': dispatches(CALLER, ada, {}),
      'for a caller with a short id': dispatches(CALLER, ada, { customer: 'caller' }),
      'for a caller with a path': dispatches(CALLER, ada, { customer: 'customers/callers000' }),
      'for a caller who is a number': dispatches(CALLER, ada, { customer: 7 }),
      'for a passenger who is named as a caller too': dispatches('penny', ada, CUSTOMER),
      'for a pending passenger': dispatches('pat'),
      'for a rejected passenger': dispatches('rita'),
      'for a driver': dispatches('dora'),
      'for an unknown person': dispatches('nobody'),
      'for themselves': dispatches('ada'),
      'for a path': dispatches('users/penny'),
      'without details': books({
        by: ada,
        ride: forCaller(CALLER, 'ada'),
        rider: null,
        details: null,
      }),
      'with a slot of their own': commits(ada, ...writesOf(dispatches(CALLER)), set('riders/ada', claim)),
      'with settings of the same batch': commits(
        sam,
        ...writesOf(
          books({
            by: sam,
            rider: null,
            details: CUSTOMER,
            ride: {
              ...forCaller(CALLER, 'sam'),
              terms: { ...TERMS, wait: 60 },
            },
          }),
        ),
        set('settings/rides', { ...SETTINGS, terms: { ...TERMS, wait: 60 } }),
      ),
      'for a person who becomes a passenger in the same batch': commits(
        sam,
        ...writesOf(dispatches('olga', sam)),
        ...decisionWrites({
          actor: sam,
          actorName: 'Person sam',
          target: olga,
          before: profile(olga, 'auditor'),
          step: { role: 'passenger' },
        }),
      ),
      'with the log of another person': books({
        by: ada,
        ride: { ...forCaller(CALLER, 'ada'), log: newRide('sam')['log'] },
        rider: null,
        details: CUSTOMER,
      }),
      ...each(
        {
          'as if another dispatcher had booked it': ['dispatch', 'sam'],
          'as if the passenger had booked it': ['passenger'],
          'as if the passenger had booked it, too': ['dispatch', 'ada', 'passenger'],
          'as if dispatch had not booked it': ['ada'],
          'without the dispatcher who booked it': ['dispatch'],
        },
        (bookedBy) =>
          books({ by: ada, ride: { ...forCaller(CALLER, 'ada'), bookedBy }, details: CUSTOMER, rider: null }),
      ),
      'without saying who booked it': books({
        by: ada,
        ride: { ...forCaller(CALLER, 'ada'), bookedBy: undefined },
        details: CUSTOMER,
        rider: null,
      }),
    },
  },
  {
    title: 'a caller without a number has a ride whose details name no customer',
    seed: FIRM,
    permitted: dispatches(CALLER, ada, { phone: '' }),
    refused: {
      'not with a customer': dispatches(CALLER, ada, { phone: '', ...CUSTOMER }),
      'not with a number': dispatches(CALLER, ada, { phone: '030 1234' }),
      'not with the end of a number': dispatches(CALLER, ada, { phone: '0142', ...CUSTOMER }),
      'not by a driver': dispatches(CALLER, dora, { phone: '' }),
    },
  },
  {
    title: 'dispatch books for a caller without a number where passengers must give one',
    seed: { ...FIRM, 'settings/rides': { ...SETTINGS, phoneRequired: true } },
    permitted: dispatches(CALLER, ada, { phone: '' }),
    refused: {
      'not for a passenger’s account': dispatches('penny', ada, { phone: '' }),
      'and not the passenger': books({ details: { phone: '' } }),
    },
  },
  {
    title: 'dispatch books a ride in five minutes, whatever the lead of the settings',
    seed: FIRM,
    permitted: plans(300),
    refused: {
      'not a ride for the present': plans(0),
      'not one for the past': plans(-60),
      'not beyond a year': plans(YEAR + HOUR),
      'nor without the time as typed': plans(300, { wall: undefined }),
      'by a passenger': books({ ride: pickedUpIn(300), rider: LATER_SLOT }),
    },
  },
  {
    title: 'dispatch books a ride in a year',
    seed: FIRM,
    permitted: plans(YEAR),
    refused: {
      'and a passenger does not': books({ ride: pickedUpIn(YEAR), rider: LATER_SLOT }),
      'with the search of another time': plans(YEAR, { searchFrom: at(300) }),
    },
  },
  {
    title: 'a system_admin books for a passenger who has a ride already',
    seed: {
      ...FIRM,
      'riders/penny': { slots: { now: OTHER_RIDE }, claim: 'now' },
      [ridePath(OTHER_RIDE)]: ride('requested'),
    },
    permitted: dispatches('penny', sam),
    refused: { 'the passenger alone': books({ rider: { phone: undefined } }) },
  },
  {
    title:
      'a ride that an administrator books is searched for as long as the settings allow dispatch (rides R37)',
    seed: { ...FIRM, 'settings/rides': { ...SETTINGS, deskSearch: 7200 } },
    permitted: searches(7200),
    refused: {
      'a second longer': searches(7201),
      'for the longest time, which the settings do not say': searches(14_400),
      'with half a second': searches(7200.5),
      'with another wait': searches(7200, { wait: 301 }),
      'with a term more': searches(7200, { price: 100 }),
      'by a passenger': books({ ride: { terms: { ...TERMS, search: 7200 } } }),
    },
  },
];
