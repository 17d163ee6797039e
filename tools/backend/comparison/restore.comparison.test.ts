import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { postAsOwner } from '#emulator-seed/post-as-owner.ts';
import { seedRides } from '#emulator-seed/seed-rides.ts';
import { findOfficial } from '../find-official.ts';
import { launchOfficial } from '../firestore-backend.ts';
import { createLifecycle } from '../lifecycle.ts';
import { freePort } from '../port.ts';
import { PROJECT_ID } from '../settings.ts';

const DATABASE = `projects/${PROJECT_ID}/databases/(default)`;
const Found = z.array(
  z.object({
    document: z.object({ name: z.string(), fields: z.record(z.string(), z.unknown()) }).optional(),
  }),
);

/** Every document of every collection, by its name. */
async function everything(host: string) {
  const url = `http://${host}/v1/${DATABASE}/documents:runQuery`;
  const found = Found.parse(
    await postAsOwner(url, { structuredQuery: { from: [{ allDescendants: true }] } }),
  );
  return Object.fromEntries(
    found.flatMap(({ document }) => (document ? [[document.name, document.fields]] : [])),
  );
}

/** Starts the official emulator, empty or with an export, and ends it after `act`. */
async function withFirestore<T>(from: string | null, act: (host: string) => Promise<T>): Promise<T> {
  const official = await findOfficial(process.env);
  if (!('jar' in official)) throw new Error(official.lacks);
  const lifecycle = createLifecycle(console.error);
  try {
    return await act(await launchOfficial(official, { firestorePort: await freePort() }, lifecycle, from));
  } finally {
    await lifecycle.stopAll();
  }
}

test('an export that is restored into an empty Firestore has every document as it was', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  try {
    const before = await withFirestore(null, async (host) => {
      await seedRides({ firestoreHost: host, projectId: PROJECT_ID }, true);
      const stored = await everything(host);
      const url = `http://${host}/emulator/v1/projects/${PROJECT_ID}:export`;
      await postAsOwner(url, { database: DATABASE, export_directory: folder, export_name: 'backup' });
      return stored;
    });
    const metadata = join(folder, 'backup', 'backup.overall_export_metadata');
    const after = await withFirestore(metadata, everything);
    expect(Object.keys(before).length).toBeGreaterThan(50);
    expect(after).toEqual(before);
    expect(await withFirestore(null, everything)).toEqual({});
  } finally {
    await rm(folder, { recursive: true });
  }
});
