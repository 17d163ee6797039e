import { DRIVER_NOTICES, PASSENGER_NOTICES, type Notice } from '#domain/rides/model/notices/notice.ts';
import { readPhones, type Phone } from '#domain/rides/model/notices/phones.ts';
import { devicesPath, reachPath, toldPath } from '#domain/rides/model/stored/ride-paths.ts';
import { profilePath } from '#domain/accounts/model/account-paths.ts';
import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { REMOVED, SERVER_TIME } from '#domain/shared/record-write.ts';
import type { FirestoreClient } from '../operations/rest/firestore-client.ts';
import { Timestamp } from '../operations/rest/firestore-value.ts';
import type { DocumentWrite } from '../operations/rest/firestore-write.ts';
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
  /** Writes down how many phones of this driver there are. */
  count(uid: string): Promise<void>;
}

interface Addressee {
  readonly notice: Notice;
  readonly email: string;
  readonly phones: ReadonlyMap<string, Phone>;
}

const AUDIENCES: readonly (readonly [role: string, kinds: readonly string[]])[] = [
  ['driver', DRIVER_NOTICES],
  ['passenger', PASSENGER_NOTICES],
];

/** Whether somebody still is who the notice is for: a driver without approval is told nothing. */
function isFor({ kind }: Notice, { status, role }: { status?: string; role?: string }): boolean {
  return status === 'approved' && AUDIENCES.some(([who, kinds]) => role === who && kinds.includes(kind));
}

export function createSender({ firestore, identity, now, print, post }: SenderNeeds): Sender {
  async function addresseesOf(notices: readonly Notice[]): Promise<readonly Addressee[]> {
    const paths = notices.flatMap(({ to }) => [profilePath(to), devicesPath(to)]);
    const found = await firestore.read(paths);
    if (!found.ok) {
      print(`Nobody was told: ${found.error.message}`);
      return [];
    }
    return notices.flatMap((notice, index) => {
      const profile = readStoredProfile(found.value[2 * index]?.fields ?? {});
      if (!isFor(notice, profile)) return [];
      return {
        notice,
        email: profile.email ?? notice.to,
        phones: readPhones(found.value[2 * index + 1]?.fields),
      };
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

  async function record({ notice: { to, kind }, phones }: Addressee, answers: ReadonlyMap<string, Delivery>) {
    const gone = [...answers].flatMap(([id, answer]) => (answer === 'gone' ? id : []));
    const forgotten: DocumentWrite[] = gone.map((id) => ({
      kind: 'update',
      path: devicesPath(to),
      fields: { [`phones.${id}`]: REMOVED },
    }));
    const isDrivers = DRIVER_NOTICES.some((each) => each === kind);
    const reach: DocumentWrite = {
      kind: 'set',
      path: reachPath(to),
      fields: {
        phones: phones.size - gone.length,
        triedAt: SERVER_TIME,
        answer: [...answers.values()].includes('told') ? 'told' : 'failed',
      },
    };
    const writes = [...forgotten, ...(isDrivers ? [reach] : [])];
    if (writes.length > 0) await firestore.commit(writes);
  }

  async function tellOne(addressee: Addressee): Promise<void> {
    const { notice, email, phones } = addressee;
    if (phones.size === 0) return print(`No phone to tell ${email}: ${notice.kind}`);
    if (!(await claim(notice))) return;
    const answers = new Map(
      await Promise.all(
        [...phones].map(async ([id, phone]) => {
          const answer = await deliver(notice, phone, identity, now(), post);
          return [id, answer] as const;
        }),
      ),
    );
    const told = [...answers.values()].filter((answer) => answer === 'told').length;
    print(`Told ${email}: ${notice.kind} (${told} of ${phones.size} phones)`);
    await record(addressee, answers);
  }

  return {
    async tell(notices) {
      await Promise.all((await addresseesOf(notices)).map(tellOne));
    },
    async count(uid) {
      const found = await firestore.read([devicesPath(uid), reachPath(uid), profilePath(uid)]);
      if (!found.ok) return;
      const [devices, reach, profile] = found.value;
      const phones = readPhones(devices?.fields).size;
      const isDriver = readStoredProfile(profile?.fields ?? {}).role === 'driver';
      if (!isDriver || phones === (reach?.fields['phones'] ?? 0)) return;
      const kind = reach ? 'update' : 'set';
      await firestore.commit([{ kind, path: reachPath(uid), fields: { phones } }]);
    },
  };
}
