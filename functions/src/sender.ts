import { DRIVER_NOTICES, PASSENGER_NOTICES, type Notice } from '../../domain/rides/model/notices/notice.ts';
import { isStillTold, readPhones, readReach } from '../../domain/rides/model/devices/push-device.ts';
import { devicesPath, reachPath, toldPath } from '../../domain/rides/model/stored/ride-paths.ts';
import { profilePath } from '../../domain/accounts/model/account-paths.ts';
import { readStoredProfile, type StoredProfile } from '../../domain/accounts/model/stored-profile.ts';
import { DAY_MS } from '../../domain/shared/durations.ts';
import { REMOVED } from '../../domain/shared/record-write.ts';
import type { FirestoreClient, StoredDocument } from '../../tools/operations/rest/firestore-client.ts';
import { Timestamp } from '../../tools/operations/rest/firestore-value.ts';
import type { DocumentWrite } from '../../tools/operations/rest/firestore-write.ts';
import { deliver, type Delivery, type Post, type SenderIdentity } from './deliver.ts';

interface SenderNeeds {
  /** With all rights: no rule lets anybody read where phones are. */
  readonly firestore: FirestoreClient;
  readonly identity: SenderIdentity;
  readonly now: () => Date;
  /** A line for whoever runs it. */
  readonly print: (line: string) => void;
  readonly post?: Post | undefined;
}

export interface Sender {
  /** Tells all of them at once, each at most once however often it is asked. Never throws. */
  tell(notices: readonly Notice[]): Promise<void>;
  /** Writes down how many phones of this driver there are. Returns whether it could. */
  count(uid: string): Promise<boolean>;
}

/** What is stored about somebody who may be told. */
interface Person {
  readonly uid: string;
  readonly profile: StoredProfile;
  readonly devices: StoredDocument | null;
  readonly reach: StoredDocument | null;
}

const pathsOf = (uid: string) => [profilePath(uid), devicesPath(uid), reachPath(uid)];

/** What came of telling somebody something. */
interface Attempt {
  /** When it began. */
  readonly at: Date;
  readonly answer: 'told' | 'failed';
  /** The phones whose addresses will never work again. */
  readonly gone: readonly string[];
}

/** How often to look again where somebody else has written meanwhile. */
const MOST_LOOKS = 4;

const AUDIENCES: readonly (readonly [role: string, kinds: readonly string[]])[] = [
  ['driver', DRIVER_NOTICES],
  ['passenger', PASSENGER_NOTICES],
];

/** Whether somebody still is who the notice is for: a driver without approval is told nothing. */
function isFor({ kind }: Notice, { status, role }: { status?: string; role?: string }): boolean {
  return status === 'approved' && AUDIENCES.some(([who, kinds]) => role === who && kinds.includes(kind));
}

/** That nobody has written a document since it was read. */
const unchanged = (document: StoredDocument | null) =>
  document === null ? { exists: false as const } : { updateTime: document.updateTime };

const phonesOf = ({ devices, profile }: Person) =>
  [...readPhones(devices?.fields)].filter(([, phone]) => isStillTold(phone, profile));

/** Removes the phones that are told no more, and keeps how many there are and which attempt was the last. */
function writesAbout(person: Person, attempt: Attempt | null): readonly DocumentWrite[] {
  const { uid, profile, devices, reach } = person;
  const lasting = new Map(phonesOf(person).filter(([id]) => attempt?.gone.includes(id) !== true));
  const removed = [...readPhones(devices?.fields).keys()].filter((id) => !lasting.has(id));
  const forgets: DocumentWrite = {
    kind: 'update',
    path: devicesPath(uid),
    fields: Object.fromEntries(removed.map((id) => [`phones.${id}`, REMOVED])),
    condition: unchanged(devices),
  };
  const known = readReach(uid, reach?.fields);
  const phones = lasting.size;
  const isLast = attempt !== null && (known?.triedAt ?? attempt.at) <= attempt.at;
  const counts: DocumentWrite = {
    kind: reach === null ? 'set' : 'update',
    path: reachPath(uid),
    fields: { phones, ...(isLast && { triedAt: attempt.at, answer: attempt.answer }) },
    condition: unchanged(reach),
  };
  const isNews = isLast || phones !== (known?.phones ?? 0);
  return [...(removed.length > 0 ? [forgets] : []), ...(profile.role === 'driver' && isNews ? [counts] : [])];
}

export function createSender({ firestore, identity, now, print, post }: SenderNeeds): Sender {
  async function peopleOf(uids: readonly string[]): Promise<readonly Person[] | null> {
    const found = await firestore.read(uids.flatMap(pathsOf));
    if (!found.ok) return null;
    return uids.map((uid, index) => {
      const [profile = null, devices = null, reach = null] = found.value.slice(3 * index);
      return { uid, profile: readStoredProfile(profile?.fields ?? {}), devices, reach };
    });
  }

  /** Whether nobody has told it before; whoever comes second gives way. */
  async function claim({ key }: Notice): Promise<boolean> {
    const deleteAt = new Timestamp(new Date(now().getTime() + DAY_MS).toISOString());
    const written = await firestore.commit([
      { kind: 'set', path: toldPath(key), fields: { deleteAt }, condition: { exists: false } },
    ]);
    return written.ok;
  }

  /**
   * Writes down how somebody can be told, and what came of an attempt unless a later one is known. Looks again where a phone or
   * another attempt came between. Returns whether it could.
   */
  async function writeDown(person: Person, attempt: Attempt | null, looks = MOST_LOOKS): Promise<boolean> {
    const writes = writesAbout(person, attempt);
    if (writes.length === 0) return true;
    const written = await firestore.commit(writes);
    if (written.ok || written.error.kind !== 'conflict' || looks === 0) return written.ok;
    const [present] = (await peopleOf([person.uid])) ?? [];
    return present !== undefined && writeDown(present, attempt, looks - 1);
  }

  async function tellOne(notice: Notice, person: Person): Promise<void> {
    const email = person.profile.email ?? person.uid;
    const phones = phonesOf(person);
    if (phones.length === 0) {
      print(`No phone to tell ${email}: ${notice.kind}`);
      await writeDown(person, null);
      return;
    }
    if (!(await claim(notice))) return;
    const at = now();
    const answers = await Promise.all(
      phones.map(async ([id, phone]) => ({ id, answer: await deliver(notice, phone, identity, at, post) })),
    );
    const those = (wanted: Delivery) => answers.flatMap(({ id, answer }) => (answer === wanted ? id : []));
    const told = those('told').length;
    print(`Told ${email}: ${notice.kind} (${told} of ${phones.length} phones)`);
    await writeDown(person, { at, answer: told > 0 ? 'told' : 'failed', gone: those('gone') });
  }

  return {
    async tell(notices) {
      const people = await peopleOf(notices.map(({ to }) => to));
      if (people === null) return print('Nobody was told: the database did not answer.');
      // Nobody waits for somebody else's slow push service.
      const told = people.map(async (person, index) => {
        const notice = notices[index];
        if (notice !== undefined && isFor(notice, person.profile)) await tellOne(notice, person);
      });
      await Promise.all(told);
    },
    async count(uid) {
      const [person] = (await peopleOf([uid])) ?? [];
      return person !== undefined && writeDown(person, null);
    },
  };
}
