import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after } from '#domain/rides/model/ride/ride.builder.ts';
import { readRemark } from '#domain/rides/model/ride/remark.ts';
import { ENDED_STATES } from '#domain/rides/model/ride/ride-state.ts';
import { REMOVED } from '#domain/shared/record-write.ts';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { anyFields } from '../backfill/any-document.builder.ts';
import type { Fields } from '../rest/firestore-value.ts';
import { storedDocument } from '../rest/stored-document.builder.ts';
import { aRideWith, storedFields } from './old-ride.builder.ts';
import { customerIn, planRide, type RideMaterial } from './ride-plan.ts';

const DAY = 86_400;
const planFor = (ride: Fields, given: Partial<RideMaterial> = {}) =>
  planRide({
    ride: storedDocument('rides/r1', ride),
    details: storedDocument('rides/r1/private/details', { name: 'Robin' }),
    isListed: true,
    retention: 90 * DAY,
    ...given,
  });

const logOf = (by: string) => storedFields({ log: { 0: { did: 'request', by, at: after(0) } } });

/** What a plan writes, by path. */
function written(plan: ReturnType<typeof planRide>): Readonly<Record<string, object>> {
  const writes = plan.kind === 'bring' ? plan.writes : [];
  return Object.fromEntries(
    writes.flatMap((write) => ('fields' in write ? [[write.path, write.fields]] : [])),
  );
}

describe('the words in the log of an old ride', () => {
  it.each([
    { said: { did: 'decline', by: 'u-dario', why: 'busy' }, leaving: ['why'] },
    {
      said: { ...givesBack({ why: 'other', note: 'He was rude.' }), by: 'u-dario' },
      leaving: ['why', 'note'],
    },
    { said: { did: 'cancel', by: 'u-ada', why: 'other', note: 'Fraud.' }, leaving: ['why', 'note'] },
    { said: { did: 'correct', by: 'u-ada', note: 'As the driver says.' }, leaving: ['note'] },
    { said: { did: 'cancel', by: 'u-robin', why: 'other', note: 'My tooth.' }, leaving: ['note'] },
  ])('what $said.by says of $said.did moves into a remark: $leaving', ({ said, leaving }) => {
    const plan = planFor(aRideWith('cancelled', [said]));
    const { [`rides/r1/remarks/1`]: remark, 'rides/r1': ride } = written(plan);
    expect(ride).toEqual(Object.fromEntries(leaving.map((field) => [`log.1.${field}`, REMOVED])));
    expect(readRemark('1', remark)).toEqual({
      rev: 1,
      why: null,
      note: null,
      was: null,
      ...said,
      at: after(10),
      deleteAt: after(10 + 90 * DAY - 3600),
    });
  });

  it('a passenger’s reason to cancel stays where everybody in the ride reads it', () => {
    const plan = planFor(aRideWith('cancelled', [{ did: 'cancel', by: 'u-robin', why: 'too_long' }]));
    expect(plan).toMatchObject({ kind: 'bring', changes: [], writes: [] });
  });

  it('a line without words needs no remark, one with words does, and the rest of the log is not written', () => {
    const lines = [
      { did: 'offer', by: 'u-ada', driver: 'u-dario' },
      { did: 'decline', by: 'u-dario', why: 'break' },
      { did: 'take', by: 'u-dilek' },
    ];
    const card = { name: 'Dilek Driver', vehicle: 'Red van', plate: 'CB 2', phone: '+1 555 0102' };
    const plan = planFor(aRideWith('on_the_way', lines, { driver: 'u-dilek', card }));
    expect(Object.keys(written(plan))).toEqual(['rides/r1', 'rides/r1/remarks/2']);
    expect(written(plan)['rides/r1']).toEqual({ 'log.2.why': REMOVED });
  });
});

describe('the driver of an old ride', () => {
  it.each(ENDED_STATES)('a driver who was only asked is taken out of a ride that is %s', (state) => {
    const asked = [{ did: 'offer', by: 'u-ada', driver: 'u-dario' }];
    expect(written(planFor(aRideWith(state, asked, { driver: 'u-dario' })))).toEqual({
      'rides/r1': { driver: null },
    });
    const card = { name: 'Dario Driver', vehicle: 'Blue van', plate: 'CB 1' };
    expect(written(planFor(aRideWith(state, [], { driver: 'u-dario', card })))).toEqual({});
  });

  it('a driver whose promise ended before it was due stays in the ride, although they have no card', () => {
    const promised = [
      { did: 'offer', by: 'u-ada', driver: 'u-dario' },
      { did: 'reserve', by: 'u-dario' },
    ];
    expect(written(planFor(aRideWith('cancelled', promised, { driver: 'u-dario' })))).toEqual({});
  });

  it('a driver who is asked stays in a ride that is open', () => {
    expect(written(planFor(aRideWith('offered')))).toEqual({});
  });
});

describe('an old ride of a caller', () => {
  const ride = aRideWith('requested', [], { rider: 'customer-Cara1' });

  it('a listed ride takes a name of its own, and its details name the customer', () => {
    expect(written(planFor(ride))).toEqual({
      'rides/r1': { rider: 'caller-r1' },
      'rides/r1/private/details': { customer: 'Cara1' },
    });
    expect(written(planFor(ride, { details: null }))).toEqual({ 'rides/r1': { rider: 'caller-r1' } });
  });

  it('a ride that is not listed goes on naming its customer', () => {
    expect(planFor(ride, { isListed: false })).toMatchObject({ isLeft: true, changes: [], writes: [] });
  });

  it.each(['u-robin', 'caller-r1', 'customer-', 'my-customer-X'])('%s names no customer', (rider) => {
    expect(customerIn(rider)).toBeNull();
  });
});

describe('who booked an old ride', () => {
  it('a ride that only its log says who booked says so itself, and one that does is left alone', () => {
    const booked = (by: string) =>
      planFor({ ...aRideWith('requested', [], { bookedBy: undefined }), ...logOf(by) });
    expect(written(booked('u-robin'))).toEqual({ 'rides/r1': { bookedBy: ['passenger'] } });
    expect(written(booked('u-ada'))).toEqual({ 'rides/r1': { bookedBy: ['dispatch', 'u-ada'] } });
    expect(written(planFor(aRideWith('requested')))).toEqual({});
  });
});

describe('any stored data', { timeout: 30_000 }, () => {
  it('a plan exists for it, writes nothing without a condition, and skips what is no ride', () => {
    const anyRide = fc
      .tuple(anyFields, fc.subarray(Object.entries(aRideWith('requested'))))
      .map(([any, sound]) => ({ ...any, ...Object.fromEntries(sound) }));
    fc.assert(
      fc.property(anyRide, fc.boolean(), (ride, isListed) => {
        const plan = planFor(ride, { isListed });
        const writes = plan.kind === 'bring' ? plan.writes : [];
        expect(writes.filter(({ condition }) => condition === undefined)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
    expect(planFor({ ...aRideWith('requested'), log: {} })).toEqual({
      kind: 'skip',
      reason: 'damaged (log)',
    });
  });
});
