import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/shared/durations.ts';
import { breakingFetch, createLocalProject, granted, type LocalProject } from '../local-project.builder.ts';
import type { Fetch } from '../rest/json-call.ts';
import { Timestamp } from '../rest/firestore-value.ts';
import { pruneRidesCommand } from './prune-rides-command.ts';

const inDays = (days: number) => new Timestamp(new Date(Date.now() + days * DAY_MS).toISOString());
const detailsOf = (ride: string) => `rides/${ride}/private/details`;
const remarkOf = (ride: string, rev: number) => `rides/${ride}/remarks/${rev}`;

let project: LocalProject;

beforeEach(() => {
  project = createLocalProject('prune');
});

const prune = (argv: readonly string[] = [], send?: Fetch) => project.run(pruneRidesCommand, argv, send);

/** The paths of these documents that exist. */
async function present(paths: readonly string[]): Promise<readonly string[]> {
  const read = granted(await project.backend.firestore.read(paths));
  return read.flatMap((document) => (document === null ? [] : [document.path]));
}

/** Stores a ride with details and a remark, and a customer, all due. Then the same kinds that are not due. */
async function arrange() {
  const due = [detailsOf('old'), remarkOf('old', 2), 'customers/old'];
  const lasting = [
    detailsOf('new'),
    remarkOf('new', 1),
    'rides/new',
    'customers/new',
    'users/u1/private/keys',
  ];
  const remaining = ['rides/old', remarkOf('old', 3), ...lasting];
  await project.put('rides/old', { open: false, state: 'completed', endedAt: inDays(-91) });
  await project.put(detailsOf('old'), { name: 'Robin', deleteAt: inDays(-1) });
  await project.put(remarkOf('old', 2), { why: 'delay', deleteAt: inDays(-2) });
  await project.put(remarkOf('old', 3), { note: 'As the driver says.', deleteAt: inDays(1) });
  await project.put('customers/old', { name: 'Cora', deleteAt: inDays(-1) });
  await project.put('rides/new', { open: false, state: 'completed' });
  await project.put(detailsOf('new'), { name: 'Robin', deleteAt: inDays(1) });
  await project.put(remarkOf('new', 1), { why: 'busy', deleteAt: inDays(1) });
  await project.put('customers/new', { name: 'Carl', deleteAt: inDays(1) });
  await project.put('users/u1/private/keys', { name: 'without an end' });
  return { due, remaining, all: [...due, ...remaining] };
}

describe('removing due documents', () => {
  it('the command removes due details, remarks and customers, and nothing else', async () => {
    const { all, remaining } = await arrange();
    const run = await prune();
    expect(run).toMatchObject({ exitCode: 0, complained: [] });
    expect(run.printed.slice(1)).toEqual([
      'remove details of rides: 1',
      'remove remarks on rides: 1',
      'remove customers: 1',
    ]);
    expect(await present(all)).toEqual(remaining);
    expect((await prune()).printed.slice(1)).toEqual(['Nothing is due: nothing to change.']);
  });

  it('a dry run prints the same and removes nothing', async () => {
    const { all } = await arrange();
    const dry = await prune(['--dry-run']);
    expect(await present(all)).toEqual(all);
    expect(dry.printed.slice(2)).toEqual((await prune()).printed.slice(1));
  });

  it('due documents of an open ride stay, and a dry run says so, too', async () => {
    const { all, remaining, due } = await arrange();
    await project.put('rides/old', { open: true, state: 'requested' });
    const dry = await prune(['--dry-run']);
    const run = await prune();
    expect(run.printed.slice(1)).toEqual([
      'keep details of rides that are open: 1',
      'keep remarks on rides that are open: 1',
      'remove customers: 1',
    ]);
    expect(dry.printed.slice(2)).toEqual(run.printed.slice(1));
    expect(await present(all)).toEqual([...due.slice(0, 2), ...remaining]);
    await project.put('rides/old', { open: false, state: 'expired' });
    await prune();
    expect(await present(all)).toEqual(remaining);
  });

  it('due documents of a missing ride are removed', async () => {
    await project.put(detailsOf('lost'), { name: 'Robin', deleteAt: inDays(-1) });
    await prune();
    expect(await present([detailsOf('lost')])).toEqual([]);
  });

  it('many due documents are removed in pages, and a dry run counts them all', async () => {
    const paths = Array.from({ length: 450 }, (_, index) => detailsOf(`ride${index}`));
    const fields = { deleteAt: inDays(-2) };
    granted(
      await project.backend.firestore.commit(paths.map((path) => ({ kind: 'set', path, fields }) as const)),
    );
    expect((await prune(['--dry-run'])).printed.slice(2)).toEqual(['remove details of rides: 450']);
    expect((await prune()).printed.slice(1)).toEqual(['remove details of rides: 450']);
    expect(await present(paths.slice(0, 100))).toEqual([]);
  });

  it('open rides on a page do not prevent the removal of the next pages', async () => {
    const paths = Array.from({ length: 150 }, (_, index) => detailsOf(`ride${index}`));
    const details = (index: number) => ({ deleteAt: inDays(index < 120 ? -3 : -2) });
    granted(
      await project.backend.firestore.commit(
        paths.flatMap((path, index) => [
          { kind: 'set', path, fields: details(index) } as const,
          { kind: 'set', path: `rides/ride${index}`, fields: { open: index < 120 } } as const,
        ]),
      ),
    );
    expect((await prune()).printed.slice(1)).toEqual([
      'remove details of rides: 30',
      'keep details of rides that are open: 120',
    ]);
    expect(await present(paths.slice(60))).toEqual(paths.slice(60, 120));
  });

  it('a customer who has called meanwhile stays', async () => {
    const { all, remaining } = await arrange();
    let hasCalled = false;
    const send: Fetch = async (url, init) => {
      if (!hasCalled && url.endsWith(':commit') && String(init.body).includes('customers/old')) {
        hasCalled = true;
        await project.put('customers/old', { name: 'Cora', deleteAt: inDays(700) });
      }
      return fetch(url, init);
    };
    expect(await prune([], send)).toMatchObject({ exitCode: 0 });
    expect(await present(all)).toEqual(['customers/old', ...remaining]);
  });

  it.each(['before', 'after'] as const)(
    'a run that breaks off %s any request took effect is completed by the next run',
    async (when) => {
      // A run queries and removes per collection, reads the rides of details and remarks, and queries again.
      for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
        const { all, remaining } = await arrange();
        expect(await prune([], breakingFetch(at, when)), `request ${at}`).toMatchObject({ exitCode: 1 });
        expect(await prune()).toMatchObject({ exitCode: 0 });
        expect(await present(all)).toEqual(remaining);
      }
    },
  );
});
