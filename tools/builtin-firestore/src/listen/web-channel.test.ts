import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ALLOW_ALL, openServer, type WireServer } from '../http/wire-server.ts';
import { openChannel, type Arrival } from '../testing/channel-client.ts';
import { listenRequests, withoutTimes, type ListenRequests } from '../testing/listen-requests.ts';
import { WebChannel } from './web-channel.ts';

let wire: WireServer;

beforeAll(async () => {
  wire = await openServer();
});
afterAll(() => wire.close());

function begin(): { project: string; messages: ListenRequests; commit: (path: string) => Promise<void> } {
  const project = wire.newProject(ALLOW_ALL);
  const messages = listenRequests(project);
  const commit = async (path: string): Promise<void> => {
    const writes = [{ update: { name: messages.nameOf(path), fields: {} } }];
    await wire.send('POST', `/v1/${messages.database}/documents:commit`, { writes });
  };
  return { project, messages, commit };
}

const NOOP = JSON.stringify(['noop']);
const isNoop = ([, body]: Arrival): boolean => JSON.stringify(body) === NOOP;
const numbers = (arrivals: readonly Arrival[]): number[] => arrivals.map(([number]) => number);

describe('messages to the server', () => {
  test('a repeated request is handled once and answered again', async () => {
    const { project, messages } = begin();
    const channel = await openChannel(wire, project, {}, messages.documents(2, 'c/a'));
    const back = await channel.back();
    const first = await channel.send(1, messages.documents(4, 'c/b'));
    const again = await channel.send(1, messages.documents(4, 'c/b'));
    expect([first.status, again.status]).toEqual([200, 200]);
    await channel.send(2, messages.documents(6, 'c/c'));
    const heard = withoutTimes(await back.until((all) => all.length === 13), project);
    expect(heard.filter((body) => JSON.stringify(body).includes('"ADD"'))).toHaveLength(3);
    expect(JSON.stringify(heard)).not.toContain('error');
  });

  test('requests that arrive in another order are handled in the order of their numbers', async () => {
    const { project, messages } = begin();
    const channel = await openChannel(wire, project, {}, messages.documents(2, 'c/a'));
    const back = await channel.back();
    await channel.send(2, { database: messages.database, removeTarget: 4 });
    await channel.send(1, messages.documents(4, 'c/b'));
    const heard = await back.until((all) => JSON.stringify(all).includes('"REMOVE"'));
    const types = JSON.stringify(heard).match(/"(ADD|REMOVE)","targetIds":\[4\]/g);
    expect(types).toEqual(['"ADD","targetIds":[4]', '"REMOVE","targetIds":[4]']);
  });

  test('an ended session gets status 400 on both channels', async () => {
    const { project, messages } = begin();
    const channel = await openChannel(wire, project, {}, messages.documents(2, 'c/a'));
    expect((await channel.back()).status).toBe(200);
    expect(await channel.terminate()).toBe(200);
    expect((await channel.back()).status).toBe(400);
    expect((await channel.send(1, messages.documents(4, 'c/b'))).status).toBe(400);
  });

  test('a body that was cut is refused as a whole, and can be sent again', async () => {
    const { project, messages } = begin();
    const channel = await openChannel(wire, project, {}, messages.documents(2, 'c/a'));
    const back = await channel.back();
    const path = `/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=3&SID=${channel.sid}`;
    const whole = encodeURIComponent(JSON.stringify(messages.documents(4, 'c/b')));
    for (const length of [0, 10, whole.length - 1]) {
      const cut = `count=2&ofs=1&req0___data__=${whole}&req1___data__=${whole.slice(0, length)}`;
      expect((await wire.send('POST', path, cut)).status).toBe(400);
    }
    await channel.send(1, messages.documents(4, 'c/b'));
    const heard = await back.until((all) => all.filter((each) => !isNoop(each)).length === 8);
    expect(JSON.stringify(heard).match(/"ADD","targetIds":\[4\]/g)).toHaveLength(1);
  });

  test('a message that is no request ends in an error, and the server goes on', async () => {
    const { project } = begin();
    const channel = await openChannel(wire, project, {}, { nonsense: 1 });
    const heard = await (await channel.back()).until((all) => all.length > 0);
    expect(heard[0]).toMatchObject([1, [{ error: { status: 'INVALID_ARGUMENT' } }]]);
  });

  test('a token that cannot be read ends in an error', async () => {
    const { project, messages } = begin();
    const headers = 'Authorization:Bearer nonsense\r\n';
    const channel = await openChannel(wire, project, { headers }, messages.documents(2, 'c/a'));
    const heard = await (await channel.back()).until((all) => all.length > 0);
    expect(heard[0]).toMatchObject([1, [{ error: { status: 'INVALID_ARGUMENT', message: 'invalid jwt' } }]]);
  });
});

describe('messages to the client', () => {
  test('unacknowledged messages of a lost back channel are sent again on the next one', async () => {
    const { project, messages, commit } = begin();
    const channel = await openChannel(wire, project, {}, messages.documents(2, 'c/a'));
    const lost = await channel.back();
    expect(numbers(await lost.until((all) => all.length === 5))).toEqual([1, 2, 3, 4, 5]);
    lost.hangUp();
    await commit('c/a');
    const next = await channel.back({ AID: '3' });
    expect(numbers(await next.until((all) => all.length === 5))).toEqual([4, 5, 6, 7, 8]);
  });

  test('a second back channel takes the place of the first', async () => {
    const { project, messages, commit } = begin();
    const channel = await openChannel(wire, project, {}, messages.documents(2, 'c/a'));
    const first = await channel.back();
    const second = await channel.back({ AID: '5' });
    await first.ended;
    await commit('c/a');
    expect(numbers(await second.until((all) => all.length === 3))).toEqual([6, 7, 8]);
  });

  test('a long poll ends with its first messages, or with a `noop` after its wait', async () => {
    const { project, messages, commit } = begin();
    const channel = await openChannel(wire, project, {}, messages.documents(2, 'c/a'));
    const first = await channel.back({ CI: '1' });
    await first.ended;
    expect(numbers(first.arrivals)).toEqual([1, 2, 3, 4]);
    const second = await channel.back({ CI: '1', AID: '4' });
    await commit('c/a');
    await second.ended;
    expect(numbers(second.arrivals)).toEqual([5, 6]);
    const silent = await channel.back({ CI: '1', AID: '6', TO: '50' });
    await silent.ended;
    expect(silent.arrivals).toEqual([[7, ['noop']]]);
  });

  test('lengths count UTF-16 units', async () => {
    const { project, messages } = begin();
    const channel = await openChannel(wire, project, {}, messages.documents(2, 'c/😀ü'));
    const heard = await (await channel.back()).until((all) => all.length === 5);
    expect(JSON.stringify(heard)).toContain('c/😀ü');
  });

  test('a back channel ends once more than a thousand messages are unacknowledged', async () => {
    const { project, messages } = begin();
    const paths = Array.from({ length: 1001 }, (_, index) => `c/${index}`);
    const channel = await openChannel(wire, project, {}, messages.documents(2, ...paths));
    const back = await channel.back();
    await back.ended;
    expect(back.arrivals).toHaveLength(1004);
    expect(numbers(await (await channel.back({ AID: '1004' })).until((all) => all.length > 0))).toEqual([
      1005,
    ]);
  });
});

describe('time', () => {
  test('a session without a back channel is forgotten after a minute, not before', () => {
    vi.useFakeTimers();
    try {
      const end = vi.fn<() => void>();
      const forgotten = vi.fn<() => void>();
      const channel = new WebChannel(() => ({ receive: () => {}, end }), forgotten);
      vi.advanceTimersByTime(59_999);
      expect(end).not.toHaveBeenCalled();
      expect(channel.receive(0, [])).toBe(true);
      vi.advanceTimersByTime(1);
      expect(end).toHaveBeenCalledOnce();
      expect(forgotten).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });
});
