import { describe, expect, it } from 'vitest';
import { readCustomer } from '#domain/rides/model/customers/customer.ts';
import { readRemark } from '#domain/rides/model/ride/remark.ts';
import { after } from '#domain/rides/model/ride/ride.builder.ts';
import { readRide } from '#domain/rides/model/ride/ride.ts';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { breakingFetch } from '../local-project.builder.ts';
import { anOldProject, PROMISED } from './old-project.builder.ts';
import { aRideWith } from './old-ride.builder.ts';

const PATHS = [
  ...['words', 'asked', 'call', 'promised', 'new'].map((id) => `rides/${id}`),
  'rides/words/remarks/2',
  'rides/words/remarks/3',
  'rides/call/private/details',
  'customers/Cara1',
  'drivers/u-dario',
];

describe('rides of an earlier version', () => {
  it('each ride and record takes the present form, as the product reads it', async () => {
    const { fieldsOf, bring } = await anOldProject();
    const before = await fieldsOf('rides/new');
    const run = await bring();
    expect(run).toMatchObject({ exitCode: 0, complained: [] });
    expect(run.printed.slice(1)).toEqual([
      'customers: a list of their rides, and their number: 1',
      'drivers: slots for the rides that they have promised: 1',
      'rides: reasons and notes in remarks instead of the log: 1',
      'rides: no driver where the one who was asked had not answered when they ended: 1',
      'rides: who has booked them, for the history: 1',
      'rides: a name of their own for the caller: 1',
      'All this is brought forward.',
    ]);
    const [words, given, corrected, asked, call, details, customer, shift, fresh] = await fieldsOf(
      'rides/words',
      'rides/words/remarks/2',
      'rides/words/remarks/3',
      'rides/asked',
      'rides/call',
      'rides/call/private/details',
      'customers/Cara1',
      'drivers/u-dario',
      'rides/new',
    );
    const none = { why: null, note: null };
    expect(readRide('words', words)).toMatchObject({
      state: 'completed',
      rev: 3,
      log: [none, none, none, none],
    });
    expect(words?.['bookedBy']).toEqual(['passenger']);
    expect(words?.['log']).toMatchObject({ 2: { did: givesBack().did, by: 'u-dilek' } });
    expect(readRemark('2', given)).toMatchObject({
      by: 'u-dilek',
      why: 'other',
      note: 'He was rude.',
      at: after(20),
    });
    expect(readRemark('3', corrected)).toMatchObject({ did: 'correct', note: 'As the driver says.' });
    expect(readRide('asked', asked)).toMatchObject({ driver: null, log: [none, none, { why: 'too_long' }] });
    expect(readRide('call', call)).toMatchObject({ state: 'requested', rider: 'caller-call' });
    expect(details).toEqual({ name: 'Cara Caller', phone: '+1 555 0142', customer: 'Cara1' });
    expect(readCustomer('Cara1', customer)).toMatchObject({ phone: '+1 555 0142', rides: ['call'] });
    expect(shift).toMatchObject({ slots: { later1: 'promised' } });
    expect([fresh]).toEqual(before);
  });

  it('a dry run prints the same and writes nothing, and a second run finds nothing to change', async () => {
    const { bring, stored } = await anOldProject();
    const snapshot = () => Promise.all(PATHS.map(stored));
    const before = await snapshot();
    const dry = await bring(['--dry-run']);
    expect(await snapshot()).toEqual(before);
    const { printed } = await bring();
    expect(dry.printed.slice(2)).toEqual([...printed.slice(1, -1), 'All this would be brought forward.']);
    const brought = await snapshot();
    expect((await bring()).printed.slice(1)).toEqual(['Nothing to change.']);
    expect(await snapshot()).toEqual(brought);
  });

  it.each(['before', 'after'] as const)(
    'broken off %s any request took effect, the next run ends it',
    async (when) => {
      for (let at = 1, exitCode = 1; exitCode === 1; at += 1) {
        const { bring, fieldsOf } = await anOldProject();
        ({ exitCode } = await bring([], breakingFetch(at, when)));
        await bring();
        const [words, asked, call, details, customer, shift] = await fieldsOf(
          'rides/words',
          'rides/asked',
          'rides/call',
          'rides/call/private/details',
          'customers/Cara1',
          'drivers/u-dario',
        );
        expect([JSON.stringify(words).includes('rude'), asked?.['driver']]).toEqual([false, null]);
        expect([call?.['rider'], details?.['customer']]).toEqual(['caller-call', 'Cara1']);
        expect([customer?.['rides'], shift?.['slots']]).toEqual([['call'], { later1: 'promised' }]);
      }
    },
  );

  it('without settings nothing says how long remarks are kept, and the command says so', async () => {
    const { putAll, bring } = await anOldProject();
    await putAll({ 'settings/rides': {} });
    expect(await bring()).toMatchObject({
      exitCode: 1,
      complained: [expect.stringContaining('settings/rides is missing or damaged')],
    });
  });
});

describe('a caller with many rides', () => {
  it('the last 89 take names of their own; older ones, and those of a customer who is gone, keep the name', async () => {
    const rides = Object.fromEntries(
      Array.from({ length: 130 }, (_, index) => [
        `rides/call${index}`,
        aRideWith('completed', [], { rider: 'customer-Cara1', createdAt: after(index) }),
      ]),
    );
    const { putAll, fieldsOf, bring } = await anOldProject();
    await putAll({ ...rides, 'rides/lost': aRideWith('completed', [], { rider: 'customer-Gone1' }) });
    expect((await bring()).printed.slice(-3)).toEqual([
      'rides: a name of their own for the caller: 89',
      "left with the customer's name, as older than that customer's list, or as it has none: 43",
      'All this is brought forward.',
    ]);
    const [customer, last, first, lost] = await fieldsOf(
      'customers/Cara1',
      'rides/call129',
      'rides/call0',
      'rides/lost',
    );
    expect(customer?.['rides']).toEqual(Array.from({ length: 89 }, (_, index) => `call${129 - index}`));
    expect([last?.['rider'], first?.['rider'], lost?.['rider']]).toEqual([
      'caller-call129',
      'customer-Cara1',
      'customer-Gone1',
    ]);
    expect((await bring()).printed.at(-1)).toBe('Nothing to change.');
  });
});

describe('what takes a person’s judgement', () => {
  it('a damaged ride, a lost record and more promises than slots are told, and the others are brought forward', async () => {
    const { putAll, bring } = await anOldProject();
    await putAll({
      'rides/damaged': { ...aRideWith('completed'), people: 'two' },
      'rides/stray': { ...PROMISED, driver: 'u-lost' },
      ...Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [`rides/also-${id}`, PROMISED])),
    });
    const { printed } = await bring();
    expect(printed.slice(1)).toEqual(
      expect.arrayContaining([
        'skipped rides/damaged: damaged (people)',
        'skipped drivers/u-lost: it is missing, and its rides are promised: stray',
        expect.stringMatching(/^note drivers\/u-dario: promised, but there is no slot for it: \S+$/),
        'rides: a name of their own for the caller: 1',
      ]),
    );
  });
});
