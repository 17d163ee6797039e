import type { Firestore, QuerySnapshot } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openServer, type WireServer } from '../http/wire-server.ts';
import { startFirestore } from '../start-firestore.ts';
import { openFullSdk, type FullSdk } from '../testing/full-sdk.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /open/{id} { allow read, write; }
  match /gated/{id} {
    allow read: if exists(/databases/$(d)/documents/members/$(request.auth.uid));
  }
} }`;

let wire: WireServer;
let full: FullSdk;

beforeAll(async () => {
  wire = await openServer();
  full = await openFullSdk(wire.server.host, wire.server.port);
  // A busy machine takes its time to load the SDK.
}, 60_000);
afterAll(async () => {
  await full.close();
  await wire.close();
});

interface Heard<Snapshot> {
  /** Resolves with what the client shows as soon as it satisfies the condition; rejects when the target is lost. */
  until(condition: (snapshot: Snapshot) => boolean): Promise<Snapshot>;
}

/** Remembers the latest snapshot of a listener; `listen` returns what ends it. */
function hear<Snapshot>(
  listen: (next: (snapshot: Snapshot) => void, error: (error: Error) => void) => () => void,
): Heard<Snapshot> {
  let latest: { snapshot: Snapshot } | null = null;
  let lost: Error | null = null;
  let look = (): void => {};
  const stop = listen(
    (snapshot) => {
      latest = { snapshot };
      look();
    },
    (error) => {
      lost = error;
      look();
    },
  );
  onTestFinished(stop);
  return {
    until: (condition) =>
      new Promise((resolve, reject) => {
        look = () => {
          if (lost) reject(lost);
          else if (latest && condition(latest.snapshot)) resolve(latest.snapshot);
        };
        look();
      }),
  };
}

const hearQuery = (db: Firestore, path: string, most = 100): Heard<QuerySnapshot> =>
  hear((next, error) => {
    const { collection, limit, onSnapshot, orderBy, query } = full.sdk;
    const asked = query(collection(db, path), orderBy('n'), limit(most));
    return onSnapshot(asked, { includeMetadataChanges: true }, next, error);
  });

const confirmed =
  (...ids: readonly string[]) =>
  ({ docs, metadata }: QuerySnapshot): boolean =>
    !metadata.fromCache && docs.map(({ id }) => id).join() === ids.join();

describe("Google's client", () => {
  test('a query shows what another client commits, and a limit refills', async () => {
    const project = wire.newProject(RULES);
    const { doc, deleteDoc, setDoc } = full.sdk;
    const writer = full.connect(project, null);
    for (const [index, id] of ['a', 'b', 'c'].entries())
      await setDoc(doc(writer, `open/${id}`), { n: index });
    const heard = hearQuery(full.connect(project, null), 'open', 2);
    await expect(heard.until(confirmed('a', 'b'))).resolves.toBeDefined();
    await deleteDoc(doc(writer, 'open/a'));
    await expect(heard.until(confirmed('b', 'c'))).resolves.toBeDefined();
    await setDoc(doc(writer, 'open/first'), { n: -1 });
    await expect(heard.until(confirmed('first', 'b'))).resolves.toBeDefined();
  });

  test('a listener without permission is refused, beside one that has it', async () => {
    const project = wire.newProject(RULES);
    const owner = full.connect(project, 'owner');
    await full.sdk.setDoc(full.sdk.doc(owner, 'members/ada'), {});
    await full.sdk.setDoc(full.sdk.doc(owner, 'gated/a'), { n: 1 });
    const stranger = hearQuery(full.connect(project, { sub: 'bob' }), 'gated');
    await expect(stranger.until(confirmed('a'))).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(
      hearQuery(full.connect(project, { sub: 'ada' }), 'gated').until(confirmed('a')),
    ).resolves.toBeDefined();
  });

  test('rules that change hold from the next commit to what is heard', async () => {
    const project = wire.newProject(RULES);
    const owner = full.connect(project, 'owner');
    const { doc, setDoc } = full.sdk;
    const heard = hearQuery(full.connect(project, { sub: 'ada' }), 'open');
    await expect(heard.until(confirmed())).resolves.toBeDefined();
    wire.server.loadRules(RULES.replace('allow read, write;', 'allow write;'), project);
    await setDoc(doc(owner, 'open/a'), { n: 1 });
    await expect(heard.until(confirmed('a'))).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('a token that has expired still listens: no token is checked here, nor by the official emulator', async () => {
    const project = wire.newProject(RULES);
    const owner = full.connect(project, 'owner');
    await full.sdk.setDoc(full.sdk.doc(owner, 'members/ada'), {});
    // The SDK's mock tokens expired in 1970.
    await expect(
      hearQuery(full.connect(project, { sub: 'ada', exp: 1 }), 'gated').until(confirmed()),
    ).resolves.toBeDefined();
  });

  test('long polling shows the same', async () => {
    const project = wire.newProject(RULES);
    const heard = hearQuery(full.connect(project, null, { experimentalForceLongPolling: true }), 'open');
    await expect(heard.until(confirmed())).resolves.toBeDefined();
    const { doc, setDoc } = full.sdk;
    await setDoc(doc(full.connect(project, null), 'open/a'), { n: 1 });
    await expect(heard.until(confirmed('a'))).resolves.toBeDefined();
  });

  test('a listener lives through a restart of the server, and shows what was stored after it', async () => {
    const first = await startFirestore({ port: 0 });
    first.loadRules(RULES, 'demo-restart');
    const own = await openFullSdk(first.host, first.port);
    const client = own.connect('demo-restart', null);
    const { doc, setDoc } = own.sdk;
    await setDoc(doc(client, 'open/a'), { n: 1 });
    const heard = hearQuery(client, 'open');
    await expect(heard.until(confirmed('a'))).resolves.toBeDefined();
    await first.close();
    const second = await startFirestore({ port: first.port });
    second.loadRules(RULES, 'demo-restart');
    await setDoc(doc(client, 'open/b'), { n: 2 });
    await expect(heard.until(confirmed('b'))).resolves.toBeDefined();
    await own.close();
    await second.close();
  });
});
