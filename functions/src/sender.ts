import {
  DRIVER_NOTICES,
  PASSENGER_NOTICES,
  type Notice,
  type NoticeKind,
} from '../../domain/rides/model/notices/notice.ts';
import { isStillNotified, readPushDevices, readReach } from '../../domain/rides/model/devices/push-device.ts';
import { devicesPath, reachPath } from '../../domain/rides/model/stored/ride-paths.ts';
import { profilePath } from '../../domain/accounts/model/account-paths.ts';
import { readStoredProfile, type StoredProfile } from '../../domain/accounts/model/stored-profile.ts';
import { HOUR_MS } from '../../domain/shared/durations.ts';
import { REMOVED } from '../../domain/shared/record-write.ts';
import type { FirestoreClient, StoredDocument } from '../../tools/operations/rest/firestore-client.ts';
import type { DocumentWrite } from '../../tools/operations/rest/firestore-write.ts';
import { deliver, type Delivery, type Post, type SenderIdentity } from './deliver.ts';
import { createNoticeClaims } from './notice-claim.ts';

interface SenderNeeds {
  /** A client with all rights, because the rules let no browser read push devices. */
  readonly firestore: FirestoreClient;
  readonly identity: SenderIdentity;
  readonly now: () => Date;
  /** Prints a line for the operator. */
  readonly print: (line: string) => void;
  readonly post?: Post | undefined;
}

export interface Sender {
  /**
   * Sends all notices in parallel. A repeated call sends a notice again only if the sender could not record the push
   * service's answer. Resolves to `false` if some notices may be unsent; the caller then calls again. Never throws.
   */
  notify(notices: readonly Notice[]): Promise<boolean>;
  /** Removes push devices that are no longer notified, and stores how many a driver has left. `false` on failure. */
  count(uid: string): Promise<boolean>;
}

/** The stored data of a person who may be notified. */
interface Person {
  readonly uid: string;
  readonly profile: StoredProfile;
  readonly devices: StoredDocument | null;
  readonly reach: StoredDocument | null;
}

const pathsOf = (uid: string) => [profilePath(uid), devicesPath(uid), reachPath(uid)];

/** The outcome of one notice to one person. */
interface Attempt {
  /** When the attempt began. */
  readonly at: Date;
  readonly kind: NoticeKind;
  readonly answer: 'notified' | 'failed';
  /** The push devices whose addresses will never work again. */
  readonly gone: readonly string[];
}

/** A driver gets news of later requests at most once in this time. The page shows how many there are. Milliseconds. */
const LATER_PAUSE_MS = HOUR_MS;

/**
 * The key under which a notice is claimed. Notices of later requests to one driver have the same key until one of them
 * is sent. So two simultaneous notices are never both sent.
 */
function claimKey({ kind, to, key }: Notice, { reach }: Person): string {
  if (kind !== 'later-request') return key;
  return `later-${to}-${readReach(to, reach?.fields)?.laterAt?.getTime() ?? 0}`;
}

/** Whether the driver was sent a notice of later requests within the pause. */
function isTooSoon({ kind, to }: Notice, { reach }: Person, at: Date): boolean {
  const last = readReach(to, reach?.fields)?.laterAt ?? null;
  return kind === 'later-request' && last !== null && at.getTime() - last.getTime() < LATER_PAUSE_MS;
}

/** How many times to retry after a conflicting write. */
const MOST_RETRIES = 4;

const AUDIENCES: readonly (readonly [role: string, kinds: readonly string[]])[] = [
  ['driver', DRIVER_NOTICES],
  ['passenger', PASSENGER_NOTICES],
];

/** Whether the notice may be sent to this person: they are approved, and their role gets notices of this kind. */
function isFor({ kind }: Notice, { status, role }: { status?: string; role?: string }): boolean {
  return status === 'approved' && AUDIENCES.some(([who, kinds]) => role === who && kinds.includes(kind));
}

/** The condition that a document has not been written since it was read. */
const unchanged = (document: StoredDocument | null) =>
  document === null ? { exists: false as const } : { updateTime: document.updateTime };

const devicesOf = ({ devices, profile }: Person) =>
  [...readPushDevices(devices?.fields)].filter(([, device]) => isStillNotified(device, profile));

/**
 * The writes after an attempt, or without one. They remove the push devices that are no longer notified. For a driver
 * they also store how many are left and, if no later attempt is stored, how this one ended.
 */
function writesAbout(person: Person, attempt: Attempt | null): readonly DocumentWrite[] {
  const { uid, profile, devices, reach } = person;
  const lasting = new Map(devicesOf(person).filter(([id]) => attempt?.gone.includes(id) !== true));
  const removed = [...readPushDevices(devices?.fields).keys()].filter((id) => !lasting.has(id));
  const removal: DocumentWrite = {
    kind: 'update',
    path: devicesPath(uid),
    fields: Object.fromEntries(removed.map((id) => [`devices.${id}`, REMOVED])),
    condition: unchanged(devices),
  };
  const known = readReach(uid, reach?.fields);
  const count = lasting.size;
  const isLast = attempt !== null && (known?.triedAt ?? attempt.at) <= attempt.at;
  const counts: DocumentWrite = {
    kind: reach === null ? 'set' : 'update',
    path: reachPath(uid),
    fields: {
      devices: count,
      ...(isLast && { triedAt: attempt.at, answer: attempt.answer }),
      ...(attempt?.kind === 'later-request' && { laterAt: attempt.at }),
    },
    condition: unchanged(reach),
  };
  const isNews = isLast || attempt?.kind === 'later-request' || count !== (known?.devices ?? 0);
  return [...(removed.length > 0 ? [removal] : []), ...(profile.role === 'driver' && isNews ? [counts] : [])];
}

export function createSender({ firestore, identity, now, print, post }: SenderNeeds): Sender {
  const claims = createNoticeClaims(firestore, now);

  async function peopleOf(uids: readonly string[]): Promise<readonly Person[] | null> {
    const found = await firestore.read(uids.flatMap(pathsOf));
    if (!found.ok) return null;
    return uids.map((uid, index) => {
      const [profile = null, devices = null, reach = null] = found.value.slice(3 * index);
      return { uid, profile: readStoredProfile(profile?.fields ?? {}), devices, reach };
    });
  }

  /** Stores what `writesAbout` returns, and repeats that after a conflict. Resolves to false if it is not stored. */
  async function store(person: Person, attempt: Attempt | null, retries = MOST_RETRIES): Promise<boolean> {
    const writes = writesAbout(person, attempt);
    if (writes.length === 0) return true;
    const written = await firestore.commit(writes);
    if (written.ok || written.error.kind !== 'conflict' || retries === 0) return written.ok;
    const [present] = (await peopleOf([person.uid])) ?? [];
    return present !== undefined && store(present, attempt, retries - 1);
  }

  /** Resolves to false if the notice may be unsent. */
  async function notifyOne(notice: Notice, person: Person): Promise<boolean> {
    const email = person.profile.email ?? person.uid;
    const devices = devicesOf(person);
    if (devices.length === 0) {
      print(`No push device of ${email}: ${notice.kind}`);
      await store(person, null);
      return true;
    }
    if (isTooSoon(notice, person, now())) return true;
    const key = claimKey(notice, person);
    const claim = await claims.claim(key);
    // The run that sent the notice has not stored the time, so the pause begins now.
    if (claim === 'sent' && notice.kind === 'later-request')
      return store(person, { at: now(), kind: notice.kind, answer: 'notified', gone: [] });
    if (claim === 'failed')
      print(`Not notified ${email}: ${notice.kind} (the database did not store the claim)`);
    if (claim !== 'claimed') return claim === 'sent';
    const at = now();
    const answers = await Promise.all(
      devices.map(async ([id, device]) => ({
        id,
        answer: await deliver(notice, device, identity, at, post),
      })),
    );
    await claims.finish(key);
    const those = (wanted: Delivery) => answers.flatMap(({ id, answer }) => (answer === wanted ? id : []));
    const notified = those('notified').length;
    print(`Notified ${email}: ${notice.kind} (${notified} of ${devices.length} push devices)`);
    const answer = notified > 0 ? 'notified' : 'failed';
    await store(person, { at, kind: notice.kind, answer, gone: those('gone') });
    return true;
  }

  return {
    async notify(notices) {
      const people = await peopleOf(notices.map(({ to }) => to));
      if (people === null) {
        print('No notices were sent: the database did not answer.');
        return false;
      }
      // In parallel, so that no one waits for the slow push service of another person.
      const sent = people.map(async (person, index) => {
        const notice = notices[index];
        return notice === undefined || !isFor(notice, person.profile) || notifyOne(notice, person);
      });
      return !(await Promise.all(sent)).includes(false);
    },
    async count(uid) {
      const [person] = (await peopleOf([uid])) ?? [];
      return person !== undefined && store(person, null);
    },
  };
}
