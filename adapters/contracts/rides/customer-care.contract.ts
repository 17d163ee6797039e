import { beforeAll, describe, expect, it } from 'vitest';
import { phoneKeyOf } from '#domain/rides/model/booking/passenger-phone.ts';
import type { ImportedCustomer } from '#domain/rides/model/customers/customer-batch.ts';
import type { Caller } from '#domain/rides/model/customers/caller.ts';
import { findsOf } from '#domain/rides/model/customers/customer-search.ts';
import { parseCustomer } from '#domain/rides/model/customers/parse-customer.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { uniqueMark } from '../stage/arranged-account.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { callOf, newNumber } from './calls.builder.ts';
import { anImportOf } from './import-part.builder.ts';
import { arrangeFirm, openPerson, TRIP, type RidePerson } from './ride-stage.builder.ts';

function customerOf(phone: string, name: string): ImportedCustomer {
  const number = { phone, key: phoneKeyOf(phone) };
  const others: ImportedCustomer['others'] = [];
  return { number, others, name, places: [TRIP.from], note: 'Rings twice.', driverNote: '', needs: ['pet'] };
}

async function bookFor(person: RidePerson, phone: string, caller: Caller | null = null) {
  const { call, settings } = await callOf(person, { phone });
  return person.phoneBooking.book(anId(), call, { settings, caller });
}

/** The customers of a firm, through the rules. */
export function describeCustomerCare(name: string, makeWorld: MakeWorld): void {
  describe(`the customers of a firm on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    async function known() {
      const admin = await openPerson(stage(), 'admin');
      const phone = newNumber();
      valueOf(await bookFor(admin, phone));
      const read = async () => {
        const customer = valueOf(await admin.customers.byPhone(phone))[0] ?? null;
        if (customer === null) throw new Error('no customer');
        return customer;
      };
      return { admin, phone, read };
    }

    it('a corrected customer is found by the new number at the next call, with the note', async () => {
      const { admin, read } = await known();
      const [customer, phone] = [await read(), newNumber()];
      const form = { phone: `+49 ${phone}`, name: 'Cara Callas', places: 'Pier 3', note: 'Deaf.' };
      valueOf(await admin.callers.correct(customer, valueOf(parseCustomer(form))));
      expect(valueOf(await admin.phoneBooking.find(phone)).customer).toEqual({
        ...customer,
        phone: `+49 ${phone}`,
        phoneKey: phone,
        name: 'Cara Callas',
        phoneKeys: [phone],
        nameKey: 'cara callas',
        finds: findsOf('Cara Callas', [phone]),
        places: [{ text: 'Pier 3' }],
        note: 'Deaf.',
      });
      valueOf(await bookFor(admin, phone));
      expect(valueOf(await admin.customers.byId(customer.id))?.note).toBe('Deaf.');
    });

    it('a blocked number is refused until the block ends, even if the page did not know of the block', async () => {
      const { admin, phone, read } = await known();
      const before = await read();
      valueOf(await admin.callers.block(before));
      const blocked = await read();
      expect(blocked).toMatchObject({ blocked: { by: admin.uid }, deleteAt: before.deleteAt });
      const refused = { code: 'customer-blocked', name: blocked.blocked?.name, at: blocked.blocked?.at };
      expect(errorOf(await bookFor(admin, phone))).toEqual(refused);
      const unaware = { customer: before, others: [], account: null, isOwner: false };
      expect(errorOf(await bookFor(admin, phone, unaware))).toEqual(refused);
      valueOf(await admin.callers.unblock(blocked));
      valueOf(await bookFor(admin, phone));
    });

    it('a number of two customers finds both, the blocked one first, and a second number of one customer finds only this one', async () => {
      const { admin, phone, read } = await known();
      const [first, second] = [await read(), newNumber()];
      const { call, settings } = await callOf(admin, { phone, name: 'Dora Daughter' });
      const caller = valueOf(await admin.phoneBooking.find(phone));
      valueOf(await admin.phoneBooking.book(anId(), call, { settings, caller, change: 'another' }));
      const found = valueOf(await admin.customers.byPhone(phone));
      expect(found.map(({ name: of }) => of).toSorted()).toEqual(['Cara Caller', 'Dora Daughter']);
      const form = { phone, phones: second, name: first.name, places: '', note: '' };
      expect(valueOf(await admin.callers.correct(first, valueOf(parseCustomer(form))))).toEqual([]);
      expect(valueOf(await admin.customers.byPhone(second)).map(({ id }) => id)).toEqual([first.id]);
      valueOf(await admin.callers.block(valueOf(await admin.customers.byPhone(second))[0] ?? first));
      expect((await read()).id).toBe(first.id);
      expect(errorOf(await bookFor(admin, phone)).code).toBe('customer-blocked');
      const dora = found.find(({ id }) => id !== first.id) ?? null;
      const unaware = { customer: dora, others: [], account: null, isOwner: false };
      expect(errorOf(await bookFor(admin, phone, unaware)).code).toBe('customer-blocked');
      valueOf(await admin.callers.unblock(await read()));
      const lifted = valueOf(await admin.customers.byId(first.id));
      expect(lifted).toMatchObject({ blocked: null, lifted: { by: admin.uid } });
      valueOf(await bookFor(admin, phone));
    });

    it('two merged customers become one, and either id finds the rides of both, even after another merge', async () => {
      const [{ admin, read }, other, third] = [await known(), await known(), await known()];
      const [kept, goes] = [await read(), await other.read()];
      const foundBy = async (ids: readonly string[]) => {
        const found = await Promise.all(ids.map((id) => admin.history.ridersNamed(`customer-${id}`)));
        return found.map((each) => valueOf(each));
      };
      valueOf(await admin.callers.merge(kept, goes));
      const merged = await read();
      expect(merged.rides).toEqual([...goes.rides, ...kept.rides, `customer-${kept.id}`]);
      expect(valueOf(await admin.customers.byPhone(other.phone))[0]?.id).toBe(merged.id);
      const both = [`caller-${goes.id}`, `caller-${kept.id}`];
      expect(await foundBy([goes.id, kept.id])).toEqual([both, both]);
      const last = await third.read();
      valueOf(await admin.callers.merge(merged, last));
      valueOf(await bookFor(admin, merged.phoneKey));
      const riders = await foundBy([last.id, goes.id, kept.id]);
      const all = [...both, `caller-${last.id}`];
      for (const each of riders) {
        expect(each).toEqual(expect.arrayContaining(all));
        expect(each).toHaveLength(all.length + 1);
      }
    });

    it('customers whose blocks were lifted are merged like any others', async () => {
      const [{ admin, read }, other] = [await known(), await known()];
      for (const lift of [read, other.read]) {
        valueOf(await admin.callers.block(await lift()));
        valueOf(await admin.callers.unblock(await lift()));
      }
      valueOf(await admin.callers.merge(await read(), await other.read()));
      expect((await read()).phoneKeys).toHaveLength(2);
    });

    it('customers are listed by their names, page by page', async () => {
      const admin = await openPerson(stage(), 'admin');
      const mark = uniqueMark();
      const items = Array.from({ length: 30 }, (_, index) => ({
        line: index + 2,
        title: '',
        entry: customerOf(newNumber(), `${mark} ${String(index).padStart(2, '0')}`),
      }));
      valueOf(await admin.firmImport.customers.save(anImportOf(items)));
      const names: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof admin.callers.page>> = await admin.callers.page(cursor);
        const { customers, next } = valueOf(page);
        names.push(...customers.map((customer) => customer.name));
        cursor = next;
      } while (cursor !== null);
      const own = names.filter((each) => each.startsWith(mark));
      expect(own).toEqual(items.map(({ entry }) => entry.name));
    });
  });
}
