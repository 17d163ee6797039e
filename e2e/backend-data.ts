import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { postAsOwner } from '#emulator-seed/post-as-owner.ts';
import { commitAsOwner } from '#emulator-seed/commit-as-owner.ts';
import { seed } from '#emulator-seed/seed.ts';
import { SEED_PASSWORD, type SeedAccount } from '#emulator-seed/seed-accounts.ts';
import { LOOPBACK, PROJECT_ID } from '#backend/settings.ts';
import { PORTS } from './ports.ts';

const AUTH = `http://${LOOPBACK}:${PORTS.auth}`;
const FIRESTORE = `${LOOPBACK}:${PORTS.firestore}`;
const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;
const DOCUMENTS = `http://${FIRESTORE}/v1/${ROOT}`;

/** A person whom a test has created, with the password of the seed. */
export type Person = SeedAccount & { readonly password: string };

let people = 0;

function personFrom(form: Partial<SeedAccount>): Person {
  people += 1;
  const uid = form.uid ?? `test-${randomUUID()}`;
  return {
    email: `${uid}@example.com`,
    name: `Person ${process.pid}-${people}`,
    role: 'passenger',
    status: 'approved',
    createdAt: new Date().toISOString(),
    password: SEED_PASSWORD,
    ...form,
    uid,
  };
}

/**
 * Creates accounts through the emulators' API. By default each has its own address, so tests can run at the same time.
 */
export async function createPeople(forms: readonly Partial<SeedAccount>[]): Promise<readonly Person[]> {
  const created = forms.map(personFrom);
  await seed({ authUrl: AUTH, firestoreHost: FIRESTORE, projectId: PROJECT_ID }, created);
  return created;
}

export async function createPerson(form: Partial<SeedAccount> = {}): Promise<Person> {
  const [person] = await createPeople([form]);
  if (person === undefined) throw new Error('No person was created.');
  return person;
}

/** The beginning of names that no other test uses. A search for it finds only this test's people. */
export function ownNames(): string {
  return `Q${randomUUID().slice(0, 8)}`;
}

export function strangersAddress(): string {
  return `stranger-${randomUUID()}@example.com`;
}

const Found = z.object({ fields: z.record(z.string(), z.unknown()).optional() });

/** Reads a document past the rules. Returns its fields in the form of the REST API; `null` if it does not exist. */
export async function readDocument(path: string): Promise<Record<string, unknown> | null> {
  const answer = await postAsOwner(`${DOCUMENTS}:batchGet`, { documents: [`${ROOT}/${path}`] });
  const [first] = z.array(z.object({ found: Found.optional() })).parse(answer);
  return first?.found === undefined ? null : (first.found.fields ?? {});
}

const Text = z.object({ stringValue: z.string() });

/** A text field of a document from `readDocument`. Throws if it is no text. */
export function textIn(fields: Record<string, unknown> | null, name: string): string {
  return Text.parse(fields?.[name]).stringValue;
}

/** Sets text fields of a stored document past the rules. Changes no other field. */
export async function patchDocument(path: string, texts: Record<string, string>): Promise<void> {
  const fields = Object.fromEntries(
    Object.entries(texts).map(([name, stringValue]) => [name, { stringValue }]),
  );
  const update = { name: `${ROOT}/${path}`, fields };
  await postAsOwner(`${DOCUMENTS}:commit`, {
    writes: [{ update, updateMask: { fieldPaths: Object.keys(texts) } }],
  });
}

const LinkCodes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

/** The code in the newest link of this kind that the emulator has made for an address. */
async function linkCodeFor(requestType: string, email: string): Promise<string | undefined> {
  const answer = await fetch(`${AUTH}/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
  const { oobCodes } = LinkCodes.parse(await answer.json());
  return oobCodes.findLast((code) => code.email === email && code.requestType === requestType)?.oobCode;
}

export const resetCodeFor = (email: string) => linkCodeFor('PASSWORD_RESET', email);
export const proofCodeFor = (email: string) => linkCodeFor('VERIFY_EMAIL', email);

const RideOf = z.array(z.object({ document: z.object({ name: z.string() }).optional() }));

/** Ends, past the rules, the pause between two bookings of a passenger (D56). */
export async function mayBookAgain({ uid }: Person): Promise<void> {
  const path = `riders/${uid}`;
  if ((await readDocument(path)) === null) return;
  const update = { name: `${ROOT}/${path}`, fields: {} };
  await postAsOwner(`${DOCUMENTS}:commit`, {
    writes: [{ update, updateMask: { fieldPaths: ['claimedAt'] } }],
  });
}

/** The path of one ride of this passenger; empty if there is none. */
export async function rideOf({ uid }: Pick<Person, 'uid'>): Promise<string> {
  const rider = { fieldFilter: { field: { fieldPath: 'rider' }, op: 'EQUAL', value: { stringValue: uid } } };
  const structuredQuery = { from: [{ collectionId: 'rides' }], where: rider };
  const [found] = RideOf.parse(await postAsOwner(`${DOCUMENTS}:runQuery`, { structuredQuery }));
  return found?.document?.name.slice(`${ROOT}/`.length) ?? '';
}

/** Sets, past the rules, a term of a ride: the seconds of the `wait` at the door, or of the `search` for a driver. */
export async function finish(
  term: 'wait' | 'search',
  rider: Pick<Person, 'uid'>,
  seconds = 1,
): Promise<void> {
  const terms = { mapValue: { fields: { [term]: { integerValue: String(seconds) } } } };
  const update = { name: `${ROOT}/${await rideOf(rider)}`, fields: { terms } };
  await postAsOwner(`${DOCUMENTS}:commit`, {
    writes: [{ update, updateMask: { fieldPaths: [`terms.${term}`] } }],
  });
}

/** Stores documents by their paths, past the rules. */
export async function storeDocuments(documents: Readonly<Record<string, object>>): Promise<void> {
  await commitAsOwner({ firestoreHost: FIRESTORE, projectId: PROJECT_ID }, documents);
}

/** Stores one completed ride of a driver for each pick-up, past the rules. The passengers do not exist. */
export async function storeDrives({ uid }: Person, pickUps: readonly Date[]): Promise<void> {
  const rides = pickUps.map((at) => {
    const id = randomUUID().replaceAll('-', '').slice(0, 20);
    const ride = {
      kind: 'now',
      state: 'completed',
      open: false,
      rev: 0,
      did: 'request',
      rider: `caller-${id}`,
      driver: uid,
      card: { name: uid, vehicle: 'Blue van', plate: 'CB 101' },
      declined: [],
      area: { from: 'Old Town', to: 'Airport' },
      people: 1,
      needs: [],
      pickupAt: at,
      searchFrom: at,
      arrivedAt: at,
      endedAt: at,
      terms: { wait: 300, search: 1800, offer: 60, offerAhead: 43_200, release: 1800 },
      createdAt: at,
      changedAt: at,
      bookedBy: ['dispatch', uid],
      log: { 0: { did: 'request', by: uid, at } },
    };
    return [`rides/${id}`, ride] as const;
  });
  await storeDocuments(Object.fromEntries(rides));
}
