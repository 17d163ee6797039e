import { describe, expect, it } from 'vitest';
import { succeed } from '#domain/shared/result.ts';
import { createMemoryNetwork } from './memory-network.ts';

function start() {
  const network = createMemoryNetwork();
  let served = 0;
  const send = (kind: 'reading' | 'documents' = 'documents') =>
    network.send(kind, `test.${kind}`, () => succeed((served += 1)));
  return { network, send, served: () => served };
}

const UNREACHED = { ok: false, error: { code: 'network' } };

describe('the network between a browser and the servers', () => {
  it('the network carries requests and remembers them', async () => {
    const { network, send } = start();
    expect(await send()).toEqual({ ok: true, value: 1 });
    expect(network.requests).toEqual([{ kind: 'documents', name: 'test.documents' }]);
  });

  it('the network can be turned off and on again', async () => {
    const { network, send, served } = start();
    network.goOffline();
    expect([await send(), await send('reading'), served()]).toEqual([UNREACHED, UNREACHED, 0]);
    network.goOnline();
    expect(await send()).toEqual({ ok: true, value: 1 });
  });

  it('the network loses the next request of a kind, once, before it takes effect', async () => {
    const { network, send, served } = start();
    network.loseNextRequest('documents');
    expect(await send('reading')).toMatchObject({ ok: true });
    expect([await send(), served()]).toEqual([UNREACHED, 1]);
    expect(await send()).toEqual({ ok: true, value: 2 });
  });

  it('the network loses the next answer of a kind, once, after the request took effect', async () => {
    const { network, send, served } = start();
    network.loseNextAnswer('documents');
    expect([await send(), served()]).toEqual([UNREACHED, 1]);
    expect(await send()).toEqual({ ok: true, value: 2 });
  });

  it('the network refuses as told, in the order told', async () => {
    const { network, send } = start();
    network.refuseNext('documents', { code: 'permission-denied' });
    network.refuseNext('documents', { code: 'unavailable' });
    expect([await send(), await send(), await send()]).toMatchObject([
      { error: { code: 'permission-denied' } },
      { error: { code: 'unavailable' } },
      { ok: true },
    ]);
  });

  it('the network holds requests back until it releases them', async () => {
    const { network, send, served } = start();
    const release = network.hold();
    const sent = send();
    await new Promise((resolve) => setImmediate(resolve));
    expect(served()).toBe(0);
    release();
    expect(await sent).toEqual({ ok: true, value: 1 });
  });

  it('the network remembers no more than the last thousand requests', async () => {
    const { network, send } = start();
    for (let sent = 0; sent < 1001; sent += 1) await send('reading');
    await send();
    expect([network.requests.length, network.requests.at(-1)?.kind]).toEqual([1000, 'documents']);
  });
});
