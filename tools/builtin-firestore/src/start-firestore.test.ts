import { collection, doc, getDocs, orderBy, query, setDoc, where } from 'firebase/firestore/lite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openWire, type Wire } from './http/wire-client.ts';
import { ALLOW_ALL } from './http/wire-server.ts';
import { startFirestore, type FirestoreOptions } from './start-firestore.ts';

async function open(options: Partial<FirestoreOptions>): Promise<Wire> {
  const wire = await openWire(options);
  onTestFinished(() => wire.close());
  return wire;
}

describe('starting the built-in Firestore', () => {
  test('a server without rules denies all requests except those of administrators', async () => {
    const wire = await open({});
    const write = (identity: 'owner' | null): Promise<void> =>
      setDoc(doc(wire.connect('demo-p', identity), 'c/a'), {});
    await expect(write(null)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(write('owner')).resolves.toBeUndefined();
  });

  test('rules belong to the project that they were loaded for', async () => {
    const wire = await open({});
    wire.server.loadRules(ALLOW_ALL, 'demo-mine');
    const write = (project: string): Promise<void> => setDoc(doc(wire.connect(project, null), 'c/a'), {});
    await expect(write('demo-mine')).resolves.toBeUndefined();
    await expect(write('demo-other')).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('rules with issues are reported and the old ones stay', async () => {
    const wire = await open({});
    wire.server.loadRules(ALLOW_ALL, 'demo-mine');
    expect(wire.server.loadRules('nonsense', 'demo-mine')).toMatchObject({ ok: false });
    await expect(setDoc(doc(wire.connect('demo-mine', null), 'c/a'), {})).resolves.toBeUndefined();
  });

  test('a taken port rejects the start', async () => {
    const wire = await open({});
    await expect(startFirestore({ port: wire.server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('4: with declared indexes a query without its index is failed-precondition', async () => {
    const fields = [
      { fieldPath: 'a', order: 'ASCENDING' },
      { fieldPath: 'n', order: 'ASCENDING' },
    ];
    const indexes = JSON.stringify({ indexes: [{ collectionGroup: 'c', queryScope: 'COLLECTION', fields }] });
    const wire = await open({ indexes });
    const items = collection(wire.connect('demo-p', 'owner'), 'c');
    expect((await getDocs(query(items, where('a', '==', 1), orderBy('n')))).size).toBe(0);
    const other = query(items, where('b', '==', 1), orderBy('n'));
    await expect(getDocs(other)).rejects.toMatchObject({ code: 'failed-precondition' });
  });
});
