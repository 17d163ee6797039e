import { describe, expect, it } from 'vitest';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import type { Fields } from '../rest/firestore-value.ts';
import { storedDocument } from '../rest/stored-document.builder.ts';
import { planCaller } from './caller-plan.ts';
import { storedFields } from './old-ride.builder.ts';

const ids = (count: number, name = 'old') => Array.from({ length: count }, (_, index) => `${name}${index}`);

/** An old record has neither a number nor rides. */
function planFor(calls: readonly string[], given: Fields = {}, phone: string | null = null) {
  const { phone: _, rides: __, ...old } = aStoredCustomer();
  const customer = storedDocument('customers/Cara1', storedFields({ ...old, ...given }));
  return planCaller({ customer, calls, phone });
}

describe('the record of a customer', () => {
  it('an old record gets the list of its rides', () => {
    expect(planFor(['b', 'a'])).toEqual({ kind: 'bring', fields: { rides: ['b', 'a'] }, listed: ['b', 'a'] });
  });

  it('rides booked since come first, and of the old ones as many as there is room for', () => {
    const known = ids(80, 'new');
    expect(planFor(ids(20), { rides: known })).toEqual({
      kind: 'bring',
      fields: { rides: [...known, ...ids(9)] },
      listed: ids(9),
    });
  });

  it('a record that lists them already needs nothing', () => {
    const plan = planFor(['b', 'a'], { rides: ['c', 'b', 'a'], phone: '+1 555 0142' }, '555 0142');
    expect(plan).toEqual({ kind: 'bring', fields: {}, listed: ['b', 'a'] });
    expect(planFor(ids(3), { rides: ids(89, 'new') })).toEqual({ kind: 'bring', fields: {}, listed: [] });
  });

  it('the number of the last ride is kept, but not another’s', () => {
    expect(planFor([], {}, '+1 555 0142')).toMatchObject({ fields: { phone: '+1 555 0142' } });
    expect(planFor([], {}, '+1 555 0199')).toMatchObject({ fields: {} });
    expect(planFor([], { phone: '555-0142' }, '+1 555 0142')).toMatchObject({ fields: {} });
  });

  it('a list that is none takes a person', () => {
    expect(planFor(['a'], { rides: 'a' })).toEqual({ kind: 'skip', reason: 'damaged (rides)' });
  });
});
