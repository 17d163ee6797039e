import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { phoneKeyOf } from '#domain/rides/model/booking/passenger-phone.ts';
import { namedFields } from '#domain/rides/model/customers/customer-batch.ts';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { writtenLines } from '#domain/rides/model/import/undo-lines.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { tombstoneId } from '#adapters/records/accounts/tombstone-id.ts';
import { seed } from '#emulator-seed/seed.ts';
import { seedRides } from '#emulator-seed/seed-rides.ts';
import type { LocalProject } from '../local-project.builder.ts';

const NOW = new Date('2026-11-01T09:00:00.000Z');
/** The number of two customers, Cora and Carl. */
export const SHARED_NUMBER = '+49 171 2345678';
const KEY = phoneKeyOf(SHARED_NUMBER);
const signed = (by: string) => ({ by, name: 'Ada Admin', at: NOW });
const customer = (name: string, phone: string, given: Readonly<Record<string, unknown>> = {}) =>
  aStoredCustomer({ ...namedFields(name, [{ phone, key: phoneKeyOf(phone) }]), ...given });
const details = (name: string, phone: string, of: string | null) => ({
  name,
  phone,
  from: { text: '5 Mill Road' },
  to: { text: 'City Hospital' },
  note: '',
  customer: of,
  deleteAt: NOW,
});

/** Stores the seed, and further documents about its people and about others. */
export async function storePeople(project: LocalProject): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST = '', FIREBASE_AUTH_EMULATOR_HOST = '' } = process.env;
  const target = {
    authUrl: `http://${FIREBASE_AUTH_EMULATOR_HOST}`,
    firestoreHost: FIRESTORE_EMULATOR_HOST,
    projectId: project.id,
  };
  await seed(target);
  await seedRides(target, true);
  for (const uid of ['seed-passenger', 'seed-driver', 'other']) {
    const address = `${uid.replace('seed-', '')}@example.com`;
    await project.put(`users/${uid}/reviews/7`, { actor: 'seed-admin', from: 'pending', to: 'approved' });
    await project.put(`users/${uid}/notes/n1`, { by: 'seed-admin', text: 'Called on Monday.', at: NOW });
    await project.put(`mail/${uid}_7`, { to: address, template: { name: 'account-approved' } });
    await project.put(`mail/${uid}_q0`, { to: address, template: { name: 'account-question' } });
    await project.put(`devices/${uid}`, { devices: { a: { endpoint: 'https://push.test/1' } }, at: NOW });
    await project.put(`availability/${uid}`, { hours: [], away: [], by: uid, at: NOW });
    await project.put(`driverPapers/${uid}`, { last: 'a', papers: {}, ends: {} });
    await project.put(`reach/${uid}`, { devices: 1, at: NOW });
    await project.put(`drivers/${uid}/duties/3`, { duty: 'on', by: uid });
    await project.put(`notified/ride-1-offer-${uid}`, { deleteAt: NOW });
  }
  await project.put('mail/notice-1', { to: 'passenger@example.com' });
  await project.put(`tombstones/${await tombstoneId(valueOf(parseEmail('driver@example.com')))}`, {
    uid: 'former',
    releasedAt: NOW,
  });
  // A ride that the driver declined. Dispatch then changed its trip.
  await project.put('rides/given', {
    ...aStoredRide('requested'),
    rider: 'other',
    declined: ['seed-driver'],
    log: { 0: { did: 'request', by: 'other' }, 1: { did: 'decline', by: 'seed-driver' } },
  });
  await project.put('rides/given/private/details', details('Otto Other', '030 99999', null));
  await project.put('rides/given/remarks/1', {
    did: 'decline',
    by: 'seed-driver',
    note: 'Flat tyre',
    was: null,
  });
  await project.put('rides/given/remarks/2', {
    did: 'edit',
    by: 'seed-admin',
    note: null,
    was: { from: { text: 'Pier 1' } },
  });
  // Two people with one number. Each has a removed record. One of the two is blocked.
  await project.put(
    'customers/cora',
    customer('Cora Caller', SHARED_NUMBER, { rides: ['called'], blocked: signed('seed-admin') }),
  );
  await project.put('customers/carl', customer('Carl Caller', SHARED_NUMBER));
  await project.put('removedCustomers/old', {
    ...signed('seed-admin'),
    was: customer('Cora', '030 1'),
    into: 'cora',
  });
  await project.put('removedCustomers/gone', {
    ...signed('seed-admin'),
    was: customer('Carl', '030 2'),
    into: 'carl',
  });
  await project.put(`blockedNumbers/${KEY}`, { ...signed('seed-admin'), customer: 'cora', deleteAt: NOW });
  for (const [id, of] of [
    ['called', 'cora'],
    ['recalled', 'cora'],
    ['carls', 'carl'],
  ] as const) {
    await project.put(`rides/${id}`, { ...aStoredRide('requested'), rider: `caller-${id}` });
    await project.put(`rides/${id}/private/details`, details(of, SHARED_NUMBER, of));
    await project.put(`rides/${id}/remarks/0`, { did: 'edit', by: 'seed-admin', note: 'No bell', was: null });
  }
  const line = (id: string) => ({ line: 1, title: id, id, before: null, after: { name: id } });
  await project.put('imports/0123456789abcd', { ...signed('seed-admin'), kind: 'customers', lines: 2 });
  await project.put('imports/0123456789abcd/parts/00', {
    was: writtenLines([line('carl'), line('cora')]),
    at: NOW,
  });
}
