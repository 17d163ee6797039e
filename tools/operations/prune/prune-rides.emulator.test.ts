import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/shared/durations.ts';
import { breakingFetch, createLocalProject, granted, type LocalProject } from '../local-project.builder.ts';
import type { Fetch } from '../rest/json-call.ts';
import { Timestamp } from '../rest/firestore-value.ts';
import { pruneRidesCommand } from './prune-rides-command.ts';

const inDays = (days: number) => new Timestamp(new Date(Date.now() + days * DAY_MS).toISOString());
const detailsOf = (ride: string) => `rides/${ride}/private/details`;

let project: LocalProject;

beforeEach(() => {
  project = createLocalProject('prune');
});

const prune = (argv: readonly string[] = [], send?: Fetch) => project.run(pruneRidesCommand, argv, send);

/** Which of these documents are there. */
async function present(paths: readonly string[]): Promise<readonly string[]> {
  const read = granted(await project.backend.firestore.read(paths));
  return read.flatMap((document) => (document === null ? [] : [document.path]));
}

/** A ride with details and a customer whose time has come, and the same that still have some. */
async function arrange() {
  const due = [detailsOf('old'), 'customers/old'];
  const kept = ['rides/old', detailsOf('new'), 'rides/new', 'customers/new', 'users/u1/private/keys'];
  await project.put('rides/old', { state: 'completed', endedAt: inDays(-91) });
  await project.put(detailsOf('old'), { name: 'Robin', deleteAt: inDays(-1) });
  await project.put('customers/old', { name: 'Cora', deleteAt: inDays(-1) });
  await project.put('rides/new', { state: 'completed' });
  await project.put(detailsOf('new'), { name: 'Robin', deleteAt: inDays(1) });
  await project.put('customers/new', { name: 'Carl', deleteAt: inDays(1) });
  await project.put('users/u1/private/keys', { name: 'nobody gave this an end' });
  return { due, kept, all: [...due, ...kept] };
}

describe('removing what is due', () => {
  it('details and customers whose time has come go, and nothing else', async () => {
    const { all, kept } = await arrange();
    const run = await prune();
    expect(run).toMatchObject({ exitCode: 0, complained: [] });
    expect(run.printed.slice(1)).toEqual(['remove details of rides: 1', 'remove customers: 1']);
    expect(await present(all)).toEqual(kept);
    expect((await prune()).printed.slice(1)).toEqual(['Nothing is due: nothing to change.']);
  });

  it('a dry run prints the same and removes nothing', async () => {
    const { all } = await arrange();
    const dry = await prune(['--dry-run']);
    expect(await present(all)).toEqual(all);
    expect(dry.printed.slice(2)).toEqual((await prune()).printed.slice(1));
  });

  it('many are removed in pages, and a dry run counts them all', async () => {
    const paths = Array.from({ length: 450 }, (_, index) => detailsOf(`ride${index}`));
    const fields = { deleteAt: inDays(-2) };
    granted(
      await project.backend.firestore.commit(paths.map((path) => ({ kind: 'set', path, fields }) as const)),
    );
    expect((await prune(['--dry-run'])).printed.slice(2)).toEqual(['remove details of rides: 450']);
    expect((await prune()).printed.slice(1)).toEqual(['remove details of rides: 450']);
    expect(await present(paths.slice(0, 100))).toEqual([]);
  });

  it('a customer who has called meanwhile stays', async () => {
    const { all, kept } = await arrange();
    let hasCalled = false;
    const send: Fetch = async (url, init) => {
      if (!hasCalled && url.endsWith(':commit') && String(init.body).includes('customers/old')) {
        hasCalled = true;
        await project.put('customers/old', { name: 'Cora', deleteAt: inDays(700) });
      }
      return fetch(url, init);
    };
    expect(await prune([], send)).toMatchObject({ exitCode: 0 });
    expect(await present(all)).toEqual(['customers/old', ...kept]);
  });

  it.each(['before', 'after'] as const)(
    'broken off %s any request took effect, the next run ends it',
    async (when) => {
      // For details and for customers: what is due, its removal, and that nothing else is.
      for (const at of [1, 2, 3, 4, 5, 6]) {
        const { all, kept } = await arrange();
        expect(await prune([], breakingFetch(at, when)), `request ${at}`).toMatchObject({ exitCode: 1 });
        expect(await prune()).toMatchObject({ exitCode: 0 });
        expect(await present(all)).toEqual(kept);
      }
    },
  );
});
