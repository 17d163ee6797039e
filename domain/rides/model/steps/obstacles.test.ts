import { describe, expect, it } from 'vitest';
import { aShift } from '../firm/shift.builder.ts';
import { givesBack } from './gives-back.builder.ts';
import { obstacleTo, obstacleToDriver, type Circumstances } from './obstacles.ts';
import { after, aRide } from '../ride/ride.builder.ts';

const at = (seconds: number, given: Partial<Circumstances> = {}): Circumstances => ({
  now: after(seconds),
  uid: 'u-dario',
  onDuty: true,
  driving: null,
  rest: null,
  ...given,
});

const REST = { from: after(60), many: false };
const EXPIRED = { code: 'ride-expired' };

describe('the obstacles of time', () => {
  it('a no-show is possible once the driver has waited, and an earlier no-show is refused with this time', () => {
    expect(obstacleTo('no_show', aRide('arrived'), at(599))).toEqual({ code: 'too-early', at: after(600) });
    expect(obstacleTo('no_show', aRide('arrived'), at(600))).toBeNull();
  });

  it('a request can be extended until its search is over, and then it can expire', () => {
    const ride = aRide('requested');
    expect(obstacleTo('extend', ride, at(59))).toEqual({ code: 'too-early', at: after(60) });
    expect(obstacleTo('extend', ride, at(60))).toBeNull();
    expect(obstacleTo('extend', ride, at(1799))).toBeNull();
    expect(obstacleTo('extend', ride, at(1800))).toEqual(EXPIRED);
    expect(obstacleTo('expire', ride, at(1799))).toEqual({ code: 'too-early', at: after(1800) });
    expect(obstacleTo('expire', ride, at(1800))).toBeNull();
  });

  it('after two hundred steps a ride cannot get another driver, but its driver can go on, and the ride can end', () => {
    const log = Object.fromEntries(
      Array.from({ length: 201 }, (_, n) => [n, { did: 'extend', by: 'u-robin', at: after(0) }]),
    );
    const full = aRide('requested', { kind: 'later', rev: 200, log });
    for (const did of [
      'extend',
      'offer',
      'assign',
      'take',
      'reserve',
      'edit',
      'correct',
      'take_back',
    ] as const) {
      expect(obstacleTo(did, full, at(60)), did).toEqual({ code: 'too-many-steps' });
    }
    expect(obstacleTo('cancel', full, at(60))).toBeNull();
    for (const did of ['arrive', 'start', 'complete', givesBack().did] as const) {
      expect(obstacleTo(did, aRide('arrived', { rev: 200, log }), at(60)), did).toBeNull();
    }
  });

  it('a driver can set off for a promised ride from an hour before the ride is due', () => {
    const promised = aRide('accepted', { kind: 'later', pickupAt: after(36_000), wall: '2026-03-01T22:00' });
    const from = after(36_000 - promised.terms.release - 3600);
    const before = new Date(from.getTime() - 1);
    expect(obstacleTo('depart', promised, { ...at(0), now: before })).toEqual({
      code: 'too-early',
      at: from,
    });
    expect(obstacleTo('depart', promised, { ...at(0), now: from })).toBeNull();
    expect(obstacleTo('depart', aRide('accepted'), at(0))).toBeNull();
  });

  it('a driver who has just given back a ride can choose another after a pause, and take an offer at once', () => {
    const request = aRide('requested');
    const later = aRide('requested', { kind: 'later', wall: '2026-03-01T22:00', pickupAt: after(36_000) });
    const refusal = { code: 'gave-back-just-now', ...REST };
    for (const [did, ride] of [
      ['take', request],
      ['reserve', later],
      ['take', aRide('offered', { driver: 'u-dilek', offeredAt: after(-60) })],
    ] as const) {
      expect(obstacleTo(did, ride, at(59.999, { rest: REST })), did).toEqual(refusal);
      expect(obstacleTo(did, ride, at(60, { rest: REST })), did).toBeNull();
    }
    expect(obstacleTo('take', aRide('offered'), at(0, { rest: REST }))).toBeNull();
    expect(obstacleTo('reserve', aRide('offered', { kind: 'later' }), at(0, { rest: REST }))).toBeNull();
    for (const did of ['depart', 'arrive', 'agree'] as const) {
      const theirs = aRide('accepted', { kind: 'later', movedFrom: after(0) });
      expect(obstacleTo(did, theirs, at(0, { rest: REST })), did).toBeNull();
    }
  });

  it('a passenger can edit again ten seconds after an edit, and dispatch at once', () => {
    const editedBy = (by: string) =>
      aRide('requested', {
        did: 'edit',
        changedAt: after(60),
        log: { 0: { did: 'edit', by, at: after(60) } },
      });
    const edited = editedBy('u-robin');
    expect(obstacleTo('edit', editedBy('u-ada'), { ...at(61), uid: edited.rider })).toBeNull();
    const by = (uid: string, seconds: number) => obstacleTo('edit', edited, { ...at(seconds), uid });
    expect(by(edited.rider, 69)).toEqual({ code: 'again-too-soon', from: after(70) });
    expect(by(edited.rider, 70)).toBeNull();
    expect(by('u-ada', 61)).toBeNull();
    const booked = aRide('requested', { changedAt: after(60) });
    expect(obstacleTo('edit', booked, { ...at(60), uid: booked.rider })).toBeNull();
  });

  it('an estimate can be corrected after ten seconds, and a first estimate can be given at once', () => {
    const said = aRide('on_the_way', { did: 'estimate', changedAt: after(60) });
    expect(obstacleTo('estimate', said, at(69))).toEqual({ code: 'again-too-soon', from: after(70) });
    expect(obstacleTo('estimate', said, at(70))).toBeNull();
    expect(obstacleTo('arrive', said, at(61))).toBeNull();
    expect(obstacleTo('estimate', aRide('on_the_way', { changedAt: after(60) }), at(60))).toBeNull();
  });

  it('after a hundred steps a driver cannot estimate, because half of the log is reserved for dispatch', () => {
    const logTo = (rev: number) =>
      Object.fromEntries(
        Array.from({ length: rev + 1 }, (_, n) => [n, { did: 'extend', by: 'u-robin', at: after(0) }]),
      );
    const [open, long] = [99, 100].map((rev) => aRide('on_the_way', { rev, log: logTo(rev) }));
    if (open === undefined || long === undefined) throw new Error('no ride');
    expect(obstacleTo('estimate', open, at(60))).toBeNull();
    expect(obstacleTo('estimate', long, at(60))).toEqual({ code: 'estimated-too-often' });
    for (const did of ['arrive', 'offer', 'assign', 'edit'] as const) {
      expect(obstacleTo(did, long, at(60)), did).toBeNull();
    }
  });

  it('an offer can lapse once its time to answer is over', () => {
    expect(obstacleTo('lapse', aRide('offered'), at(119))).toEqual({ code: 'too-early', at: after(120) });
    expect(obstacleTo('lapse', aRide('offered'), at(120))).toBeNull();
  });

  it('an expired request cannot be taken, offered, assigned or changed', () => {
    const ride = aRide('requested', { kind: 'later' });
    for (const did of ['take', 'reserve', 'offer', 'assign', 'edit'] as const) {
      expect(obstacleTo(did, ride, at(1799)), did).toBeNull();
      expect(obstacleTo(did, ride, at(1800)), did).toEqual(EXPIRED);
    }
  });

  it('an expired request can still be cancelled', () => {
    expect(obstacleTo('cancel', aRide('requested'), at(1800))).toBeNull();
  });
});

describe('the obstacles to a driver’s own choice', () => {
  it('a driver can take a ride only on duty', () => {
    const ride = aRide('requested');
    expect(obstacleTo('take', ride, at(10, { onDuty: false }))).toEqual({ code: 'not-on-duty' });
    expect(obstacleTo('take', ride, at(10))).toBeNull();
  });

  it('a driver who is driving cannot set off for another ride, but can promise the next ride', () => {
    const driving = at(10, { driving: 'ride-0' });
    const refusal = { code: 'already-driving', ride: 'ride-0' };
    expect(obstacleTo('take', aRide('requested'), driving)).toEqual(refusal);
    expect(obstacleTo('depart', aRide('accepted'), driving)).toEqual(refusal);
    expect(obstacleTo('reserve', aRide('requested'), driving)).toBeNull();
    expect(obstacleTo('depart', aRide('accepted'), at(10, { driving: 'ride-1' }))).toBeNull();
  });

  it('a ride for now can be promised only by a driver who is driving, and a later ride also off duty until it is due', () => {
    expect(obstacleTo('reserve', aRide('requested'), at(10))).toEqual({ code: 'not-driving' });
    expect(obstacleTo('reserve', aRide('requested'), at(10, { driving: 'ride-0' }))).toBeNull();
    const later = aRide('requested', { kind: 'later', pickupAt: after(7200), searchFrom: after(7200) });
    expect(obstacleTo('reserve', later, at(10))).toBeNull();
    expect(obstacleTo('reserve', later, at(10, { onDuty: false }))).toBeNull();
    expect(obstacleTo('reserve', later, at(5399, { onDuty: false }))).toBeNull();
    expect(obstacleTo('reserve', later, at(5400, { onDuty: false }))).toEqual({ code: 'not-on-duty' });
  });

  it('a driver who has refused or lost a ride can get it only from dispatch', () => {
    const [refused, lost] = [
      aRide('requested', { kind: 'later', declined: ['u-dilek', 'u-dario'] }),
      aRide('offered', { kind: 'later', driver: 'u-dilek', declined: ['u-dario'] }),
    ];
    const asked = aRide('offered', { kind: 'later', declined: ['u-dario'] });
    for (const did of ['take', 'reserve'] as const) {
      expect(obstacleTo(did, refused, at(200)), did).toEqual({ code: 'refused-before' });
      expect(obstacleTo(did, lost, at(200)), did).toEqual({ code: 'refused-before' });
      expect(obstacleTo(did, asked, at(200)), did).toBeNull();
      expect(obstacleTo(did, refused, at(200, { uid: 'u-dana' })), did).toBeNull();
    }
  });

  it('a later ride can be taken when it is due, and promised at any time', () => {
    const ride = aRide('requested', { kind: 'later', pickupAt: after(7200), searchFrom: after(7200) });
    expect(obstacleTo('take', ride, at(5399))).toEqual({ code: 'too-early', at: after(5400) });
    expect(obstacleTo('take', ride, at(5400))).toBeNull();
    expect(obstacleTo('reserve', ride, at(0))).toBeNull();
  });

  it('an offered ride can be taken by the driver who was asked, and by others once the time to answer is over', () => {
    const ride = aRide('offered');
    expect(obstacleTo('take', ride, at(61))).toBeNull();
    const other = { uid: 'u-dilek' };
    expect(obstacleTo('take', ride, at(61, other))).toEqual({ code: 'too-early', at: after(120) });
    expect(obstacleTo('take', ride, at(120, other))).toBeNull();
  });
});

describe('the obstacles to giving a ride to a driver', () => {
  const OFF_DUTY = { code: 'driver-off-duty' };
  const later = aRide('requested', { kind: 'later', pickupAt: after(7200), searchFrom: after(7200) });

  it('a ride that is due can be given only to a driver on duty', () => {
    expect(obstacleToDriver(aShift(), aRide('requested'), after(10))).toBeNull();
    for (const duty of ['break', 'off']) {
      expect(obstacleToDriver(aShift({ duty }), aRide('requested'), after(10)), duty).toEqual(OFF_DUTY);
    }
  });

  it('a later ride can be given to a driver off duty, or without a shift, until it is due', () => {
    expect(obstacleToDriver(aShift({ duty: 'off' }), later, after(5399))).toBeNull();
    expect(obstacleToDriver(aShift({ duty: 'off' }), later, after(5400))).toEqual(OFF_DUTY);
    expect(obstacleToDriver(null, later, after(5399))).toBeNull();
    expect(obstacleToDriver(null, later, after(5400))).toEqual(OFF_DUTY);
  });
});
