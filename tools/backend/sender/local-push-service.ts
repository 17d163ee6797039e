import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { PushDevice } from '#domain/rides/model/devices/push-device.ts';
import { z } from 'zod';

/** How this push service answers a notice to one push device: a status, or a handler of the request. */
type Answer = number | ((request: IncomingMessage, response: ServerResponse) => void);

interface Received {
  /** The name of the push device. */
  readonly device: string;
  /** The decrypted notice. */
  readonly message: string;
  readonly ttl: number;
  readonly urgency: string | undefined;
  readonly topic: string | undefined;
  readonly at: number;
}

export interface LocalPushService {
  readonly origin: string;
  /** Makes a push device with this name, subscribed to the sender with this public key. */
  device(name: string, senderKey: string): PushDevice;
  /** Sets how the service answers notices to this device from now on. Until then it answers 201. */
  answer(name: string, answer: Answer): void;
  /** The notices to devices whose answer is a status below 300, oldest first. */
  readonly received: readonly Received[];
  close(): Promise<void>;
}

const ORIGIN = 'https://fcm.googleapis.com';

/** Whether this sender has signed the header, with claims that are valid now (RFC 8292). */
function isProven(authorization: string, senderKey: string): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== senderKey) return false;
  const point = Buffer.from(senderKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const Claims = z.object({
    aud: z.literal(ORIGIN),
    exp: z.number(),
    sub: z.string().regex(/^(mailto:|https:)/),
  });
  const said = Claims.safeParse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  const now = Date.now() / 1000;
  return isSigned && said.success && said.data.exp > now && said.data.exp <= now + 86_400;
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts a body with the keys of a device (RFC 8291). Throws if the body was not encrypted for that device. */
export function decrypted(body: Buffer, privateKey: Buffer, auth: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const theirs = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), theirs]);
  const secret = derive(curve.computeSecret(theirs), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(z.instanceof(Buffer).parse(part));
  return Buffer.concat(parts);
}

const header = (request: IncomingMessage, name: string) => z.string().optional().parse(request.headers[name]);

/** Starts a push service on loopback, which checks the signature of each notice and decrypts those that it accepts. */
export async function startLocalPushService(port = 0): Promise<LocalPushService> {
  const devices = new Map<string, { senderKey: string; privateKey: Buffer; auth: Buffer; answer: Answer }>();
  const received: Received[] = [];

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = decodeURIComponent((request.url ?? '').replace('/fcm/send/', ''));
    const device = devices.get(name);
    const end = (status: number) => void response.writeHead(status).end();
    if (device === undefined) return end(404);
    const body = await bodyOf(request);
    if (!isProven(header(request, 'authorization') ?? '', device.senderKey)) return end(403);
    if (typeof device.answer === 'function') return device.answer(request, response);
    if (device.answer < 300) {
      received.push({
        device: name,
        message: decrypted(body, device.privateKey, device.auth),
        ttl: Number(header(request, 'ttl')),
        urgency: header(request, 'urgency'),
        topic: header(request, 'topic'),
        at: Date.now(),
      });
    }
    return end(device.answer);
  }

  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = z.object({ port: z.number() }).parse(server.address());
  return {
    origin: `http://127.0.0.1:${address.port}`,
    device(name, senderKey) {
      const curve = createECDH('prime256v1');
      const p256dh = curve.generateKeys('base64url');
      const auth = randomBytes(16);
      devices.set(name, { senderKey, privateKey: curve.getPrivateKey(), auth, answer: 201 });
      return { endpoint: `${ORIGIN}/fcm/send/${name}`, p256dh, auth: auth.toString('base64url') };
    },
    answer(name, answer) {
      const device = devices.get(name);
      if (device !== undefined) device.answer = answer;
    },
    received,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
