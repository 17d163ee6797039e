import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startLocalMailServer } from '../../tools/backend/sender/local-mail-server.ts';
import { deliverMail } from './deliver-mail.ts';
import { readSmtpUrl } from './smtp-server-address.ts';

const FIRM = {
  name: 'Taxi Müller\r\nBcc: eve@example.com',
  from: 'no-reply@taxi.example',
  replyTo: 'office@taxi.example',
  language: 'en',
} as const;
const MESSAGE = {
  to: 'penny@example.com',
  subject: 'Your account – approved\r\nBcc: eve@example.com',
  text: 'Hello,\n\nGrüße\n.\nThe end\n',
  html: '<p>Grüße</p>\n',
  messageId: '<1@taxi.example>',
};

const closing: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function server(options: Parameters<typeof startLocalMailServer>[0] = {}) {
  const started = await startLocalMailServer(options);
  closing.push(started.close);
  return started;
}

/** A server that answers each line in its own way: with a line, with silence, or by ending the connection. */
async function oddServer(
  answer: (line: string) => string | 'silence' | 'end',
  greeting = '220 odd',
): Promise<string> {
  const sockets: Socket[] = [];
  const odd = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    const say = (line: string) => {
      if (line === 'end') socket.destroy();
      else if (line !== 'silence') socket.write(`${line}\r\n`);
    };
    say(greeting);
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) say(answer(line));
    });
  });
  odd.listen(0, '127.0.0.1');
  await once(odd, 'listening');
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    odd.close();
  });
  return `smtp://127.0.0.1:${z.object({ port: z.int() }).parse(odd.address()).port}`;
}

/** The answers of an ordinary server, until a line matches `odd`; then `then`. */
const politeUntil = (odd: RegExp, then: string) => {
  let isBody = false;
  return (line: string) => {
    if (odd.test(line)) return then;
    if (line === 'DATA') isBody = true;
    else if (isBody) return 'silence';
    return line === 'DATA' ? '354 go on' : '250 yes';
  };
};

async function deliver(url: string, silence = 300, whole = 2000) {
  const where = readSmtpUrl(url);
  if (where === null) throw new Error(`${url} is no mail server.`);
  return deliverMail(MESSAGE, FIRM, where, { silence, whole });
}

const SERVER = { state: 'put-off', failure: 'server' };
const UNANSWERED = { state: 'unanswered' };

describe('a mail that the server takes', () => {
  test('a mail arrives once, as text and as HTML, without a header that a name or subject smuggles in', async () => {
    const { url, arrived } = await server();
    expect(await deliver(url, 2000)).toEqual({ state: 'accepted' });
    expect(arrived).toHaveLength(1);
    const [mail] = arrived;
    expect(mail?.recipients).toEqual(['penny@example.com']);
    expect(mail?.parts).toEqual({
      'text/plain': 'Hello,\n\nGrüße\n.\nThe end',
      'text/html': '<p>Grüße</p>',
    });
    expect(mail?.headers).toMatchObject({
      to: 'penny@example.com',
      'reply-to': 'office@taxi.example',
      'message-id': '<1@taxi.example>',
      'auto-submitted': 'auto-generated',
    });
    expect(mail?.headers['from']).toContain('<no-reply@taxi.example>');
    expect(Object.keys(mail?.headers ?? {})).not.toContain('bcc');
  });

  test('a mail with the right login is sent, and a mail with a wrong login is put off', async () => {
    const { url, arrived } = await server({ password: 'secret' });
    expect(await deliver(url, 2000)).toEqual({ state: 'accepted' });
    expect(await deliver(url.replace('secret', 'wrong'), 2000)).toEqual({
      state: 'put-off',
      failure: 'login',
    });
    expect(arrived).toHaveLength(1);
  });
});

describe('a mail that the server does not take', () => {
  test.each([
    [450, SERVER],
    [550, { state: 'refused', failure: 'address' }],
  ])('a mail to a recipient for whom the server answers %i does not arrive', async (status, answer) => {
    const { url, arrived } = await server({ recipient: () => status });
    expect(await deliver(url, 2000)).toEqual(answer);
    expect(arrived).toEqual([]);
  });

  test.each([
    [451, SERVER],
    [554, { state: 'refused', failure: 'content' }],
  ])('a whole mail that the server answers with %i is put off or refused', async (status, answer) => {
    const { url } = await server({ whole: () => status });
    expect(await deliver(url, 2000)).toEqual(answer);
  });

  test('a server that does not run puts a mail off', async () => {
    const { url, close } = await startLocalMailServer();
    await close();
    expect(await deliver(url)).toEqual(SERVER);
  });

  test.each([
    ['refuses everybody', politeUntil(/^x/, ''), '554 no service'],
    ['never greets', politeUntil(/^x/, ''), 'silence'],
    ['says nothing to DATA', politeUntil(/^DATA$/, 'silence'), '220 odd'],
    ['says what no server says', politeUntil(/^MAIL/, 'yes?'), '220 odd'],
  ])('a server that %s puts a mail off', async (_, answer, greeting) => {
    expect(await deliver(await oddServer(answer, greeting))).toEqual(SERVER);
  });

  test.each([
    ['ends', 'end', 300],
    ['says nothing', 'silence', 300],
    ['says nothing until its time is over', 'silence', 60_000],
    ['says what no server says', 'yes?', 300],
  ])('a mail may have arrived if the server then %s', async (_, then, silence) => {
    expect(await deliver(await oddServer(politeUntil(/^\.$/, then)), silence, 500)).toEqual(UNANSWERED);
  });

  test('an attempt at a server that never comes to an end is given up after the time for the whole mail', async () => {
    const url = await oddServer(politeUntil(/^x/, ''), '220-wait');
    const began = performance.now();
    expect(await deliver(url, 60_000, 200)).toEqual(SERVER);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  test('a server that offers no TLS outside this machine gets no mail', async () => {
    const { url, arrived } = await server();
    const where = readSmtpUrl(url);
    if (where === null) throw new Error('The local server has a URL.');
    expect(await deliverMail(MESSAGE, FIRM, { ...where, requireTLS: true })).toEqual(SERVER);
    expect(arrived).toEqual([]);
  });
});
