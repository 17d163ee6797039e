import type { EmailAddress } from '#domain/accounts/model/email-address.ts';
import { profilePath } from '#domain/accounts/model/account-paths.ts';
import { phoneKeyOf } from '#domain/rides/model/booking/passenger-phone.ts';
import { driverPath, riderPath } from '#domain/rides/model/stored/ride-paths.ts';
import { text } from '#domain/shared/decoders.ts';
import { succeed } from '#domain/shared/result.ts';
import { tombstoneId } from '#adapters/records/accounts/tombstone-id.ts';
import { findAddressHolders } from '../account-records/address-holders.ts';
import { chooseAccount } from '../account-records/choose-account.ts';
import { stop, type CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';
import { eachDocument } from '../rest/each-document.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import { hasNameOf, hasNumberOf, isTheirCall, ridesIn, type Subject } from './subject.ts';

/** The requested person, by an account's address, or by a caller's number. If several have the number, also by name. */
export type PersonAsked =
  | { readonly by: 'email'; readonly email: EmailAddress; readonly uid: string | null }
  | { readonly by: 'phone'; readonly phone: string; readonly name: string };

type Known = Omit<Subject, 'customers' | 'called' | 'ridden'>;

async function byAddress(
  { backend }: Run,
  choice: Extract<PersonAsked, { by: 'email' }>,
): Promise<CommandResult<Known>> {
  const holders = await findAddressHolders(backend, choice.email);
  if (!holders.ok) return holders;
  const account = chooseAccount(choice, holders.value);
  if (!account.ok) return account;
  const { uid = null, profile = null, identity = null } = account.value ?? {};
  const own = await backend.firestore.read(
    uid === null ? [] : [profilePath(uid), riderPath(uid), driverPath(uid)],
  );
  if (!own.ok) return own;
  const numbers = own.value.flatMap((document) => text(document?.fields['phone']) || []);
  const emails = [choice.email, text(profile?.fields['email']), identity?.email].flatMap(
    (each) => each || [],
  );
  const hashes = await Promise.all(emails.map((email) => tombstoneId(email)));
  return succeed({
    uid,
    emails: [...new Set(emails)],
    tombstones: [...(uid === null ? [] : [uid]), ...hashes],
    phoneKeys: new Set(numbers.map(phoneKeyOf)),
    name: text(profile?.fields['name']) ?? '',
  });
}

const nameOf = ({ path, fields }: StoredDocument) => `${text(fields['name']) ?? '?'} (${path})`;

/** The records of customers with one of the person's numbers: the person's own, and those of others. */
async function customersOf({ backend }: Run, known: Known) {
  const [own, others]: [StoredDocument[], StoredDocument[]] = [[], []];
  const read = await eachDocument(backend.firestore, 'customers', (document) => {
    if (!hasNumberOf(document.fields, known)) return;
    (hasNameOf(document.fields, known) ? own : others).push(document);
  });
  return read.ok ? succeed({ own, others }) : read;
}

/** Finds the requested person, and the names and ids by which the database knows them. */
export async function findSubject(asked: PersonAsked, run: Run): Promise<CommandResult<Subject>> {
  const known: CommandResult<Known> =
    asked.by === 'email'
      ? await byAddress(run, asked)
      : succeed({
          uid: null,
          emails: [],
          tombstones: [],
          phoneKeys: new Set([phoneKeyOf(asked.phone)]),
          name: asked.name,
        });
  if (!known.ok) return known;
  // Without the account's name, a customer with its number could be another person.
  const isNamed = known.value.name !== '' || asked.by === 'phone';
  const found = isNamed ? await customersOf(run, known.value) : succeed({ own: [], others: [] });
  if (!found.ok) return found;
  const { own, others } = found.value;
  const people = new Set(own.map(({ fields }) => text(fields['name'])));
  if (asked.by === 'phone' && asked.name === '' && people.size > 1) {
    return stop('failed', `Several people have this number: ${own.map(nameOf).join('; ')}. Add --name.`);
  }
  for (const other of others) {
    run.print(`not exported, because the number is the same and the name another: ${nameOf(other)}`);
  }
  const name = known.value.name || (text(own[0]?.fields['name']) ?? '');
  const subject = { ...known.value, name, customers: new Set(own.map(({ id }) => id)) };
  const called = new Set(own.flatMap(({ fields }) => ridesIn(fields)));
  if (subject.customers.size > 0 || asked.by === 'phone') {
    const read = await eachDocument(run.backend.firestore, 'private', ({ path, fields }) => {
      const [, ride] = /^rides\/([^/]+)\//.exec(path) ?? [];
      if (ride !== undefined && isTheirCall(fields, subject)) called.add(ride);
    });
    if (!read.ok) return read;
  }
  return succeed({ ...subject, called, ridden: new Set() });
}
