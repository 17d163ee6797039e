import { EVERY_RIDE } from '#domain/rides/model/history/ride-filter.ts';
import type { Result } from '#domain/shared/result.ts';
import { anApprovedAdmin, aPendingUser } from '#domain/accounts/model/user.builder.ts';
import { take } from '#domain/accounts/model/transitions.ts';
import { newProfile } from '#domain/accounts/model/new-profile.ts';
import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { shiftBatch } from '#domain/rides/model/firm/shift-batch.ts';
import type { DispatchPorts, RidePorts } from '#domain/rides/ports/ride-ports.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { recordId } from '#src/core/forms/record-id.ts';
import { PERSON } from './faulty-server.ts';
import { IDENTITY_CALLS } from './identity-calls.ts';
import type { PortCall } from './port-call.ts';

const { uid } = PERSON;
const email = valueOf(parseEmail(PERSON.email));
const [before, now] = [aPendingUser({ uid, email }), new Date()];
const review = { by: anApprovedAdmin().uid, byName: null, at: now };
const decision = { before, after: take('approve', before, review) };
const profile = newProfile({ uid, email, role: 'driver', name: 'Robin' }, now);
const queue = { status: 'pending', role: null, search: '', cursor: null } as const;

const documents = { server: 'database', verb: 'batchGet' } as const;
const writing = { server: 'database', verb: 'commit' } as const;
const asking = { server: 'database', verb: 'runQuery' } as const;

const car = { id: 'car-1', label: 'Van', plate: '', seats: 4, needs: [], active: true };
const shift = shiftBatch({ uid, name: 'Robin', phone: '1 23', vehicle: car, duty: 'on' }, null);
const of =
  (call: (ports: RidePorts & DispatchPorts) => Promise<Result<unknown>>): PortCall['call'] =>
  async ({ openRides, openDispatch }) =>
    call({ ...(await openRides()), ...(await openDispatch()) });

/** Every method of the ports that makes a request. */
export const PORT_CALLS: readonly PortCall[] = [
  { port: 'users.read', ...documents, call: ({ users }) => users.read(uid) },
  { port: 'users.readEntry', ...documents, call: ({ users }) => users.readEntry(email) },
  { port: 'users.findByEmail', ...asking, call: ({ users }) => users.findByEmail(email) },
  { port: 'users.create', ...writing, call: ({ users }) => users.create(profile) },
  {
    port: 'users.repair',
    ...writing,
    call: ({ users }) => users.repair({ uid, email, fields: { role: 'driver' }, gate: 'pending' }),
  },
  { port: 'users.recordProof', ...writing, call: ({ users }) => users.recordProof(uid) },
  { port: 'users.rename', ...writing, call: ({ users }) => users.rename(uid, 'Robin', { malformed: [] }) },
  {
    port: 'users.endOlderSessions',
    ...writing,
    call: ({ users }) => users.endOlderSessions(uid, now),
  },
  { port: 'reviews.page', ...asking, call: ({ reviews }) => reviews.page(queue) },
  { port: 'reviews.pageById', ...asking, call: ({ reviews }) => reviews.pageById(null) },
  {
    port: 'reviews.count',
    server: 'database',
    verb: 'runAggregationQuery',
    call: ({ reviews }) => reviews.count('pending'),
  },
  { port: 'reviews.decide', ...writing, call: ({ reviews }) => reviews.decide(decision) },
  { port: 'reviews.history', ...asking, call: ({ reviews }) => reviews.history(uid) },
  { port: 'reviews.notes', ...asking, call: ({ reviews }) => reviews.notes(uid) },
  {
    port: 'reviews.addNote',
    ...writing,
    call: ({ reviews }) => reviews.addNote(uid, { id: recordId(), by: uid, text: 'Called.' }),
  },
  {
    port: 'reviews.activity',
    ...asking,
    call: ({ reviews }) => reviews.activity({ by: null, since: null, cursor: null }),
  },
  {
    port: 'reviews.releasedAfterRejection',
    ...documents,
    call: ({ reviews }) => reviews.releasedAfterRejection(email),
  },
  { port: 'rides.book', ...writing, call: of(({ rides }) => rides.book(shift)) },
  { port: 'rides.step', ...writing, call: of(({ rides }) => rides.step(shift)) },
  { port: 'rides.read', ...documents, call: of(({ rides }) => rides.read('r1')) },
  { port: 'rides.details', ...documents, call: of(({ rides }) => rides.details('r1')) },
  { port: 'rides.page', ...asking, call: of(({ rides }) => rides.page({ of: 'rider', uid }, null)) },
  { port: 'rides.open', ...asking, call: of(({ rides }) => rides.open(new Date(0))) },
  { port: 'rides.changed', ...asking, call: of(({ rides }) => rides.changed(new Date(0))) },
  {
    port: 'rides.count',
    server: 'database',
    verb: 'runAggregationQuery',
    call: of(({ rides }) => rides.count(EVERY_RIDE)),
  },
  { port: 'rides.rider', ...documents, call: of(({ rides }) => rides.rider(uid)) },
  { port: 'rides.rememberPhone', ...writing, call: of(({ rides }) => rides.rememberPhone(uid, '1 23')) },
  { port: 'shifts.read', ...documents, call: of(({ shifts }) => shifts.read(uid)) },
  { port: 'shifts.list', ...asking, call: of(({ shifts }) => shifts.list()) },
  { port: 'shifts.save', ...writing, call: of(({ shifts }) => shifts.save(shift)) },
  { port: 'customers.byPhone', ...asking, call: of(({ customers }) => customers.byPhone('123')) },
  { port: 'customers.byBeginning', ...asking, call: of(({ customers }) => customers.byBeginning('123')) },
  { port: 'customers.byName', ...asking, call: of(({ customers }) => customers.byName('rob')) },
  {
    port: 'customers.passengersByName',
    ...asking,
    call: of(({ customers }) => customers.passengersByName('rob')),
  },
  {
    port: 'customers.passengerByPhone',
    ...asking,
    call: of(({ customers }) => customers.passengerByPhone('123')),
  },
  { port: 'fleet.vehicles', ...asking, call: of(({ fleet }) => fleet.vehicles()) },
  { port: 'fleet.vehicle', ...documents, call: of(({ fleet }) => fleet.vehicle(car.id)) },
  { port: 'fleet.settings', ...documents, call: of(({ fleet }) => fleet.settings()) },
  { port: 'fleet.save', ...writing, call: of(({ fleet }) => fleet.save(shift)) },
  ...IDENTITY_CALLS,
  {
    port: 'securetoken, before any of them',
    server: 'token',
    verb: 'token',
    signedIn: true,
    call: ({ users }) => users.read(uid),
  },
];
