import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer, type WireServer } from '../http/wire-server.ts';
import { openChannel, type Arrival, type ChannelClient, type OpenBack } from '../testing/channel-client.ts';
import { headersOf, listenRequests, withoutTimes, type ListenRequests } from '../testing/listen-requests.ts';

/**
 * The answers expected here were recorded from Google's Firestore emulator 1.19.9. Times and tokens are `T`, and names
 * are below `documents/`. One differs on purpose: a commit is sent as what it changed, not as all documents again.
 */
const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /open/{id} { allow read, write; }
  match /gated/{id} {
    allow read: if exists(/databases/$(d)/documents/members/$(request.auth.uid));
  }
  match /numbered/{id} { allow get: if resource.data.n < 3; }
} }`;

let wire: WireServer;
let project: string;
let messages: ListenRequests;

beforeAll(async () => {
  wire = await openServer();
});
afterAll(() => wire.close());

const text = (value: string): object => ({ stringValue: value });
const int = (value: number): object => ({ integerValue: String(value) });

function begin(): void {
  project = wire.newProject(RULES);
  messages = listenRequests(project);
}

async function commit(...writes: readonly object[]): Promise<void> {
  const path = `/v1/${messages.database}/documents:commit`;
  const response = await wire.send('POST', path, { writes }, { authorization: 'Bearer owner' });
  expect(response.status).toBe(200);
}
const set = (path: string, fields: object): object => ({ update: { name: messages.nameOf(path), fields } });
const remove = (path: string): object => ({ delete: messages.nameOf(path) });

async function listen(
  identity: string | null,
  ...requests: readonly object[]
): Promise<{ channel: ChannelClient; back: OpenBack }> {
  const headers = identity === null ? '' : headersOf(identity);
  const channel = await openChannel(wire, project, { headers }, ...requests);
  return { channel, back: await channel.back() };
}

/** Waits for a number of messages besides noops, and returns those from `from` on. */
async function heard(back: OpenBack, count: number, from = 0): Promise<unknown[]> {
  const enough = (arrivals: readonly Arrival[]): boolean => withoutTimes(arrivals, project).length >= count;
  return withoutTimes(await back.until(enough), project).slice(from);
}

const change = (path: string, fields: object, id: number): unknown => [
  { documentChange: { document: { name: path, fields, createTime: 'T', updateTime: 'T' }, targetIds: [id] } },
];
const gone = (path: string, id: number): unknown => [
  { documentDelete: { document: path, readTime: 'T', removedTargetIds: [id] } },
];
const target = (targetChangeType: string, id: number, rest: object = {}): unknown => [
  { targetChange: { targetChangeType, targetIds: [id], ...rest } },
];
const STANDING = { resumeToken: 'T', readTime: 'T' };
const SNAPSHOT = [{ targetChange: STANDING }];
const denied = (id: number): unknown =>
  target('REMOVE', id, { cause: { code: 7, message: expect.any(String) as unknown } });

describe('the answers of the official emulator', () => {
  test('a handshake gives the session, the protocol versions and the keep-alive', async () => {
    begin();
    const { channel } = await listen(null, messages.query(2, 'open'));
    expect(channel.handshake).toMatch(/^\d\d\n\[\[0,\["c","[\w-]+={0,2}","",8,12,30000\]\]\]$/);
  });

  test('a query is added, sent as a whole, and current; then comes a `noop`', async () => {
    begin();
    await commit(set('open/a', { n: int(1), t: text('ü😀') }), set('open/b', { n: int(2) }));
    const { back } = await listen(null, messages.query(2, 'open'));
    expect(await heard(back, 5)).toEqual([
      target('ADD', 2),
      change('open/a', { n: int(1), t: text('ü😀') }, 2),
      change('open/b', { n: int(2) }, 2),
      target('CURRENT', 2, STANDING),
      SNAPSHOT,
    ]);
    const arrivals = await back.until((all) => all.length > 5);
    expect(arrivals.at(-1)).toEqual([6, ['noop']]);
  });

  test('a listened document that does not exist is sent as deleted', async () => {
    begin();
    await commit(set('open/a', { n: int(1) }));
    const { back } = await listen(null, messages.documents(4, 'open/a', 'open/zz'));
    expect(await heard(back, 5)).toEqual([
      target('ADD', 4),
      change('open/a', { n: int(1) }, 4),
      gone('open/zz', 4),
      target('CURRENT', 4, STANDING),
      SNAPSHOT,
    ]);
  });

  test('a target that resumes is reset and sent again as a whole', async () => {
    begin();
    await commit(set('open/a', { n: int(1) }));
    const { back } = await listen(null, messages.query(2, 'open', {}, { resumeToken: 'CgkIm73mvviamAM=' }));
    expect(await heard(back, 5)).toEqual([
      target('ADD', 2),
      target('RESET', 2, STANDING),
      change('open/a', { n: int(1) }, 2),
      target('CURRENT', 2, STANDING),
      SNAPSHOT,
    ]);
  });

  test('a commit to a document and a query is one state; only what changed is sent, not all again', async () => {
    begin();
    await commit(set('open/b', { n: int(2) }), set('open/c', { n: int(3) }), set('open/d', { n: int(4) }));
    const { back } = await listen(null, messages.query(2, 'open'), messages.documents(4, 'open/b', 'open/c'));
    await heard(back, 11);
    await commit(set('open/b', { n: int(7) }), remove('open/c'));
    expect(await heard(back, 16, 11)).toEqual([
      change('open/b', { n: int(7) }, 2),
      gone('open/c', 2),
      change('open/b', { n: int(7) }, 4),
      gone('open/c', 4),
      SNAPSHOT,
    ]);
  });

  test('a removed target is confirmed and hears no more', async () => {
    begin();
    const { channel, back } = await listen(
      null,
      messages.documents(2, 'open/a'),
      messages.documents(4, 'open/b'),
    );
    await channel.send(2, { database: messages.database, removeTarget: 2 });
    expect(await heard(back, 9, 8)).toEqual([target('REMOVE', 2)]);
    await commit(set('open/a', { n: int(1) }), set('open/b', { n: int(1) }));
    expect(await heard(back, 11, 9)).toEqual([change('open/b', { n: int(1) }, 4), SNAPSHOT]);
  });
});

describe('permission', () => {
  test('a query that the rules refuse is removed with PERMISSION_DENIED, and its stream goes on', async () => {
    begin();
    await commit(set('members/ada', {}));
    const { channel, back } = await listen('bob', messages.query(2, 'gated'));
    expect(await heard(back, 2)).toEqual([target('ADD', 2), denied(2)]);
    await channel.send(1, messages.query(4, 'open'));
    expect(await heard(back, 5, 2)).toEqual([target('ADD', 4), target('CURRENT', 4, STANDING), SNAPSHOT]);
  });

  test('a lost permission is noticed when a commit touches what is listened to, not before', async () => {
    begin();
    await commit(set('members/ada', {}), set('gated/x', { v: int(1) }));
    const { back } = await listen('ada', messages.query(2, 'gated'), messages.documents(4, 'open/mark'));
    await heard(back, 8);
    await commit(remove('members/ada'));
    await commit(set('open/mark', { v: int(1) }));
    expect(await heard(back, 10, 8)).toEqual([change('open/mark', { v: int(1) }, 4), SNAPSHOT]);
    await commit(set('gated/x', { v: int(2) }));
    expect(await heard(back, 11, 10)).toEqual([denied(2)]);
  });

  test('a listened document is removed when its own change makes the rules deny it', async () => {
    begin();
    await commit(set('numbered/a', { n: int(1) }));
    const { back } = await listen('ada', messages.documents(2, 'numbered/a'));
    await heard(back, 4);
    await commit(set('numbered/a', { n: int(2) }));
    expect(await heard(back, 6, 4)).toEqual([change('numbered/a', { n: int(2) }, 2), SNAPSHOT]);
    await commit(set('numbered/a', { n: int(9) }));
    expect(await heard(back, 7, 6)).toEqual([denied(2)]);
  });
});

describe('the Write call', () => {
  test('the Write call is greeted, answers a stored commit, and refuses a denied commit with its status', async () => {
    begin();
    const channel = await openChannel(wire, project, { rpc: 'Write' }, { database: messages.database });
    const back = await channel.back();
    expect(await heard(back, 1)).toEqual([[{ streamId: 'T', streamToken: 'T' }]]);
    const increment = { updateTransforms: [{ fieldPath: 'x', increment: int(3) }] };
    await channel.send(1, {
      streamToken: 'MA==',
      writes: [{ ...set('open/w', { n: int(1) }), ...increment }],
    });
    await channel.send(2, { streamToken: 'MQ==', writes: [set('secret/w', { n: int(1) })] });
    expect(await heard(back, 3, 1)).toEqual([
      [
        {
          streamToken: 'T',
          writeResults: [{ updateTime: 'T', transformResults: [int(3)] }],
          commitTime: 'T',
        },
      ],
      [{ error: { message: expect.any(String) as unknown, status: 'PERMISSION_DENIED' } }],
    ]);
  });
});
