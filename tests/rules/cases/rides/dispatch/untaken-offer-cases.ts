import { SERVER_TIME } from '../../../scenario/datum.ts';
import { account, type Changes } from '../../../scenario/documents.ts';
import type { Case } from '../../../scenario/request.ts';
import { each, text } from '../../../scenario/wrong-values.ts';
import { isRefusedTo } from '../../../scenario/rides/driving.ts';
import { FIRM } from '../../../scenario/rides/firm.ts';
import { at, CARD, DAY, ride, ridePath, TERMS } from '../../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia, RIDE_PEOPLE } from '../../../scenario/rides/ride-people.ts';
import { by, notSteps, takes, type Taken } from '../../../scenario/rides/ride-step.ts';

/** The offer to Dora goes back to everybody. */
const back = (who: Taken['by'], did: string, changes: Changes = {}, before = ride('offered')): Taken => ({
  by: who,
  before,
  did,
  changes: { state: 'requested', driver: null, offeredAt: undefined, searchFrom: SERVER_TIME, ...changes },
});
const decline = (changes: Changes = {}, remark: Changes = { why: 'busy' }): Taken => ({
  ...back(dora, 'decline', { declined: ['dora'], ...changes }),
  remark,
});

const notBack = (taken: Taken) =>
  each(
    {
      'keeping the driver': { driver: 'dora' },
      'passing it on': { driver: 'dan' },
      'with a card': { card: CARD },
      'keeping the offer': { offeredAt: at(-30) },
      'with an arrival': { arrivedAt: at(-1) },
      'with an estimate': { etaAt: at(60) },
      'with an earlier search': { searchFrom: at(-600) },
      'with a search to come': { searchFrom: at(600) },
      'with another remembered': { declined: ['dan'] },
      'with another trip': { people: 2 },
      'as expired': { state: 'expired' },
    },
    (altered) => takes(taken, altered),
  );

/** Step 7 of rides 3. */
const DECLINE_CASES: readonly Case[] = [
  {
    title: 'the driver who was asked declines, and that is remembered',
    seed: { ...FIRM, [ridePath()]: ride('offered') },
    permitted: takes(decline()),
    refused: {
      ...notSteps(decline()),
      ...notBack(decline()),
      ...by(decline(), [penny, dan, ada]),
      'not remembered': takes(decline(), { declined: [] }),
      'without a reason': takes(decline({}, {})),
      'without a remark': takes({ ...decline(), remark: undefined }),
      'for a reason to give back': takes(decline({}, { why: 'breakdown' })),
      'with a note beside a reason': takes(decline({}, { why: 'busy', note: 'Jam.' })),
      'with a long note': takes(decline({}, { why: 'other', note: text(301) })),
    },
  },
  ...['busy', 'too_far', 'vehicle', 'break', 'other'].map((why) => ({
    title: `a driver’s reason to decline is ${why}`,
    seed: { ...FIRM, [ridePath()]: ride('offered') },
    permitted: takes(decline({}, { why, ...(why === 'other' && { note: text(300) }) })),
    refused: { 'another word': takes(decline({}, { why: `${why}s` })) },
  })),
  isRefusedTo(
    'a rejected driver declines nothing',
    { ...FIRM, ...account(dora, 'driver', { status: 'rejected' }), [ridePath()]: ride('offered') },
    decline(),
  ),
  ...(['accepted', 'on_the_way', 'in_progress', 'cancelled'] as const).map((state) =>
    isRefusedTo(
      `a ride that is ${state} is not declined`,
      { ...FIRM, [ridePath()]: ride(state, { driver: 'dora' }) },
      {
        ...decline(),
        before: ride(state, { driver: 'dora' }),
        changes: { ...decline().changes, card: null },
      },
    ),
  ),
];

const unanswered = ride('offered', { offeredAt: at(-TERMS.offer) });
const fresh = ride('offered', { offeredAt: at(3600) });

/** Step 8 of rides 3. */
const LAPSE_CASES: readonly Case[] = [
  ...[penny, ada].map((who) => ({
    title: `${who.sub} records that an offer was not answered in time`,
    seed: { ...RIDE_PEOPLE, [ridePath()]: unanswered },
    permitted: takes(back(who, 'lapse', {}, unanswered)),
    refused: {
      ...notSteps(back(who, 'lapse', {}, unanswered)),
      ...notBack(back(who, 'lapse', {}, unanswered)),
      ...by(back(who, 'lapse', {}, unanswered), [pia, dora, dan, olga]),
      'as declined': takes(back(who, 'lapse', {}, unanswered), { declined: ['dora'] }),
      'with a reason': takes({ ...back(who, 'lapse', {}, unanswered), line: { why: 'busy' } }),
    },
  })),
  isRefusedTo(
    'an offer does not lapse before its time',
    { ...RIDE_PEOPLE, [ridePath()]: fresh },
    back(ada, 'lapse', {}, fresh),
  ),
  isRefusedTo(
    'an offer does not lapse for its passenger before',
    { ...RIDE_PEOPLE, [ridePath()]: fresh },
    back(penny, 'lapse', {}, fresh),
  ),
  isRefusedTo(
    'a rejected passenger lets no search begin anew',
    { ...RIDE_PEOPLE, ...account(penny, 'passenger', { status: 'rejected' }), [ridePath()]: unanswered },
    back(penny, 'lapse', {}, unanswered),
  ),
  ...(['requested', 'accepted', 'on_the_way'] as const).map((state) =>
    isRefusedTo(
      `a ride that is ${state} does not lapse`,
      { ...RIDE_PEOPLE, [ridePath()]: ride(state, { offeredAt: at(-TERMS.offer) }) },
      back(ada, 'lapse', { card: null, etaAt: undefined }, ride(state, { offeredAt: at(-TERMS.offer) })),
    ),
  ),
  {
    title: 'the search for a later ride whose offer lapses begins at its pick-up',
    seed: {
      ...RIDE_PEOPLE,
      [ridePath()]: ride('offered', { offeredAt: at(-TERMS.offer), searchFrom: at(DAY) }),
    },
    permitted: takes(
      back(
        ada,
        'lapse',
        { searchFrom: at(DAY) },
        ride('offered', { offeredAt: at(-TERMS.offer), searchFrom: at(DAY) }),
      ),
    ),
    refused: {
      'from now': takes(
        back(ada, 'lapse', {}, ride('offered', { offeredAt: at(-TERMS.offer), searchFrom: at(DAY) })),
      ),
    },
  },
];

/** Offers that are not taken. */
export const UNTAKEN_OFFER_CASES: readonly Case[] = [...DECLINE_CASES, ...LAPSE_CASES];
