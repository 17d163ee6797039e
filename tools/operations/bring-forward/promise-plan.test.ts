import { describe, expect, it } from 'vitest';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import type { Fields } from '../rest/firestore-value.ts';
import { storedDocument } from '../rest/stored-document.builder.ts';
import { storedFields } from './old-ride.builder.ts';
import { planPromises } from './promise-plan.ts';

const ride = (id: string, given: Fields = {}) =>
  storedDocument(`rides/${id}`, { state: 'accepted', driver: 'u-dario', ...given });

function planFor(rides: readonly ReturnType<typeof ride>[], slots?: Fields) {
  const fields = { ...aStoredShift(), ...(slots !== undefined && { slots }) };
  return planPromises({ shift: storedDocument('drivers/u-dario', storedFields(fields)), rides });
}

describe('the promises of a driver', () => {
  it('promised rides take the slots of an old record, earliest first', () => {
    expect(planFor([ride('a'), ride('b')])).toEqual({
      kind: 'bring',
      fields: { slots: { later1: 'a', later2: 'b' } },
      over: [],
    });
  });

  it('there are five slots, and what is promised beyond them is told', () => {
    expect(planFor(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ride(id)))).toEqual({
      kind: 'bring',
      fields: { slots: { later1: 'a', later2: 'b', later3: 'c', later4: 'd', next: 'e' } },
      over: ['f', 'g'],
    });
  });

  it('a slot is free once its ride is not promised any more, or is lost', () => {
    const slots = { next: 'given', later1: 'driven', later2: 'kept', later3: 'lost', later4: 'other' };
    const held = [
      ride('given', { state: 'requested', driver: null }),
      ride('driven', { state: 'on_the_way' }),
      ride('kept'),
      ride('other', { driver: 'u-dilek' }),
    ];
    expect(planFor([...held, ride('a'), ride('b')], slots)).toEqual({
      kind: 'bring',
      fields: { slots: { ...slots, later1: 'a', later3: 'b' } },
      over: [],
    });
  });

  it('rides that have their slot need nothing, and neither does one that is not promised any more', () => {
    const plan = planFor([ride('a'), ride('b', { state: 'cancelled' })], { later2: 'a' });
    expect(plan).toEqual({ kind: 'bring', fields: {}, over: [] });
  });

  it('slots that are none take a person', () => {
    expect(planFor([ride('a')], { later1: 7 })).toEqual({ kind: 'skip', reason: 'damaged (slots)' });
  });
});
