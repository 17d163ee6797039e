import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Notice } from '../../domain/rides/model/notices/notice.ts';
import { deliver, type Post } from './deliver.ts';
import {
  decrypted,
  startLocalPushService,
  type LocalPushService,
} from '../../tools/backend/sender/local-push-service.ts';
import { isPair, makePushKeys } from './push-keys.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const KEYS = makePushKeys();
const IDENTITY = { ...KEYS, contact: 'mailto:a@example.com' };
const NOTICE: Notice = {
  to: 'u-dario',
  kind: 'offer',
  ride: 'ride-1',
  key: 'ride-1-1-offer-u-dario',
  until: new Date(NOW.getTime() + 60_000),
};

let service: LocalPushService;
let evil: Server | null = null;
beforeEach(async () => {
  service = await startLocalPushService();
});
afterEach(async () => {
  evil?.close();
  evil = null;
  await service.close();
});

const post: Post = (url, init) => fetch(new URL(new URL(url).pathname, service.origin), init);
const send = (name: string, key = KEYS.publicKey) =>
  deliver(NOTICE, service.device(name, key), IDENTITY, NOW, post);

describe('a notice on its way to a push device', () => {
  it('a notice arrives signed and encrypted, with its remaining time, and names no person', async () => {
    expect(await send('one')).toBe('notified');
    const [message] = service.received;
    expect(message).toMatchObject({ device: 'one', ttl: 60, urgency: 'high' });
    expect(message?.topic).toMatch(/^[\w-]{32}$/);
    expect(JSON.parse(message?.message ?? '')).toEqual({
      kind: 'offer',
      tag: 'ride-1',
      until: NOTICE.until.getTime(),
    });
  });

  it('a push device that has subscribed to another sender is not notified', async () => {
    expect(await send('other', makePushKeys().publicKey)).toBe('failed');
    expect(service.received).toEqual([]);
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [400, 'failed'],
    [403, 'failed'],
    [413, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
  ])('the answer %i leads to the result %s', async (status, delivery) => {
    const device = service.device('one', KEYS.publicKey);
    service.answer('one', status);
    expect(await deliver(NOTICE, device, IDENTITY, NOW, post)).toBe(delivery);
  });

  it.each([
    'http://fcm.googleapis.com/1',
    'https://169.254.169.254/latest/meta-data',
    'https://127.0.0.1/1',
    'https://localhost/1',
  ])('an address of no push service is never called: %s', async (endpoint) => {
    const called: string[] = [];
    const spy: Post = (url, init) => {
      called.push(url);
      return post(url, init);
    };
    const device = { ...service.device('one', KEYS.publicKey), endpoint };
    expect(await deliver(NOTICE, device, IDENTITY, NOW, spy)).toBe('gone');
    expect(called).toEqual([]);
  });

  it('a redirect is not followed', async () => {
    let visits = 0;
    const target = createServer((_, response) => {
      visits += 1;
      response.end();
    });
    evil = target;
    await new Promise<void>((resolve) => {
      target.listen(0, '127.0.0.1', resolve);
    });
    const { port } = z.object({ port: z.number() }).parse(target.address());
    const device = service.device('one', KEYS.publicKey);
    service.answer('one', (_, response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end();
    });
    expect(await deliver(NOTICE, device, IDENTITY, NOW, post)).toBe('failed');
    expect(visits).toBe(0);
  });

  it('an answer of ten megabytes is not read to its end', async () => {
    const device = service.device('one', KEYS.publicKey);
    let sent = 0;
    service.answer('one', (_, response) => {
      response.writeHead(201);
      const more = () => {
        while (sent < 160 && !response.destroyed) {
          sent += 1;
          if (!response.write(Buffer.alloc(65_536))) return void response.once('drain', more);
        }
        if (sent === 160) response.end();
      };
      more();
    });
    expect(await deliver(NOTICE, device, IDENTITY, NOW, post)).toBe('notified');
    expect(sent).toBeLessThan(160);
  });

  it('a push service that is silent is given up after five seconds', { timeout: 10_000 }, async () => {
    const device = service.device('one', KEYS.publicKey);
    service.answer('one', () => {});
    const began = performance.now();
    expect(await deliver(NOTICE, device, IDENTITY, NOW, post)).toBe('failed');
    expect(performance.now() - began).toBeLessThan(7000);
  });

  it('keys that are on no curve are a failure, not a defect', async () => {
    const device = { ...service.device('one', KEYS.publicKey), p256dh: 'A'.repeat(87) };
    expect(await deliver(NOTICE, device, IDENTITY, NOW, post)).toBe('failed');
  });
});

describe('keys', () => {
  it('the two keys of a new pair belong together, and keys of two pairs do not', () => {
    const [one, other] = [makePushKeys(), makePushKeys()];
    expect([isPair(one), isPair({ ...one, privateKey: other.privateKey })]).toEqual([true, false]);
  });

  it('the decryption of these tests reads the example of RFC 8291', () => {
    const body =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
    const [body_, key, auth] = [
      body,
      'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
      'BTBZMqHH6r4Tts7J_aSIgg',
    ].map((part) => Buffer.from(part, 'base64url'));
    if (!body_ || !key || !auth) throw new Error('no example');
    expect(decrypted(body_, key, auth)).toBe('When I grow up, I want to be a watermelon');
  });
});
