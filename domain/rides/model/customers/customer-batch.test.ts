import { describe, expect, it } from 'vitest';
import type { Batch } from '../../../shared/record-write.ts';
import { testDocuments } from '../stored/documents.builder.ts';
import {
  blockBatch,
  correctedBatch,
  importedBatch,
  mergeBatch,
  newCustomerBatch,
  unblockBatch,
} from './customer-batch.ts';
import { aStoredCustomer } from './customer.builder.ts';
import { readCustomer, type Customer } from './customer.ts';
import type { CustomerEntry } from './parse-customer.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');

function aCustomer(id: string, given: Readonly<Record<string, unknown>> = {}): Customer {
  const customer = readCustomer(id, aStoredCustomer(given));
  if (customer === null) throw new Error('no customer');
  return customer;
}

const CARA = aCustomer('cara');
const ENTRY: CustomerEntry = {
  number: { phone: '+1 555 0142', key: '5550142' },
  name: 'Cara Caller',
  places: CARA.places,
  note: '',
};
const IMPORTED = { ...ENTRY, needs: [] };

/** What is stored of these customers after a batch. */
function after(batch: Batch, ...stored: readonly Customer[]) {
  const documents = testDocuments();
  for (const { id, blocked, ...fields } of stored) {
    documents.put(`customers/${id}`, blocked === null ? fields : { ...fields, blocked });
  }
  documents.commit(batch, NOW);
  return (id: string) => readCustomer(id, documents.read(`customers/${id}`));
}

describe('a customer’s correction', () => {
  it('stores what differs, with the keys of name and number, and does not prolong anything', () => {
    const entry = {
      ...ENTRY,
      name: 'Cara Callas',
      number: { phone: '555 0199', key: '5550199' },
      note: 'Deaf.',
    };
    expect(after(correctedBatch(CARA, entry), CARA)('cara')).toEqual({
      ...CARA,
      name: 'Cara Callas',
      nameKey: 'cara callas',
      nameKey2: 'callas',
      phone: '555 0199',
      phoneKey: '5550199',
      note: 'Deaf.',
    });
  });

  it('stores nothing if nothing differs, and a place that stays keeps where it is', () => {
    const home = { text: '5 Mill Road', lat: 1, lng: 2 };
    const known = aCustomer('cara', { places: [home] });
    expect(correctedBatch(known, { ...ENTRY, places: [{ text: '5 Mill Road' }] })).toEqual([]);
  });
});

describe('a block', () => {
  it('says who set it and when, and is lifted without a trace', () => {
    const blocked = after(blockBatch(CARA, { uid: 'u-ada', name: 'Ada Admin' }), CARA)('cara');
    expect(blocked).toEqual({ ...CARA, blocked: { by: 'u-ada', name: 'Ada Admin', at: NOW } });
    if (blocked === null) throw new Error('no customer');
    expect(after(unblockBatch(blocked), blocked)('cara')).toEqual(CARA);
  });
});

describe('a customer of an earlier version', () => {
  const old = aCustomer('cara', { phone: undefined, rides: undefined });
  const unlisted = aCustomer('cara', { rides: undefined });
  const noted = { ...ENTRY, note: 'Deaf.' };
  const ADA = { uid: 'u-ada', name: 'Ada Admin' };

  it.each([
    ['a correction', correctedBatch(old, ENTRY), '+1 555 0142'],
    ['a file', importedBatch(old, IMPORTED), '+1 555 0142'],
    ['a block', blockBatch(old, ADA), '5550142'],
  ])('without number and rides gets both with %s', (_, batch, phone) => {
    expect(batch[0]).toMatchObject({ path: 'customers/cara', fields: { phone, rides: [] } });
  });

  it.each([
    ['a correction', correctedBatch(unlisted, noted)],
    ['a file', importedBatch(unlisted, { ...IMPORTED, note: 'Deaf.' })],
    ['a block', blockBatch(unlisted, ADA)],
  ])('with a number gets the rides with %s, and the number stays', (_, batch) => {
    expect(batch[0]?.fields).toMatchObject({ rides: [] });
    expect(batch[0]?.fields).not.toHaveProperty('phone');
  });

  it('gets nothing as long as nothing else changes', () => {
    expect(correctedBatch(unlisted, ENTRY)).toEqual([]);
  });
});

describe('a customer of a file', () => {
  it('who is new is kept for two years', () => {
    const made = after(newCustomerBatch('new', { ...IMPORTED, needs: ['pet'] }, NOW))('new');
    expect(made).toMatchObject({ name: 'Cara Caller', needs: ['pet'], rides: [], lastRideAt: NOW });
    expect(made?.deleteAt.getTime()).toBe(NOW.getTime() + (730 * 24 - 1) * 3_600_000);
  });

  it('who is known changes by what the file says, and by nothing that it does not say', () => {
    const known = aCustomer('cara', { note: 'Deaf.', needs: ['pet'], rides: ['ride-1'] });
    expect(importedBatch(known, { ...IMPORTED, places: [], note: '' })).toEqual([]);
    const batch = importedBatch(known, {
      number: { phone: '5550142', key: '5550142' },
      name: 'Cara Callas',
      places: [{ text: 'Pier 3' }],
      note: '',
      needs: [],
    });
    expect(after(batch, known)('cara')).toEqual({
      ...known,
      name: 'Cara Callas',
      nameKey: 'cara callas',
      nameKey2: 'callas',
      places: [{ text: 'Pier 3' }, { text: '5 Mill Road, Northside' }, { text: 'City Hospital' }],
    });
  });

  it('stores nothing the second time', () => {
    const entry = { ...IMPORTED, places: [{ text: 'Pier 3' }], note: 'New.' };
    const once = after(importedBatch(CARA, entry), CARA)('cara');
    if (once === null) throw new Error('no customer');
    expect(importedBatch(once, entry)).toEqual([]);
  });
});

describe('two records of one person', () => {
  const other = aCustomer('other', {
    phone: '040 77',
    phoneKey: '4077',
    name: 'C. Caller',
    places: [{ text: 'Harbour' }],
    rides: ['ride-2'],
    note: 'Deaf.',
    lastRideAt: new Date('2026-02-20T10:00:00.000Z'),
    deleteAt: new Date('2028-02-20T10:00:00.000Z'),
  });
  const kept = { ...CARA, rides: ['ride-1'], note: 'Rings twice.' };

  it('become the one of the later ride, with name and number of the one that is kept and the rest of both', () => {
    const stored = after(mergeBatch(kept, other), kept, other);
    expect(stored('cara')).toBeNull();
    expect(stored('other')).toEqual({
      ...kept,
      id: 'other',
      rides: ['ride-2', 'ride-1', 'customer-cara'],
      note: 'Rings twice. / Deaf.',
      lastRideAt: other.lastRideAt,
      deleteAt: other.deleteAt,
    });
  });

  it('keep the names of their last rides and of every record that has gone, of this one at the end, 89 in all', () => {
    const many = (sign: string) => Array.from({ length: 89 }, (__, index) => `${sign}-${index}`);
    const before = ['customer-first', ...many('new').slice(0, 88)];
    const batch = mergeBatch(
      { ...kept, rides: [...many('old'), 'customer-older'] },
      { ...other, rides: before },
    );
    const rides = after(batch, kept, other)('other')?.rides;
    const gone = ['customer-first', 'customer-older', 'customer-cara'];
    expect(rides).toEqual([...many('new').slice(0, 86), ...gone]);
  });

  it('keep three places, those of the kept one first', () => {
    const at = after(mergeBatch(other, { ...kept, phone: null }), kept, other)('other');
    expect(at?.places.map(({ text }) => text)).toEqual([
      'Harbour',
      '5 Mill Road, Northside',
      'City Hospital',
    ]);
    expect([at?.phone, at?.name]).toEqual(['040 77', 'C. Caller']);
  });
});
