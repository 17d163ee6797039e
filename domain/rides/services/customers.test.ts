import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { aStoredCustomer } from '../model/customers/customer.builder.ts';
import { readCustomer, type Customer } from '../model/customers/customer.ts';
import type { CustomerEntry } from '../model/customers/parse-customer.ts';
import { ADA, aRideWorld, DARIO, FATES } from './ride-world.builder.ts';

const DENIED = { code: 'permission-denied' };
const KARL = { name: 'Karl Caller', nameKey: 'karl caller', phone: '030 77', phoneKey: '3077' };

function aWorld(user = ADA) {
  const world = aRideWorld(user);
  world.put('customers/cara', aStoredCustomer());
  world.put('customers/karl', aStoredCustomer(KARL));
  const stored = (id: string): Customer => {
    const found = readCustomer(id, world.documents.read(`customers/${id}`));
    if (found === null) throw new Error(`${id} is no customer`);
    return found;
  };
  return { ...world, stored };
}
const entryOf = ({ phone, phoneKey, name, places, note, driverNote }: Customer): CustomerEntry => ({
  number: { phone: phone ?? phoneKey, key: phoneKey },
  others: [],
  name,
  places,
  note,
  driverNote,
});

describe('the customers of a firm', () => {
  it('keep their number while they are blocked, but their other fields can be corrected', async () => {
    const { customers, stored } = aWorld();
    valueOf(await customers.block(stored('cara')));
    const cara = stored('cara');
    const moved = { ...entryOf(cara), number: { phone: '030 78', key: '3078' } };
    expect(errorOf(await customers.correct(cara, moved))).toMatchObject({
      code: 'customer-blocked',
      name: 'Ada Admin',
    });
    valueOf(await customers.correct(cara, { ...entryOf(cara), note: 'Deaf.' }));
    expect(stored('cara')).toMatchObject({ phone: cara.phone, note: 'Deaf.' });
  });

  it('get no blocked number, neither as the main number nor as another', async () => {
    const { customers, stored } = aWorld();
    valueOf(await customers.block(stored('karl')));
    const [cara, number] = [stored('cara'), { phone: '030 77', key: '3077' }];
    const entry = entryOf(cara);
    for (const wanted of [
      { ...entry, number },
      { ...entry, others: [number] },
      { ...entry, number, others: [entry.number] },
    ])
      expect(errorOf(await customers.correct(cara, wanted))).toMatchObject({ code: 'customer-blocked' });
    const free = { phone: '030 78', key: '3078' };
    expect(valueOf(await customers.correct(cara, { ...entry, others: [free] }))).toEqual([]);
    expect(stored('cara').phoneKeys).toEqual(['5550142', '3078']);
  });

  it('are corrected, and the other customers with a new number are named', async () => {
    const { customers, stored } = aWorld();
    const taken = { ...entryOf(stored('cara')), number: { phone: '030 77', key: '3077' } };
    expect(valueOf(await customers.correct(stored('cara'), taken))).toEqual(['Karl Caller']);
    expect(stored('cara').phone).toBe('030 77');
  });

  it('are corrected without a request if nothing differs', async () => {
    const { customers, stored, requestsOf } = aWorld();
    valueOf(await customers.correct(stored('cara'), entryOf(stored('cara'))));
    expect(requestsOf('write customers')).toBe(0);
  });

  it.each(FATES.slice(0, 2))('are blocked, whether the answer is %s', async (fate) => {
    const { customers, stored, script } = aWorld();
    script(fate);
    valueOf(await customers.block(stored('cara')));
    expect(stored('cara').blocked).toMatchObject({ by: 'u-ada' });
  });

  it('are not blocked if the request was not sent', async () => {
    const { customers, stored, script } = aWorld();
    script('unsent');
    expect(errorOf(await customers.block(stored('cara')))).toEqual({ code: 'network' });
    expect(stored('cara').blocked).toBeNull();
  });

  it.each(FATES.slice(0, 2))('are merged, whether the answer is %s', async (fate) => {
    const { customers, stored, documents, script } = aWorld();
    script(fate);
    valueOf(await customers.merge(stored('cara'), stored('karl')));
    expect([documents.read('customers/karl'), stored('cara').name]).toEqual([null, 'Cara Caller']);
  });

  it('stay two records if the request to merge them was not sent or is refused', async () => {
    const { customers, stored, script } = aWorld();
    script('unsent', 'denied', 'denied');
    expect(errorOf(await customers.merge(stored('cara'), stored('karl')))).toEqual({ code: 'network' });
    expect(errorOf(await customers.merge(stored('cara'), stored('karl')))).toEqual(DENIED);
    expect(stored('karl').name).toBe('Karl Caller');
  });

  it('keep a ride that is booked while they are merged', async () => {
    const { customers, stored, put, script, meanwhile } = aWorld();
    const [cara, karl] = [stored('cara'), stored('karl')];
    // The rules refuse to remove the record whose last ride is later.
    script('denied');
    const booked = { rides: ['ride-9'], lastRideAt: new Date('2026-03-01T10:00:00.000Z') };
    meanwhile(() => put('customers/karl', aStoredCustomer({ ...KARL, ...booked })));
    valueOf(await customers.merge(cara, karl));
    expect(stored('karl')).toMatchObject({ name: 'Cara Caller', rides: ['ride-9', 'customer-cara'] });
  });

  it('are blocked and unblocked with their numbers, except a number that was blocked with another customer', async () => {
    const { customers, stored, put, documents } = aWorld();
    put(
      'customers/twin',
      aStoredCustomer({ name: 'C. Caller', phones: ['030 9'], phoneKeys: ['5550142', '309'] }),
    );
    const blockedWith = (key: string) => documents.read(`blockedNumbers/${key}`)?.['customer'];
    valueOf(await customers.block(stored('cara')));
    valueOf(await customers.block(stored('twin')));
    expect(['5550142', '309', '3077'].map(blockedWith)).toEqual(['cara', 'twin', undefined]);
    valueOf(await customers.unblock(stored('twin')));
    expect(['5550142', '309'].map(blockedWith)).toEqual(['cara', undefined]);
    expect([stored('cara').blocked?.by, stored('twin').blocked]).toEqual(['u-ada', null]);
  });

  it('stay two records while one is blocked, or if both notes together are too long', async () => {
    const { customers, stored } = aWorld();
    const [cara, karl] = [stored('cara'), stored('karl')];
    const blocked = { by: 'u-ada', name: 'Ada Admin', at: new Date(0) };
    const refused = { code: 'customer-blocked', name: 'Ada Admin', at: new Date(0) };
    expect(errorOf(await customers.merge({ ...cara, blocked }, karl))).toEqual(refused);
    expect(errorOf(await customers.merge(cara, { ...karl, blocked }))).toEqual(refused);
    const [one, other] = ['a', 'b'].map((letter) => letter.repeat(200));
    expect(
      errorOf(await customers.merge({ ...cara, note: one ?? '' }, { ...karl, note: other ?? '' })),
    ).toEqual({ code: 'note-too-long' });
  });

  it('cannot be changed by a driver, and nothing is sent', async () => {
    const { customers, stored, requestsOf } = aWorld(DARIO);
    const [cara, karl] = [stored('cara'), stored('karl')];
    const answers = [
      await customers.correct(cara, { ...entryOf(cara), note: 'x' }),
      await customers.block(cara),
      await customers.unblock(cara),
      await customers.merge(cara, karl),
    ];
    expect(answers.map((answer) => errorOf(answer))).toEqual(answers.map(() => DENIED));
    expect(requestsOf('write customers')).toBe(0);
  });
});
