import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer, type WireServer } from './wire-server.ts';

let wire: WireServer;

beforeAll(async () => {
  wire = await openServer();
});
afterAll(() => wire.close());

/** Sends bytes, hangs up if `hangUp` is true, and returns what the server sent until the connection ended. */
function speak(bytes: string, hangUp: boolean): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(wire.server.port, wire.server.host, () => {
      socket.write(bytes, () => hangUp && socket.destroy());
    });
    socket.on('data', (data) => (heard += data.toString()));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(heard));
  });
}

const commit = (headers: string): string =>
  `POST /v1/projects/p/databases/(default)/documents:commit HTTP/1.1\r\nhost: x\r\n${headers}\r\n`;

const LISTEN = 'POST /google.firestore.v1.Firestore/Listen/channel?VER=8 HTTP/1.1\r\nhost: x\r\n';

describe('broken connections', () => {
  test.each([
    ['1.2: the HTTP/2 preface of the full SDK', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', false],
    ['bytes that are no HTTP', '\0\xff\n\n', false],
    ['a header without end', `GET / HTTP/1.1\r\nx: ${'y'.repeat(100_000)}`, false],
    ['a body of two lengths', commit('content-length: 5\r\ncontent-length: 6\r\n'), false],
    ['a body that stops halfway', `${commit('content-length: 100\r\n')}{"writes"`, true],
    ['a listener that stops halfway', `${LISTEN}content-length: 100\r\n\r\ncount=1`, true],
    ['a body in broken chunks', `${commit('transfer-encoding: chunked\r\n')}zz\r\n`, false],
  ])('%s leaves the server serving', async (_, bytes, hangUp) => {
    const heard = await speak(bytes, hangUp);
    expect(heard).toMatch(hangUp ? /^$/ : /^HTTP\/1\.1 4\d\d /);
    expect(await (await wire.send('GET', '/')).text()).toBe('Ok\n');
  });
});
