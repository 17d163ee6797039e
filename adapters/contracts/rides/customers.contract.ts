import { beforeAll, describe, expect, it } from 'vitest';
import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { phoneKeyOf } from '#domain/rides/model/booking/passenger-phone.ts';
import { phoneBatch } from '#domain/rides/model/booking/rider-record.ts';
import { UNKNOWN_CALLER } from '#domain/rides/model/customers/caller.builder.ts';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import type { FoundCustomers } from '#domain/rides/ports/customer-repository.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { arrangeAccount, documentsOf, uniqueMark } from '../stage/arranged-account.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { bookFor, callOf, newNumber } from './calls.builder.ts';
import { alter, arrangeFirm, openPerson, TRIP } from './ride-stage.builder.ts';

const DENIED = { code: 'permission-denied' };

/** Booking by phone, through the rules. */
export function describeCustomers(name: string, makeWorld: MakeWorld): void {
  describe(`booking by phone on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    it('an unknown caller becomes a customer, whom five spellings of their number find', async () => {
      const admin = await openPerson(stage(), 'admin');
      const digits = newNumber();
      const id = await bookFor(admin, { phone: `0${digits}` });
      const ride = await admin.read(id);
      expect(ride).toMatchObject({ state: 'requested', rider: `caller-${id}`, log: [{ by: admin.uid }] });
      const spellings = ['0', '+49 ', '0049-', '+49 (0)', '(0) / '].map((begin) => `${begin}${digits}`);
      const found = await Promise.all(spellings.map((phone) => admin.phoneBooking.find(phoneKeyOf(phone))));
      const callers = found.map((each) => valueOf(each));
      const known = valueOf(await admin.rides.details(id))?.customer;
      for (const { customer } of callers) {
        expect(customer).toMatchObject({
          id: known,
          name: 'Cara Caller',
          phone: `0${digits}`,
          places: [],
          trips: [{ from: TRIP.from, to: TRIP.to }],
        });
      }
    });

    it('a caller can have several rides, each with a rider of its own, and the latest trip is stored first', async () => {
      const admin = await openPerson(stage(), 'admin');
      const phone = newNumber();
      const first = await bookFor(admin, { phone });
      const second = await bookFor(admin, {
        phone,
        to: { text: 'Town Hall' },
        needs: ['wheelchair'],
      });
      const rides = [second, first];
      const riders = await Promise.all(rides.map(async (id) => (await admin.read(id)).rider));
      expect(riders).toEqual(rides.map((id) => `caller-${id}`));
      const known = valueOf(await admin.customers.byPhone(phone))[0] ?? null;
      const details = await Promise.all(rides.map((id) => admin.rides.details(id)));
      for (const each of details) expect(valueOf(each)).toHaveProperty('customer', known?.id);
      expect(known).toMatchObject({
        name: 'Cara Caller',
        rides,
        places: [],
        trips: [{ to: { text: 'Town Hall' } }, { from: TRIP.from, to: TRIP.to }],
        needs: [],
      });
    });

    it('a passenger with an account is found by the number of their last booking, and the ride is theirs', async () => {
      const [admin, passenger] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'passenger')];
      await passenger.book();
      const key = newNumber();
      valueOf(await passenger.records.commit(phoneBatch(passenger.uid, `+49 ${key}`)));
      expect(valueOf(await admin.phoneBooking.find(key))).toMatchObject({
        customer: null,
        account: { uid: passenger.uid, name: 'A passenger', trips: [{ from: TRIP.from, to: TRIP.to }] },
      });
      const id = await bookFor(admin, { phone: key, name: 'A passenger' });
      expect((await passenger.read(id)).rider).toBe(passenger.uid);
      const another = await bookFor(admin, { phone: key, name: 'Somebody else' });
      expect((await admin.read(another)).rider).toBe(`caller-${another}`);
      expect(valueOf(await admin.phoneBooking.find(key))).toMatchObject({
        customer: { name: 'Somebody else' },
        account: { uid: passenger.uid },
        isOwner: false,
      });
    });

    it('customers are found by the beginning of their number, the number itself first, at most five', async () => {
      const [admin, begin] = [await openPerson(stage(), 'admin'), newNumber()];
      await Promise.all(
        ['', '1', '2', '3', '4', '5'].map((rest) => bookFor(admin, { phone: `0${begin}${rest}` })),
      );
      const keysOf = async (key: string) =>
        valueOf(await admin.phoneBooking.suggest(key)).customers.map(({ phoneKey }) => phoneKey);
      expect(await keysOf(begin)).toEqual(['', '1', '2', '3', '4'].map((rest) => begin + rest));
      expect(await keysOf(`${begin}5`)).toEqual([`${begin}5`]);
      // A damaged record takes one of the five places, so `more` says that another digit may find others.
      await stage().documents.write({ [`customers/damaged-${begin}`]: { phoneKey: begin, finds: [begin] } });
      const { customers, more } = valueOf(await admin.phoneBooking.suggest(begin));
      expect([customers.length, more]).toEqual([4, true]);
    });

    it('a number of two accounts finds the one with the typed name or none, and a pending account’s number finds none', async () => {
      const [admin, key] = [await openPerson(stage(), 'admin'), newNumber()];
      const people = [await openPerson(stage(), 'passenger'), await openPerson(stage(), 'passenger')];
      const remember = async (person: (typeof people)[number]) => {
        await person.book();
        valueOf(await person.records.commit(phoneBatch(person.uid, key)));
      };
      await Promise.all(people.map(remember));
      expect(valueOf(await admin.phoneBooking.find(key))).toEqual(UNKNOWN_CALLER);
      const renamed = { name: 'Rosa Rider' };
      await alter(stage(), `users/${people[1]?.uid}`, renamed);
      expect(valueOf(await admin.phoneBooking.find(key, 'Rosa Rider'))).toMatchObject({
        account: { uid: people[1]?.uid },
        isOwner: true,
      });
      const pending = newNumber();
      await stage().documents.write({
        [`users/${pending}`]: { uid: pending, email: 'p@example.com', role: 'passenger', status: 'pending' },
        [`riders/${pending}`]: { phone: pending, phoneKey: pending, slots: {}, claim: 'now' },
      });
      expect(valueOf(await admin.phoneBooking.find(pending))).toEqual(UNKNOWN_CALLER);
    });

    it('a caller whose account is blocked during the call is booked as a customer without an account', async () => {
      const [admin, passenger] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'passenger')];
      const phone = newNumber();
      await passenger.book();
      valueOf(await passenger.records.commit(phoneBatch(passenger.uid, phone)));
      const { call, settings } = await callOf(admin, { name: 'A passenger', phone });
      const caller = valueOf(await admin.phoneBooking.find(phone));
      expect(caller).toMatchObject({ account: { uid: passenger.uid }, isOwner: true });
      await alter(stage(), `users/${passenger.uid}`, { status: 'rejected' });
      const id = anId();
      valueOf(await admin.phoneBooking.book(id, call, { settings, caller }));
      expect((await admin.read(id)).rider).toBe(`caller-${id}`);
    });

    it('an account is found by any word of its name once its owner has booked, and only while it is approved', async () => {
      const [admin, mark] = [await openPerson(stage(), 'admin'), uniqueMark().slice(0, 20)];
      const [passenger, idle] = [
        await openPerson(stage(), 'passenger'),
        await openPerson(stage(), 'passenger'),
      ];
      const name = `Nora ${mark} Ärmel${mark} von Höhe${mark}`;
      const keys = { name, ...nameKeysOf(name) };
      await Promise.all([passenger, idle].map(({ uid }) => alter(stage(), `users/${uid}`, keys)));
      await passenger.book();
      const found = async (text: string) => valueOf(await admin.customers.passengersNamed(text)).accounts;
      for (const word of [mark, `NORA ${mark.slice(0, -1)}`, `Ärmel${mark}`, `armel${mark}`, `hohe${mark}`])
        expect(await found(word), word).toMatchObject([{ uid: passenger.uid, name }]);
      const rejected = {
        email: 'r@example.com',
        role: 'passenger',
        status: 'rejected',
        ...nameKeysOf(`${mark} `),
      };
      const five = Array.from({ length: 5 }, (_, index) => `${mark}-${index}`);
      await stage().documents.write(
        Object.fromEntries(five.map((uid) => [`users/${uid}`, { ...rejected, uid }])),
      );
      // The account that may book is found among five that may not.
      expect(await found(mark)).toMatchObject([{ uid: passenger.uid }]);
      await alter(stage(), `users/${passenger.uid}`, { status: 'revoked' });
      expect(await found(mark)).toEqual([]);
      expect(errorOf(await passenger.phoneBooking.named(mark))).toEqual(DENIED);
    });

    it('accounts that never booked hide an account of the same name that has only if there are too many to read', async () => {
      const [admin, mark] = [await openPerson(stage(), 'admin'), uniqueMark()];
      const add = (count: number, prefix: string) => {
        const idle = Array.from({ length: count }, (_, at) => ({ name: `${mark} ${prefix}${at}` }));
        const stored = idle.map(
          ({ name: of }, at) => documentsOf(`${mark}-${prefix}${at}`, { name: of }).documents,
        );
        return stage().documents.write(Object.assign({}, ...stored));
      };
      await add(6, 'Idle');
      const passenger = await openPerson(stage(), 'passenger');
      await alter(stage(), `users/${passenger.uid}`, { name: mark, ...nameKeysOf(`${mark} zz`) });
      await passenger.book();
      const found = valueOf(await admin.customers.passengersNamed(mark));
      expect(found).toMatchObject({ accounts: [{ uid: passenger.uid, name: mark }], more: false });
      await add(14, 'Later');
      expect(valueOf(await admin.customers.passengersNamed(mark))).toEqual({ accounts: [], more: true });
    });

    it('a blocked account does not hide a passenger with the same number', async () => {
      const [admin, passenger] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'passenger')];
      const key = newNumber();
      await passenger.book();
      valueOf(await passenger.records.commit(phoneBatch(passenger.uid, key)));
      await stage().documents.write({
        [`users/${key}`]: { uid: key, email: 'b@example.com', role: 'passenger', status: 'revoked' },
        [`riders/${key}`]: { phone: key, phoneKey: key, slots: {}, claim: 'now' },
      });
      expect(valueOf(await admin.phoneBooking.find(key))).toMatchObject({ account: { uid: passenger.uid } });
    });

    it('a booking whose trip ends where it starts is stored for a new caller', async () => {
      const [admin, phone] = [await openPerson(stage(), 'admin'), newNumber()];
      await bookFor(admin, { phone, to: TRIP.from });
      expect(valueOf(await admin.customers.byPhone(phone))).toMatchObject([{ trips: [{ to: TRIP.from }] }]);
    });

    it('customers are found by the beginning of any word of their name', async () => {
      const [admin, mark] = [await openPerson(stage(), 'admin'), uniqueMark()];
      await bookFor(admin, { name: `Cara ${mark} Caller` });
      await bookFor(admin, { name: `${mark} Callas` });
      const namesOf = ({ customers, more }: FoundCustomers) => [more, ...customers.map(({ name: of }) => of)];
      const found = valueOf(await admin.customers.byName(` ${mark.slice(0, -1).toUpperCase()}`));
      expect(new Set(namesOf(found))).toEqual(new Set([false, `${mark} Callas`, `Cara ${mark} Caller`]));
      expect(namesOf(valueOf(await admin.customers.byName(`${mark} Nobody`)))).toEqual([false]);
    });

    it('ten customers of a name are read, with a hint that there may be more, and a damaged one is left out', async () => {
      const [admin, mark] = [await openPerson(stage(), 'admin'), uniqueMark()];
      const nameKey = `${mark.toLowerCase()} `;
      const ten = Array.from({ length: 10 }, (_, at) => `customers/${mark}-${at}`);
      const whole = aStoredCustomer({ name: mark, nameKey });
      await stage().documents.write(Object.fromEntries(ten.map((path) => [path, whole])));
      await stage().documents.write({ [`customers/${mark}-0`]: { nameKey, finds: whole.finds } });
      const found = valueOf(await admin.customers.byName(mark));
      expect([found.customers.length, found.more]).toEqual([9, true]);
      await stage().documents.write({
        [`customers/${mark}-a`]: { ...whole, nameKey: 'z' },
      });
      await stage().documents.write({
        [`customers/${mark}-b`]: { ...whole, nameKey: 'z' },
      });
      const all = valueOf(await admin.phoneBooking.named(mark));
      expect([all.customers.length, all.more]).toEqual([9, true]);
    });

    it('the rides of a person are found by a number or by a name, with an account or without', async () => {
      const [admin, mark, phone] = [await openPerson(stage(), 'admin'), uniqueMark(), newNumber()];
      const called = await bookFor(admin, { name: `${mark} Caller`, phone });
      const account = await arrangeAccount(stage(), { role: 'passenger', name: `Robin ${mark} Rider` });
      await arrangeAccount(stage(), { role: 'driver', name: `${mark} Driver` });
      const rider = `customer-${valueOf(await admin.rides.details(called))?.customer}`;
      const [caller, passenger] = [
        { rider, riders: [`caller-${called}`], name: `${mark} Caller` },
        { rider: account.uid, riders: [account.uid], name: `Robin ${mark} Rider` },
      ];
      expect(valueOf(await admin.history.find(mark))).toEqual({ riders: [caller, passenger], more: false });
      expect(valueOf(await admin.history.find(`+49 ${phone}`))).toEqual({ riders: [caller], more: false });
      const nobody = await Promise.all(['Nobody Anywhere', '('].map((typed) => admin.history.find(typed)));
      expect(nobody.map(valueOf)).toEqual([1, 2].map(() => ({ riders: [], more: false })));
    });

    it('the rides of one caller are found by the customer’s id, and only administrators read the customer', async () => {
      const admin = await openPerson(stage(), 'admin');
      const phone = newNumber();
      const [first, second] = [await bookFor(admin, { phone }), await bookFor(admin, { phone })];
      const customer = valueOf(await admin.customers.byPhone(phone))[0] ?? null;
      const id = customer?.id ?? '';
      expect(valueOf(await admin.customers.byId(id))).toEqual(customer);
      expect(valueOf(await admin.customers.byId(anId()))).toBeNull();
      const riders = [`caller-${second}`, `caller-${first}`];
      expect(valueOf(await admin.history.ridersNamed(`customer-${id}`))).toEqual(riders);
      expect(valueOf(await admin.history.ridersNamed('u-anna'))).toEqual(['u-anna']);
      const others = [await openPerson(stage(), 'passenger'), await openPerson(stage(), 'driver')];
      const answers = others.flatMap(({ customers }) => [customers.byId(id), customers.mergedFrom(id)]);
      expect((await Promise.all(answers)).map(errorOf)).toEqual([DENIED, DENIED, DENIED, DENIED]);
    });
  });
}
