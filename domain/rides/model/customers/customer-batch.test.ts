import { describe, expect, it } from 'vitest';
import type { Batch } from '../../../shared/record-write.ts';
import { testDocuments } from '../stored/documents.builder.ts';
import {
  blockBatch,
  correctedBatch,
  importedBatch,
  lostByMerge,
  mergeBatch,
  mergedEntry,
  newCustomerBatch,
  unblockBatch,
} from './customer-batch.ts';
import { findsOf } from './customer-search.ts';
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
  others: [],
  name: 'Cara Caller',
  places: CARA.places,
  note: '',
  driverNote: '',
};
const ADA = { uid: 'u-ada', name: 'Ada Admin' };
const IMPORTED = { ...ENTRY, needs: [] };

function after(batch: Batch, ...stored: readonly Customer[]) {
  const documents = testDocuments();
  for (const { id, blocked, ...fields } of stored) {
    documents.put(`customers/${id}`, blocked === null ? fields : { ...fields, blocked });
  }
  documents.commit(batch, NOW);
  return (id: string) => readCustomer(id, documents.read(`customers/${id}`));
}

describe('a customer’s correction', () => {
  it('stores what differs, with the keys of name and number, and keeps the date of removal', () => {
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
      phone: '555 0199',
      phoneKey: '5550199',
      phoneKeys: ['5550199'],
      finds: findsOf('Cara Callas', ['5550199']),
      note: 'Deaf.',
    });
  });

  it('stores nothing if nothing differs, and a place that stays keeps its coordinates', () => {
    const home = { text: '5 Mill Road', lat: 1, lng: 2 };
    const known = aCustomer('cara', { places: [home] });
    expect(correctedBatch(known, { ...ENTRY, places: [{ text: '5 Mill Road' }] })).toEqual([]);
  });
});

describe('a block', () => {
  it('covers each of the numbers, except those that are blocked already', () => {
    const two = aCustomer('cara', { phones: ['030 77', '030 78'], phoneKeys: ['5550142', '3077', '3078'] });
    const paths = blockBatch(two, ADA, ['3077']).map(({ kind, path }) => `${kind} ${path}`);
    expect(paths).toEqual(['update customers/cara', 'set blockedNumbers/5550142', 'set blockedNumbers/3078']);
    expect(unblockBatch(two, ADA, ['3078'])[1]).toMatchObject({
      kind: 'remove',
      path: 'blockedNumbers/3078',
    });
  });

  it('stores who set it and when, and who lifted it', () => {
    const blocked = after(blockBatch(CARA, ADA), CARA)('cara');
    expect(blocked).toEqual({ ...CARA, blocked: { by: 'u-ada', name: 'Ada Admin', at: NOW } });
    if (blocked === null) throw new Error('no customer');
    const lifted = { by: 'u-ada', name: 'Ada Admin', at: NOW };
    expect(after(unblockBatch(blocked, ADA, []), blocked)('cara')).toEqual({ ...CARA, lifted });
  });
});

describe('a customer from a file', () => {
  it('who is new is stored for an hour less than two years', () => {
    const made = after(newCustomerBatch('new', { ...IMPORTED, needs: ['pet'] }, NOW))('new');
    expect(made).toMatchObject({ name: 'Cara Caller', needs: ['pet'], rides: [], lastRideAt: NOW });
    expect(made?.deleteAt.getTime()).toBe(NOW.getTime() + (730 * 24 - 1) * 3_600_000);
  });

  it('who is known gets the values of the file, and loses nothing that the file leaves out', () => {
    const known = aCustomer('cara', { note: 'Deaf.', needs: ['pet'], rides: ['ride-1'] });
    expect(importedBatch(known, { ...IMPORTED, places: [], note: '' })).toEqual([]);
    const batch = importedBatch(known, {
      number: { phone: '5550142', key: '5550142' },
      others: [{ phone: '030 77', key: '3077' }],
      name: 'Cara Callas',
      places: [{ text: 'Pier 3' }],
      note: '',
      driverNote: 'Deaf.',
      needs: [],
    });
    expect(after(batch, known)('cara')).toEqual({
      ...known,
      name: 'Cara Callas',
      nameKey: 'cara callas',
      phones: ['030 77'],
      phoneKeys: ['5550142', '3077'],
      finds: findsOf('Cara Callas', ['5550142', '3077']),
      driverNote: 'Deaf.',
      places: [{ text: 'Pier 3' }, { text: '5 Mill Road, Northside' }, { text: 'City Hospital' }],
    });
  });

  it('is stored only once, even if the file is imported again', () => {
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

  it('become the record with the later ride, with the name of the chosen record and the other values of both', () => {
    const stored = after(mergeBatch(kept, other, ADA), kept, other);
    expect(stored('cara')).toBeNull();
    expect(stored('other')).toEqual({
      ...kept,
      id: 'other',
      phones: ['040 77'],
      phoneKeys: ['5550142', '4077'],
      finds: findsOf('Cara Caller', ['5550142', '4077']),
      rides: ['ride-2', 'ride-1', 'customer-cara'],
      note: 'Rings twice. / Deaf.',
      lastRideAt: other.lastRideAt,
      deleteAt: other.deleteAt,
    });
  });

  it('list the last rides and every merged record, the record merged now last, 89 entries in all', () => {
    const many = (sign: string) => Array.from({ length: 89 }, (__, index) => `${sign}-${index}`);
    const before = ['customer-first', ...many('new').slice(0, 88)];
    const batch = mergeBatch(
      { ...kept, rides: [...many('old'), 'customer-older'] },
      { ...other, rides: before },
      ADA,
    );
    const rides = after(batch, kept, other)('other')?.rides;
    const gone = ['customer-first', 'customer-older', 'customer-cara'];
    expect(rides).toEqual([...many('new').slice(0, 86), ...gone]);
  });

  it('have three places, those of the chosen record first', () => {
    const at = after(mergeBatch(other, kept, ADA), kept, other)('other');
    expect(at?.places.map(({ text }) => text)).toEqual([
      'Harbour',
      '5 Mill Road, Northside',
      'City Hospital',
    ]);
    expect([at?.phone, at?.name]).toEqual(['040 77', 'C. Caller']);
  });

  it.each([
    [[], ['wheelchair'], ['wheelchair']],
    [['wheelchair'], [], ['wheelchair']],
    [['pet'], ['wheelchair', 'pet'], ['wheelchair', 'pet']],
    [['help'], ['child_seat'], ['child_seat', 'help']],
  ] as const)('that need %j and %j need %j after the merge', (one, two, needs) => {
    const [first, second] = [
      { ...kept, needs: one },
      { ...other, needs: two },
    ];
    expect(mergedEntry(first, second).needs).toEqual(needs);
    const stored = after(mergeBatch(first, second, ADA), first, second);
    expect(stored('other')?.needs).toEqual(needs);
  });

  it('have both notes for drivers, and four numbers in all; `lostByMerge` names the rest', () => {
    const numbers = (begin: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${begin}${at}`);
    const many = {
      ...other,
      driverNote: 'Back door.',
      phones: numbers('30 5', 3),
      phoneKeys: ['4077', ...numbers('305', 3)],
    };
    const merged = mergedEntry({ ...kept, driverNote: 'Ring twice.' }, many);
    expect(merged.driverNote).toBe('Ring twice. / Back door.');
    const keys = [merged.number, ...merged.others].map(({ key }) => key);
    expect(keys).toEqual(['5550142', '4077', '3050', '3051']);
    expect(lostByMerge(kept, many)).toEqual({ name: 'C. Caller', phones: ['30 52'], places: ['Harbour'] });
    expect(lostByMerge(kept, { ...kept, id: 'twin' })).toEqual({ name: null, phones: [], places: [] });
  });

  it('leave a signed copy of the removed record until that record would have been removed anyway', () => {
    const documents = testDocuments();
    for (const { id, blocked: _, lifted: __, ...fields } of [kept, other])
      documents.put(`customers/${id}`, fields);
    documents.commit(mergeBatch(kept, other, ADA), NOW);
    const { id: _, blocked: __, lifted: ___, ...was } = kept;
    const signed = { by: 'u-ada', name: 'Ada Admin', at: NOW, deleteAt: kept.deleteAt };
    expect(documents.read('removedCustomers/cara')).toEqual({ was, into: 'other', ...signed });
  });
});
