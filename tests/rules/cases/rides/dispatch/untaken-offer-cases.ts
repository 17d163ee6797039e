import { SERVER_TIME } from '../../../scenario/datum.ts';
import { account, type Changes } from '../../../scenario/documents.ts';
import { get, type Case } from '../../../scenario/request.ts';
import { each, text } from '../../../scenario/wrong-values.ts';
import { isRefusedTo } from '../../../scenario/rides/driving.ts';
import { FIRM } from '../../../scenario/rides/firm.ts';
import { at, CARD, DAY, ride, ridePath, TERMS } from '../../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia, RIDE_PEOPLE } from '../../../scenario/rides/ride-people.ts';
import { LATER } from '../../../scenario/rides/slots.ts';
import { by, notSteps, takes, type Taken } from '../../../scenario/rides/ride-step.ts';

/** A step by which the offer to Dora ends, and the ride is a request again. */
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

/** A ride of tomorrow that was offered `offeredIn` seconds from now, or before now if negative. */
const dayAhead = (offeredIn: number) => offeredAhead(DAY - TERMS.release, offeredIn);
/** A ride that is due in `dueIn` seconds, and was offered at `offeredIn`, in seconds from now. */
const offeredAhead = (dueIn: number, offeredIn: number) =>
  ride('offered', {
    ...LATER,
    pickupAt: at(TERMS.release + dueIn),
    searchFrom: at(TERMS.release + dueIn),
    offeredAt: at(offeredIn),
  });
const lapses = (who: Taken['by'], before: ReturnType<typeof ride>) =>
  takes(back(who, 'lapse', { searchFrom: before['searchFrom'] }, before));

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
    'dispatch lets no offer lapse before its time',
    { ...RIDE_PEOPLE, [ridePath()]: fresh },
    back(ada, 'lapse', {}, fresh),
  ),
  isRefusedTo(
    'a passenger lets no offer lapse before its time',
    { ...RIDE_PEOPLE, [ridePath()]: fresh },
    back(penny, 'lapse', {}, fresh),
  ),
  isRefusedTo(
    'a rejected passenger lets no offer lapse',
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
      [ridePath()]: dayAhead(-TERMS.offerAhead),
    },
    permitted: takes(back(ada, 'lapse', { searchFrom: at(DAY) }, dayAhead(-TERMS.offerAhead))),
    refused: {
      'from now': takes(back(ada, 'lapse', {}, dayAhead(-TERMS.offerAhead))),
    },
  },
  ...[ada, penny].map((who) => ({
    title: `an offer of a ride of tomorrow waits as long as its terms say, for ${who.sub}`,
    ofMoment: true,
    seed: { ...RIDE_PEOPLE, [ridePath()]: dayAhead(1 - TERMS.offerAhead) },
    permitted: { by: ada, does: get(ridePath()) },
    refused: { 'not a second less': lapses(who, dayAhead(1 - TERMS.offerAhead)) },
  })),
  {
    title: 'an offer of a ride of tomorrow that has waited as long as its terms say lapses',
    seed: { ...RIDE_PEOPLE, [ridePath()]: dayAhead(-TERMS.offerAhead) },
    permitted: lapses(penny, dayAhead(-TERMS.offerAhead)),
    refused: { 'not for another passenger': lapses(pia, dayAhead(-TERMS.offerAhead)) },
  },
  {
    title: 'an offer that was made ahead lapses once the ride is due and the short time is over',
    seed: { ...RIDE_PEOPLE, [ridePath()]: offeredAhead(0, -TERMS.offer) },
    permitted: lapses(ada, offeredAhead(0, -TERMS.offer)),
    refused: { 'not by a driver': lapses(dan, offeredAhead(0, -TERMS.offer)) },
  },
  {
    title: 'an offer that was made ahead does not lapse after the short time before the ride is due',
    ofMoment: true,
    seed: { ...RIDE_PEOPLE, [ridePath()]: offeredAhead(1, -TERMS.offer) },
    permitted: { by: ada, does: get(ridePath()) },
    refused: { 'before it is due': lapses(ada, offeredAhead(1, -TERMS.offer)) },
  },
  {
    title: 'an offer that was made ahead has its short time once the ride is due',
    ofMoment: true,
    seed: { ...RIDE_PEOPLE, [ridePath()]: offeredAhead(0, 1 - TERMS.offer) },
    permitted: { by: ada, does: get(ridePath()) },
    refused: { 'a second early': lapses(ada, offeredAhead(0, 1 - TERMS.offer)) },
  },
];

/** Offers that are not taken. */
export const UNTAKEN_OFFER_CASES: readonly Case[] = [...DECLINE_CASES, ...LAPSE_CASES];
