import { customerIn, isCallerRider } from '#domain/rides/model/customers/caller.ts';
import { isMap, text } from '#domain/shared/decoders.ts';
import type { Fields } from '../rest/firestore-value.ts';
import { isTheirCustomer, type Subject } from './subject.ts';

/** What a collection has about people. A document that is not about the person may still name them. */
interface Holding {
  /** Whether the document is about the person; `ids` are the parts of its path at the placeholders. */
  readonly isWhole?: (ids: readonly string[], fields: Fields, subject: Subject) => boolean;
  /** The fields of a document about the person that the export leaves out, because they are about others. */
  readonly ofOthers?: (ids: readonly string[], subject: Subject) => readonly string[];
  /** Why no document of the collection is about one person. */
  readonly why?: string;
}

const ofUid: Holding = { isWhole: ([uid], _, subject) => uid === subject.uid };
const byRide = ([ride = '']: readonly string[], subject: Subject) => subject.ridden.has(ride);

/** Whether the person is the passenger of a ride: with their account, or as a caller. */
export const isPassenger = (id: string, fields: Fields, { uid, called }: Subject): boolean => {
  const rider = text(fields['rider']) ?? '';
  return rider === uid || (called.has(id) && isCallerRider(rider));
};

/**
 * Every kind of document by its path, in the order in which an export reads them. A test compares this table with
 * firestore.rules and the domain's paths, so each new collection needs a row here.
 */
export const PERSONAL_DATA = {
  'users/{uid}': ofUid,
  'users/{uid}/reviews/{n}': ofUid,
  'users/{uid}/notes/{id}': ofUid,
  'accountDirectory/{email}': {
    isWhole: ([email = ''], fields, { emails, uid }) =>
      emails.includes(email) || (uid !== null && fields['uid'] === uid),
  },
  'mail/{id}': {
    isWhole: ([id = ''], fields, { emails, uid }) =>
      id.replace(/_q?\d+$/, '') === uid || emails.includes(text(fields['to']) ?? ''),
  },
  'tombstones/{id}': { isWhole: ([id = ''], _, { tombstones }) => tombstones.includes(id) },
  'rides/{id}': {
    isWhole: ([id = ''], fields, subject) =>
      isPassenger(id, fields, subject) || (subject.uid !== null && fields['driver'] === subject.uid),
  },
  'rides/{id}/remarks/{n}': {
    isWhole: (ids, { by }, subject) => byRide(ids, subject) || (subject.uid !== null && by === subject.uid),
    // A person who changed a trip for a passenger does not get the passenger's places.
    ofOthers: (ids, subject) => (byRide(ids, subject) ? [] : ['was']),
  },
  'rides/{id}/private/details': { isWhole: (ids, _, subject) => byRide(ids, subject) },
  'riders/{uid}': ofUid,
  'drivers/{uid}': ofUid,
  'drivers/{uid}/duties/{turn}': ofUid,
  'availability/{uid}': ofUid,
  'driverPapers/{uid}': ofUid,
  'carPapers/{id}': { why: 'days of cars, with who has seen them' },
  'carsInUse/{uid}': ofUid,
  'customers/{id}': { isWhole: ([id = ''], fields, subject) => isTheirCustomer(id, fields, subject) },
  // The log also has the names of the administrators who changed the order for the person.
  'orders/{id}': {
    isWhole: (_, { rider }, { uid, customers }) =>
      rider === uid || customers.has(customerIn(text(rider) ?? '') ?? ''),
    ofOthers: () => ['log'],
  },
  'orders/{id}/months/{month}': { why: 'It has the ids of rides, which the export has themselves.' },
  'settings/papers': { why: 'the firm’s settings' },
  'settings/closedDays': { why: 'It has days of the firm.' },
  'removedCustomers/{id}': {
    isWhole: ([id = ''], { was, into }, subject) =>
      isTheirCustomer(id, isMap(was) ? was : {}, subject) || subject.customers.has(text(into) ?? ''),
  },
  'blockedNumbers/{key}': {
    isWhole: (_, { customer }, { customers }) => customers.has(text(customer) ?? ''),
  },
  'settings/rides': { why: 'the firm’s settings' },
  'figures/searches': { why: 'a median over all rides' },
  'vehicles/{id}': { why: 'cars, of which some name the driver to whom they belong' },
  'imports/{run}': { why: 'an act of the administrator who imported, who is named' },
  'imports/{run}/parts/{part}': { why: 'lines of many customers, of which those of the person are exported' },
  'devices/{uid}': ofUid,
  'reach/{uid}': ofUid,
  'tariffs/{id}': { why: 'prices' },
  'payers/{id}': { why: 'firms that pay by the month' },
  'payers/{id}/changes/{rev}': { why: 'the same' },
  'bills/{id}': { why: 'sums of firms that pay by the month' },
  // The prices that the payer was charged do not concern its passengers.
  'bills/{id}/lines/{ride}': {
    isWhole: ([, ride = ''], _, subject) => byRide([ride], subject),
    ofOthers: () => ['references', 'amount', 'vat'],
  },
  'billNumbers/{number}': { why: 'numbers of bills' },
  'settlements/{bill}': { why: 'days of payment by firms' },
  'settings/books': { why: 'the firm’s settings' },
  // The data that a payer hides from its passengers do not concern them.
  'fares/{id}': {
    isWhole: (ids, { hidden }, subject) => hidden === false && byRide(ids, subject),
  },
  'fares/{id}/changes/{rev}': { why: 'corrections by administrators' },
  'takings/{id}': { isWhole: (_, { kind, of }, { uid }) => kind === 'driver' && of === uid },
  'handovers/{id}': { isWhole: (_, { driver }, { uid }) => driver === uid },
  /** Only the sender writes these documents: a key ends in the uid of the person whom it notified. */
  'notified/{key}': {
    isWhole: ([key = ''], _, { uid }) => uid !== null && key.endsWith(`-${uid}`),
  },
} as const satisfies Readonly<Record<string, Holding>>;

/** The holdings with their paths, in the order of the table. */
export const HOLDINGS: readonly (Holding & { readonly pattern: string; readonly collection: string })[] =
  Object.entries<Holding>(PERSONAL_DATA).map(([pattern, holding]) => ({
    ...holding,
    pattern,
    collection: pattern.split('/').at(-2) ?? '',
  }));

/** The ids in a path that fits the pattern; `null` if it does not fit. */
export function idsIn(path: string, pattern: string): readonly string[] | null {
  const [names, parts] = [path.split('/'), pattern.split('/')];
  if (names.length !== parts.length) return null;
  const isPlaceholder = (part: string) => part.startsWith('{');
  if (!parts.every((part, at) => isPlaceholder(part) || part === names[at])) return null;
  return names.filter((_, at) => isPlaceholder(parts[at] ?? ''));
}
