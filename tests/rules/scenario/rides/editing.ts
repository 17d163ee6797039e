import { increment } from '../datum.ts';
import { withChanges, type Changes } from '../documents.ts';
import type { SignedIn } from '../people.ts';
import { commits, remove, set, update, writesOf } from '../request.ts';
import { each, text } from '../wrong-values.ts';
import { at, DAY, DETAILS, detailsPath, FROM, RIDE, ride, ridePath, TO } from './ride-documents.ts';
import { takes, type Taken } from './ride-step.ts';

const TRIP = { area: { from: 'Harbour', to: '' }, people: 8, needs: ['pet', 'help'] };
const WAY = {
  from: { text: 'Pier 3', lat: 53.5, lng: 9.9 },
  to: { text: 'Main Street 1' },
  note: 'Ring twice.',
};
/** The write of the details by an edit. */
export const detailed = (changes: Changes) => [
  set(detailsPath(), withChanges(DETAILS, { ...WAY, ...changes })),
];

/** The remark of an edit: the trip before it (rides R36). */
export const wasOf = ({ people = null, needs = null }: Taken['before'], changes: Changes = {}) =>
  withChanges(
    { from: FROM, to: TO, note: '', people, needs, name: 'Person penny', phone: '+49 30 7' },
    changes,
  );

/** An edit of the ride and its details. */
export const edit = (
  who: SignedIn,
  before = ride('requested'),
  trip: Changes = {},
  details: Changes = {},
): Taken => ({
  by: who,
  before,
  did: 'edit',
  changes: { ...TRIP, ...trip },
  remark: { was: wasOf(before) },
  also: detailed(details),
});
/** Changes that no edit may make. */
export const notEdits = (who: SignedIn, before: Taken['before']) => ({
  ...each(
    {
      'for no people': { people: 0 },
      'for sixty-one': { people: 61 },
      'for a text of people': { people: '2' },
      'with an unknown need': { needs: ['helicopter'] },
      'with a need twice': { needs: ['pet', 'pet'] },
      'with needs that are a text': { needs: 'pet' },
      'from a district of 61 characters': { area: { from: text(61), to: '' } },
      'to a district of 61 characters': { area: { from: '', to: text(61) } },
      'with half an area': { area: { from: 'Harbour' } },
      'with more of an area': { area: { from: '', to: '', via: '' } },
      'with another pick-up': { pickupAt: at(DAY) },
      'with the search begun anew': { searchFrom: at(-1) },
      'with another driver': { driver: 'dan' },
      'with an arrival': { arrivedAt: at(-1) },
      'with a driver who declined': { declined: ['dan'] },
      'as cancelled': { state: 'cancelled' },
      'as offered once more': { state: before['state'] === 'offered' ? 'requested' : 'offered' },
    },
    (trip) => takes(edit(who, before, trip)),
  ),
  ...each(
    {
      'without a name': { name: '' },
      'with a name that is no text': { name: 7 },
      'with a name that hides something': { name: 'Penny\u200b' },
      'with a name of 101 characters': { name: text(101) },
      'with a number that is none': { phone: 'call me' },
      'with a number of 26 characters': { phone: '1'.repeat(26) },
      'without a number’s field': { phone: undefined },
      'with a longer retention': { deleteAt: at(89 * DAY) },
      'with an unknown field': { fare: 12 },
      'from one character': { from: { text: 'a' } },
      'to 201 characters': { to: { text: text(201) } },
      'to no words': { to: { lat: 1, lng: 1 } },
      'with half a coordinate': { from: { text: 'Pier 3', lat: 1 } },
      'with a note of 301 characters': { note: text(301) },
      'with a note that is a number': { note: 7 },
      'without a note': { note: undefined },
    },
    (details) => takes(edit(who, before, {}, details)),
  ),
  'with a reason': takes({ ...edit(who, before), line: { note: 'Wrong door.' } }),
  'with details of another ride': takes({
    ...edit(who, before),
    also: [update('rides/bare/private/details', { note: 'x' })],
  }),
  'and without the details': takes({ ...edit(who, before), also: [remove(detailsPath())] }),
  'of people that are not whole': commits(
    who,
    ...writesOf(takes(edit(who, before))),
    update(ridePath(RIDE), { people: increment(-0) }),
  ),
});
