import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { commits, type Case, get, set, update, writesOf } from '../../scenario/request.ts';
import { newRide } from '../../scenario/rides/booking-request.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import {
  CARD_AT_THE_END,
  DETAILS,
  OTHER_RIDE,
  RIDE,
  type State,
  TERMS,
  at,
  detailsPath,
  idOf,
  ride,
  ridePath,
  ENDED,
} from '../../scenario/rides/ride-documents.ts';
import { penny } from '../../scenario/rides/ride-people.ts';
import { steppedRide } from '../../scenario/rides/ride-step.ts';
import { LATER, booksNext, record, withRecord } from '../../scenario/rides/slots.ts';

const isOver = (state: State, changes = {}) => ({
  title: `a ride that is ${state} frees its slot`,
  seed: { ...withRecord, [ridePath(OTHER_RIDE)]: ride(state, changes) },
  permitted: booksNext(),
  refused: {
    'for another person’s ride': commits(
      penny,
      set(ridePath(), newRide('pia', 'penny')),
      set(detailsPath(), DETAILS),
      update('riders/penny', { slots: { now: RIDE }, claimedAt: SERVER_TIME }),
    ),
    'with another phone': booksNext(undefined, { phone: '55112' }),
    'with another slot changed': booksNext({ now: RIDE, later1: OTHER_RIDE }),
    'with an unknown field': booksNext(undefined, { vip: true }),
  },
});

const isHeld = (state: State) => ({
  title: `a ride that is ${state} holds its slot`,
  seed: {
    ...withRecord,
    [ridePath(OTHER_RIDE)]: ride(state, state === 'requested' ? {} : { searchFrom: at(-9999) }),
  },
  permitted: { by: penny, does: get(ridePath(OTHER_RIDE)) },
  refused: { 'for a second ride': booksNext() },
});

const claims = (data: Data) => commits(penny, update('riders/penny', { ...data, claimedAt: SERVER_TIME }));

/** The passengers’ slots (rides R7). */
export const SLOT_CASES: readonly Case[] = [
  ...ENDED.map((state) => isOver(state)),
  {
    ...isOver('requested', { searchFrom: at(-1800) }),
    title: 'a request that was not taken in time frees its slot',
  },
  ...(['requested', 'offered', 'accepted', 'on_the_way', 'arrived', 'in_progress'] as const).map(isHeld),
  {
    title: 'a slot may name the ride that is booked',
    seed: { ...FIRM, 'riders/penny': { ...record, slots: { now: RIDE }, claim: 'later1' } },
    permitted: booksNext(),
    refused: { 'not without a claim': booksNext({}) },
  },
  {
    title: 'a passenger may record with the next booking that a search is over',
    seed: { ...withRecord, [ridePath(OTHER_RIDE)]: ride('requested', { searchFrom: at(-TERMS.search) }) },
    permitted: commits(
      penny,
      ...writesOf(booksNext()),
      set(
        ridePath(OTHER_RIDE),
        steppedRide({
          by: penny,
          before: ride('requested', { searchFrom: at(-TERMS.search) }),
          did: 'expire',
          changes: { state: 'expired', open: false, endedAt: SERVER_TIME },
        }),
      ),
    ),
    refused: {
      'not in the slot of a later ride': booksNext({ now: OTHER_RIDE, later1: RIDE }, { claim: 'later1' }),
    },
  },
  {
    title: 'a passenger books a second ride for later, in a slot of its own',
    seed: {
      ...FIRM,
      'riders/penny': { ...record, slots: { now: OTHER_RIDE, later2: idOf('third') } },
      [ridePath(OTHER_RIDE)]: ride('on_the_way'),
    },
    permitted: booksNext(
      { now: OTHER_RIDE, later1: RIDE, later2: idOf('third') },
      { claim: 'later1' },
      LATER,
    ),
    refused: {
      'with another slot changed': booksNext(
        { now: OTHER_RIDE, later1: RIDE, later2: OTHER_RIDE },
        { claim: 'later1' },
        LATER,
      ),
      'with another slot dropped': booksNext({ now: OTHER_RIDE, later1: RIDE }, { claim: 'later1' }, LATER),
      'in a fourth slot': booksNext(
        { now: OTHER_RIDE, later4: RIDE, later2: idOf('third') },
        { claim: 'later4' },
        LATER,
      ),
      'now, with a cancel of the first in the same batch': commits(
        penny,
        ...writesOf(booksNext({ now: RIDE, later2: idOf('third') })),
        set(
          ridePath(OTHER_RIDE),
          steppedRide({
            by: penny,
            before: ride('on_the_way'),
            did: 'cancel',
            changes: { state: 'cancelled', open: false, endedAt: SERVER_TIME, card: CARD_AT_THE_END },
            line: { why: 'unsafe' },
          }),
        ),
      ),
    },
  },
  {
    title: 'a slot whose ride is gone is free',
    seed: withRecord,
    permitted: booksNext(),
    refused: { 'the slot alone': claims({ slots: { now: RIDE } }) },
  },
  {
    title: 'a slot is not taken with a ride that is there already',
    seed: {
      ...FIRM,
      'riders/penny': { ...record, slots: {} },
      [ridePath()]: ride('completed'),
      [detailsPath()]: DETAILS,
    },
    permitted: commits(
      penny,
      update('riders/penny', { phone: '55112', phoneKey: '55112', phoneEnd: '5112', keptAt: SERVER_TIME }),
    ),
    refused: {
      'an old one': claims({ slots: { now: RIDE } }),
      'a path': claims({ slots: { now: 'a/b' } }),
    },
  },
];
