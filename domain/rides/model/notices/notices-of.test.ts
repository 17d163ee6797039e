import { describe, expect, it } from 'vitest';
import { aShift } from '../firm/shift.builder.ts';
import type { Duty } from '../firm/shift.ts';
import { RIDE_STATES, type RideState } from '../ride/ride-state.ts';
import {
  STEP_NAMES,
  stateBefore,
  stepNamed,
  stepsFrom,
  type Hand,
  type RideStepName,
} from '../ride/ride-steps.ts';
import { aRide, after, BOOKED_AT, CARD } from '../ride/ride.builder.ts';
import type { Ride } from '../ride/ride.ts';
import type { Crew } from './crew.ts';
import { noticesOf } from './notices-of.ts';

const HANDS: Readonly<Record<Hand, string>> = {
  rider: 'u-robin',
  'its-driver': 'u-dario',
  'any-driver': 'u-dario',
  dispatch: 'u-olga',
};
const STEP_AT = after(120);
const NOW = after(121);

/** Robin's ride for now after two steps. Dario has the ride or is asked to take it. */
const rideIn = (state: RideState) =>
  aRide(state, {
    rev: 1,
    log: {
      0: { did: 'request', by: 'u-robin', at: BOOKED_AT },
      1: { did: 'extend', by: 'u-robin', at: BOOKED_AT },
    },
  });

const GIVEN: Partial<Record<RideStepName, object>> = {
  offer: { driver: 'u-nina', offeredAt: STEP_AT },
  assign: { driver: 'u-nina', card: CARD },
  extend: { searchFrom: STEP_AT },
};
const LOSES: readonly RideStepName[] = ['give_back', 'recall', 'decline'];

/** The same ride after this step. */
function stepped(before: Ride, did: RideStepName, by: string, given: object = {}): Ride {
  const driver = GIVEN[did] !== undefined && 'driver' in GIVEN[did] ? { driver: 'u-nina' } : {};
  const lines = [...before.log, { did, by, at: STEP_AT, ...driver }];
  const to = did === 'take_back' ? stateBefore(before.state) : stepNamed(did).to;
  return aRide(to ?? before.state, {
    rev: before.rev + 1,
    did,
    log: Object.fromEntries(lines.entries()),
    declined: LOSES.includes(did) ? ['u-dario'] : [],
    ...GIVEN[did],
    ...given,
  });
}

/**
 * Finn is free. Dario drives or is free, depending on the ride. Vera is on a break, Otto is off duty. Wim is on duty,
 * and gave the last sign of life 17 hours ago.
 */
const crewFor = (ride: Ride): Crew => ({
  shifts: [
    aShift({ seenAt: BOOKED_AT }),
    { ...aShift({ seenAt: BOOKED_AT }), uid: 'u-finn' },
    { ...aShift({ seenAt: BOOKED_AT, duty: 'break' }), uid: 'u-vera' },
    { ...aShift({ seenAt: BOOKED_AT, duty: 'off' }), uid: 'u-otto' },
    { ...aShift({ seenAt: after(-17 * 3600) }), uid: 'u-wim' },
  ],
  rides: [ride],
});

const said = (before: Ride | null, ride: Ride, now = NOW, crew = crewFor(ride)) =>
  noticesOf(before, ride, crew, now)
    .map(({ kind, to }) => `${kind} to ${to.slice(2)}`)
    .join(', ');

/** The hand of each step in each state, and the recipients of its notices. Other notices must not be sent. */
const TABLE = `
rider extend requested: request to dario, request to finn
rider lapse offered: request to dario, request to finn
rider cancel accepted: ride-cancelled to dario
rider cancel on_the_way: ride-cancelled to dario
rider cancel arrived: ride-cancelled to dario
rider expire requested: search-over to robin
its-driver decline offered: request to finn
its-driver arrive on_the_way: here to robin
its-driver take_back arrived: not-here to robin
its-driver take_back no_show: here to robin
its-driver depart accepted: on-the-way to robin
its-driver give_back accepted: request to finn, given-back to robin
its-driver give_back on_the_way: request to finn, given-back to robin
its-driver give_back arrived: request to finn, given-back to robin
its-driver renew_card on_the_way: card-renewed to robin
its-driver renew_card arrived: card-renewed to robin
any-driver take requested: on-the-way to robin
any-driver take offered: on-the-way to robin
any-driver reserve requested: confirmed to robin
any-driver reserve offered: confirmed to robin
dispatch extend requested: request to dario, request to finn
dispatch offer requested: offer to nina
dispatch offer offered: offer to nina
dispatch offer accepted: offer to nina, withdrawn to dario, given-back to robin
dispatch offer on_the_way: offer to nina, withdrawn to dario, given-back to robin
dispatch offer arrived: offer to nina, withdrawn to dario, given-back to robin
dispatch assign requested: assigned to nina, confirmed to robin
dispatch assign offered: assigned to nina, confirmed to robin
dispatch assign accepted: assigned to nina, withdrawn to dario, confirmed to robin
dispatch assign on_the_way: assigned to nina, withdrawn to dario, confirmed to robin
dispatch assign arrived: assigned to nina, withdrawn to dario, confirmed to robin
dispatch lapse offered: request to dario, request to finn
dispatch depart accepted: on-the-way to robin
dispatch arrive on_the_way: here to robin
dispatch take_back arrived: not-here to robin
dispatch take_back completed: reopened to dario
dispatch take_back no_show: reopened to dario, here to robin
dispatch recall offered: request to finn
dispatch recall accepted: withdrawn to dario, request to finn, given-back to robin
dispatch recall on_the_way: withdrawn to dario, request to finn, given-back to robin
dispatch recall arrived: withdrawn to dario, request to finn, given-back to robin
dispatch cancel requested: called-off to robin
dispatch cancel offered: called-off to robin
dispatch cancel accepted: ride-cancelled to dario, called-off to robin
dispatch cancel on_the_way: ride-cancelled to dario, called-off to robin
dispatch cancel arrived: ride-cancelled to dario, called-off to robin
dispatch cancel in_progress: ride-cancelled to dario, called-off to robin
dispatch expire requested: search-over to robin
dispatch renew_card on_the_way: card-renewed to robin
dispatch renew_card arrived: card-renewed to robin
dispatch edit accepted: edited to dario
dispatch edit on_the_way: edited to dario
dispatch edit arrived: edited to dario
dispatch edit in_progress: edited to dario
`;
const EXPECTED = new Map(
  TABLE.trim()
    .split('\n')
    .map((row): [string, string] => {
      const [act = '', notices = ''] = row.split(': ');
      return [act, notices];
    }),
);

const HAND_NAMES = Object.keys(HANDS).filter((hand): hand is Hand => hand in HANDS);
const ACTS = HAND_NAMES.flatMap((hand) =>
  RIDE_STATES.flatMap((state) => stepsFrom(hand, state).map((did) => ({ hand, did, state }))),
).map((act) => ({ ...act, name: `${act.hand} ${act.did} ${act.state}` }));

describe('who is notified of a step', () => {
  it.each(ACTS)('$name notifies exactly the people of the table', ({ hand, did, state, name }) => {
    const before = rideIn(state);
    const isEnding = stepNamed(did).to === 'cancelled' || stepNamed(did).to === 'completed';
    const driver = did === 'take' || did === 'reserve' ? 'u-dario' : before.driver;
    const ended = isEnding ? { driver } : {};
    expect(said(before, stepped(before, did, HANDS[hand], ended))).toBe(EXPECTED.get(name) ?? '');
  });

  it('the table names no step that does not exist', () => {
    const acts = ACTS.map(({ name }) => name);
    expect([...EXPECTED.keys()].filter((name) => !acts.includes(name))).toEqual([]);
    expect(new Set(ACTS.map(({ did }) => did)).size).toBe(STEP_NAMES.length - 1);
  });

  it('a new request notifies the drivers who are free, and not its passenger', () => {
    expect(said(null, aRide('requested'), after(1))).toBe('request to dario, request to finn');
  });

  it('a request for tomorrow has no notice yet', () => {
    expect(said(null, aRide('requested', { kind: 'later', pickupAt: after(86_400) }), after(1))).toBe('');
  });

  it('a caller without an account is not notified', () => {
    const before = { ...rideIn('on_the_way'), rider: 'caller-ride-1' };
    expect(said(before, { ...stepped(before, 'arrive', 'u-dario'), rider: 'caller-ride-1' })).toBe('');
  });

  it('a driver is not notified of an assignment that they made themselves', () => {
    const before = rideIn('requested');
    const ride = stepped(before, 'assign', 'u-nina');
    expect(said(before, ride)).toBe('confirmed to robin');
  });
});

describe('the duty of a driver', () => {
  const DUTIES: readonly Duty[] = ['on', 'break', 'off'];
  const had = rideIn('accepted');
  const free = rideIn('requested');

  /** The kinds of the notices to two drivers with this duty. */
  const kindsOf = (before: Ride, ride: Ride, duty: Duty) => {
    const shifts = ['u-dario', 'u-nina'].map((uid) => ({ ...aShift({ seenAt: BOOKED_AT, duty }), uid }));
    const notices = noticesOf(before, ride, { shifts, rides: [ride] }, NOW);
    return [...new Set(notices.filter(({ to }) => to !== 'u-robin').map(({ kind }) => kind))];
  };

  it.each([
    ['a request', free, stepped(free, 'extend', 'u-robin'), [['request'], [], []]],
    ['an offer', free, stepped(free, 'offer', 'u-olga'), [['offer'], ['offer'], []]],
  ] as const)('%s is news for a driver on duty, and not for a driver off duty', (_, before, ride, kinds) => {
    expect(DUTIES.map((duty) => kindsOf(before, ride, duty))).toEqual(kinds);
  });

  it('an offer of a ride that is not due is news for a driver on duty, on a break and off duty', () => {
    const ahead = { kind: 'later', pickupAt: new Date(NOW.getTime() + 86_400_000) };
    const later = aRide('requested', ahead);
    const offered = stepped(later, 'offer', 'u-olga', ahead);
    expect(DUTIES.map((duty) => kindsOf(later, offered, duty))).toEqual([['offer'], ['offer'], ['offer']]);
  });

  it.each([
    ['was assigned', 'assigned', free, stepped(free, 'assign', 'u-olga')],
    ['was edited', 'edited', had, stepped(had, 'edit', 'u-olga')],
    ['was recalled', 'withdrawn', had, stepped(had, 'recall', 'u-olga')],
    ['was cancelled', 'ride-cancelled', had, stepped(had, 'cancel', 'u-robin', { driver: 'u-dario' })],
    ['was given to another', 'withdrawn', had, stepped(had, 'assign', 'u-olga')],
  ] as const)('a driver whose own ride %s is notified on duty and off', (_, kind, before, ride) => {
    for (const duty of DUTIES) expect(kindsOf(before, ride, duty)).toContain(kind);
  });

  it('a driver who drives is notified of no request, but of their own ride', () => {
    const driven = { ...rideIn('on_the_way'), id: 'ride-2' };
    const request = stepped(rideIn('requested'), 'extend', 'u-robin');
    const crew = { shifts: [aShift({ seenAt: BOOKED_AT, ride: 'ride-2' })], rides: [driven, request] };
    expect(said(rideIn('requested'), request, NOW, crew)).toBe('');
    expect(said(driven, stepped(driven, 'edit', 'u-olga'), NOW, crew)).toBe('edited to dario');
  });
});

describe('notices that are computed late, twice or out of order', () => {
  const [before, ride] = [rideIn('requested'), stepped(rideIn('requested'), 'extend', 'u-robin')];

  it('an older version of a ride after a newer one has no notice', () => {
    expect(said(ride, before)).toBe('');
  });

  it('a request that is a minute and a half old has no notice any more', () => {
    expect(said(before, ride, new Date(STEP_AT.getTime() + 89_000))).toContain('request');
    expect(said(before, ride, new Date(STEP_AT.getTime() + 90_000))).toBe('');
  });

  it('the notice of an offer can be sent until the offer ends', () => {
    const offered = stepped(before, 'offer', 'u-olga');
    const [notice] = noticesOf(before, offered, crewFor(offered), NOW);
    expect(notice).toMatchObject({ kind: 'offer', until: new Date(STEP_AT.getTime() + 60_000) });
    expect(said(before, offered, new Date(STEP_AT.getTime() + 60_000))).toBe('');
  });

  it('the same step has the same key, whatever follows it', () => {
    const offered = stepped(before, 'offer', 'u-olga');
    const edited = stepped(offered, 'edit', 'u-olga', { driver: 'u-nina', offeredAt: STEP_AT });
    const keys = [offered, edited].map((each) => noticesOf(before, each, crewFor(each), NOW)[0]?.key);
    expect(keys).toEqual(['ride-1-2-offer-u-nina', 'ride-1-2-offer-u-nina']);
  });

  it('cards that are renewed within one minute have one notice, and a ride that another driver gets has the notice of that driver', () => {
    const had = rideIn('on_the_way');
    const renewed = stepped(had, 'renew_card', 'u-dario');
    const again = stepped(renewed, 'renew_card', 'u-olga');
    const [one, other] = [
      noticesOf(had, renewed, crewFor(had), NOW),
      noticesOf(renewed, again, crewFor(had), NOW),
    ];
    expect(one.map(({ key }) => key)).toEqual(other.map(({ key }) => key));
    const given = stepped(stepped(renewed, 'assign', 'u-olga'), 'depart', 'u-nina', { driver: 'u-nina' });
    expect(said(had, given)).toBe('withdrawn to dario, on-the-way to robin');
  });

  it('an offer that is recalled in the same change has no notice', () => {
    const offered = stepped(before, 'offer', 'u-olga');
    expect(said(before, stepped(offered, 'recall', 'u-olga'))).toBe('');
  });

  it('a driver who promised a ride is not notified of an assignment that another driver gave back', () => {
    const assigned = stepped(before, 'assign', 'u-olga');
    const free = stepped(assigned, 'give_back', 'u-nina', { driver: null });
    const ride = stepped(free, 'reserve', 'u-dario');
    expect(said(before, ride)).toBe('confirmed to robin');
  });

  it('a driver who gave a ride back is not notified that it was given to another, or cancelled', () => {
    const had = rideIn('accepted');
    const free = stepped(had, 'give_back', 'u-dario');
    expect(said(had, stepped(free, 'offer', 'u-olga'))).toBe('offer to nina, given-back to robin');
    expect(said(had, stepped(free, 'cancel', 'u-olga'))).toBe('called-off to robin');
  });
});
