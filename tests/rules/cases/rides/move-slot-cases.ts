import { SERVER_TIME } from '../../scenario/datum.ts';
import type { Changes } from '../../scenario/documents.ts';
import { commits, set, update, writesOf, type Case } from '../../scenario/request.ts';
import { TRIP } from '../../scenario/rides/customers.ts';
import { LATER, later, MOVED, moves, NOW, planned } from '../../scenario/rides/moving.ts';
import {
  DETAILS,
  detailsPath,
  keptFrom,
  OTHER_RIDE,
  RIDE,
  idOf,
  ride,
  ridePath,
} from '../../scenario/rides/ride-documents.ts';
import { ada, penny } from '../../scenario/rides/ride-people.ts';
import { takes, type Taken } from '../../scenario/rides/ride-step.ts';
import { booksNext, record } from '../../scenario/rides/slots.ts';

type Slots = Readonly<Record<string, string>>;
const remembered = (slots: Slots, claim: string) => ({ 'riders/penny': { ...record, slots, claim } });

/** Penny changes her ride to another kind, with these changes of her record. */
const changesKind = (before: Taken['before'], to: 'now' | 'later', rider: Changes | null): Taken => {
  const moved = to === 'now' ? moves(penny, before, NOW, 0) : moves(penny, before, LATER);
  const claimed = rider === null ? [] : [update('riders/penny', { claimedAt: SERVER_TIME, ...rider })];
  return { ...moved, also: [...(moved.also ?? []), ...claimed] };
};

const IN_LATER1 = remembered({ later1: RIDE }, 'later1');
const IN_NOW = remembered({ now: RIDE }, 'now');
const toNow = (rider: Changes | null, before = later('requested')) =>
  takes(changesKind(before, 'now', rider));
const toLater = (rider: Changes | null, before = ride('requested')) =>
  takes(changesKind(before, 'later', rider));

/** If a passenger's ride changes its kind, it takes a slot of that kind, and leaves the old one (rides R7, D59). */
export const MOVE_SLOT_CASES: readonly Case[] = [
  {
    title: 'a passenger makes their request for later one for now, in the slot for now',
    seed: planned(later('requested'), IN_LATER1),
    permitted: toNow({ slots: { now: RIDE, later1: RIDE }, claim: 'now' }),
    refused: {
      'without a slot': toNow(null),
      'in the slot that it has': toNow({ slots: { later1: RIDE }, claim: 'later1' }),
      'in another slot for later': toNow({ slots: { later1: RIDE, later2: RIDE }, claim: 'later2' }),
      'with another ride in the slot': toNow({ slots: { now: OTHER_RIDE, later1: RIDE }, claim: 'now' }),
      'in the slot of a ride that is booked with it': commits(
        penny,
        ...writesOf(toNow(null)),
        ...writesOf(booksNextAfter({ now: idOf('next'), later1: RIDE }, 'now')),
      ),
      'with its old slot dropped': toNow({ slots: { now: RIDE }, claim: 'now' }),
      'with the claim of a while ago': toNow({
        slots: { now: RIDE, later1: RIDE },
        claim: 'now',
        claimedAt: record.claimedAt,
      }),
      'with another number': toNow({ slots: { now: RIDE, later1: RIDE }, claim: 'now', phone: '55112' }),
    },
  },
  {
    title: 'a passenger makes their request for now one for later, in a slot for later',
    seed: planned(ride('requested'), IN_NOW),
    permitted: toLater({ slots: { now: RIDE, later1: RIDE }, claim: 'later1' }),
    refused: {
      'without a slot': toLater(null),
      'in the slot that it has': toLater({ slots: { now: RIDE }, claim: 'now' }),
      'in a fourth one': toLater({ slots: { now: RIDE, later4: RIDE }, claim: 'later4' }),
    },
  },
  {
    title: 'a passenger with a ride now makes no other one a ride now',
    seed: {
      ...planned(later('requested'), remembered({ now: OTHER_RIDE, later1: RIDE }, 'later1')),
      [ridePath(OTHER_RIDE)]: ride('on_the_way'),
    },
    permitted: takes(moves(penny, later('requested'))),
    refused: { 'in its place': toNow({ slots: { now: RIDE, later1: RIDE }, claim: 'now' }) },
  },
  {
    title: 'a passenger with three rides for later makes no other one a ride for later',
    seed: {
      ...planned(
        ride('requested'),
        remembered({ now: RIDE, later1: OTHER_RIDE, later2: idOf('second'), later3: idOf('third') }, 'now'),
      ),
      [ridePath(OTHER_RIDE)]: later('accepted'),
      [ridePath(idOf('second'))]: later('requested'),
      [ridePath(idOf('third'))]: later('completed'),
    },
    permitted: toLater({
      slots: { now: RIDE, later1: OTHER_RIDE, later2: idOf('second'), later3: RIDE },
      claim: 'later3',
    }),
    refused: {
      'in the place of one that is promised': toLater({
        slots: { now: RIDE, later1: RIDE, later2: idOf('second'), later3: idOf('third') },
        claim: 'later1',
      }),
      'in the place of one that is requested': toLater({
        slots: { now: RIDE, later1: OTHER_RIDE, later2: RIDE, later3: idOf('third') },
        claim: 'later2',
      }),
    },
  },
  {
    title: 'a ride that gets its former kind again takes the slot that still names it',
    seed: planned(later('requested'), remembered({ now: RIDE, later1: RIDE }, 'later1')),
    permitted: toNow({ slots: { now: RIDE, later1: RIDE }, claim: 'now' }),
    refused: { 'not without a claim': toNow(null) },
  },
  {
    title: 'a ride that dispatch has made one for later frees the slot for now',
    seed: {
      ...planned(ride('completed')),
      ...remembered({ now: OTHER_RIDE }, 'now'),
      [ridePath(OTHER_RIDE)]: later('requested'),
    },
    permitted: booksNextAfter({ now: idOf('next') }),
    refused: { 'not a fourth slot': booksNextAfter({ now: OTHER_RIDE, later4: idOf('next') }) },
  },
  {
    title: 'dispatch changes the kind of a ride without its passenger’s slots',
    seed: planned(later('requested'), IN_LATER1),
    permitted: takes(moves(ada, later('requested'), NOW, 0)),
    refused: {
      'not with them': takes({
        ...moves(ada, later('requested'), NOW, 0),
        also: [
          set(detailsPath(), { ...DETAILS, deleteAt: keptFrom(0) }),
          update('riders/penny', {
            slots: { now: RIDE, later1: RIDE },
            claim: 'now',
            claimedAt: SERVER_TIME,
          }),
        ],
      }),
    },
  },
  {
    title: 'a passenger moves a ride within its kind without a slot',
    seed: planned(later('requested'), IN_LATER1),
    permitted: takes(moves(penny, later('requested'))),
    refused: {
      'not with another one': takes({
        ...moves(penny, later('requested')),
        also: [
          set(detailsPath(), { ...DETAILS, deleteAt: keptFrom(MOVED) }),
          update('riders/penny', {
            slots: { later1: RIDE, later2: RIDE },
            claim: 'later2',
            claimedAt: SERVER_TIME,
          }),
        ],
      }),
    },
  },
  {
    title: 'a passenger for whom dispatch has booked gets a record with the first slot',
    seed: planned(later('requested')),
    permitted: firstRecord({}),
    refused: {
      'not with a foreign trip': firstRecord({ trips: [{ ...TRIP, to: { text: 'Anywhere' } }] }),
      'not in a slot for later': firstRecord({ slots: { later1: RIDE }, claim: 'later1' }),
    },
  },
  {
    title: 'a passenger who has booked a moment ago waits before a ride becomes another kind',
    seed: planned(later('requested'), {
      'riders/penny': { ...record, slots: { later1: RIDE }, claim: 'later1', claimedAt: SERVER_TIME },
    }),
    permitted: takes(moves(penny, later('requested'))),
    refused: { 'at once': toNow({ slots: { now: RIDE, later1: RIDE }, claim: 'now' }) },
  },
];

/** Penny books the next ride now. */
function booksNextAfter(slots: Slots, claim = Object.keys(slots).at(-1) ?? '') {
  const booked = booksNext(slots, { claim });
  return commits(
    booked.by,
    ...writesOf(booked).map((write) => ({
      ...write,
      path: write.path.replace(RIDE, idOf('next')),
    })),
  );
}

/** Penny's first record, made with the change of a ride that dispatch has booked. */
function firstRecord(altered: Changes) {
  const moved = moves(penny, later('requested'), NOW, 0);
  const first = {
    phone: '+49 30 7',
    phoneKey: '307',
    phoneEnd: '307',
    trips: [],
    slots: { now: RIDE },
    claim: 'now',
  };
  return takes({
    ...moved,
    also: [...(moved.also ?? []), set('riders/penny', { ...first, claimedAt: SERVER_TIME, ...altered })],
  });
}
