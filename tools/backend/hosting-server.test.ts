import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generatedHosting } from '../build/hosting/generated-hosting.ts';
import { createHostingServer, readHostingConfig } from './hosting-server.ts';
import { listenOnLoopback } from './loopback.ts';
import { freePort } from './port.ts';

const PAGE = '<!doctype html><title>Car Booking System</title>';
const SCRIPT = `console.log('${'booking '.repeat(500)}');`;

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

describe('the hosting server', () => {
  const house = mkdtempSync(join(tmpdir(), 'hosting-'));
  const root = join(house, 'site');
  let port = 0;
  let close = async () => {};

  beforeAll(async () => {
    mkdirSync(join(root, 'assets'), { recursive: true });
    writeFileSync(join(house, 'secret.txt'), 'not to be served');
    writeFileSync(join(root, 'index.html'), PAGE);
    writeFileSync(join(root, 'assets', 'main.js'), SCRIPT);
    port = await freePort();
    const hosting = {
      public: root,
      cleanUrls: true,
      rewrites: [{ source: '/app/**', destination: '/index.html' }],
      headers: [{ source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] }],
    };
    const made = generatedHosting(
      { hosting },
      root,
      { backend: 'unconfigured' },
      [],
      ['main.js', 'main.css'],
    );
    writeFileSync(join(house, 'firebase.json'), JSON.stringify(made));
    const server = createHostingServer(readHostingConfig(join(house, 'firebase.json')));
    close = await listenOnLoopback(server, port);
  });
  afterAll(async () => {
    await close();
    rmSync(house, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      // `request` sends the path unchanged; `fetch` would normalise it.
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
        });
      });
      asked.on('error', reject);
      asked.end();
    });

  test('a file is sent with its type and the headers of the last rule that matches', async () => {
    const { status, headers, body } = await get('/assets/main.js');
    expect([status, body.toString()]).toEqual([200, SCRIPT]);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test.each(['/assets/gone.js', '/assets/', '/assets/main.js/x', '/assets/x/main.js'])(
    'the answer that a file of the build is missing is not cached (%s)',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test('a rewrite’s page is sent under the requested path', async () => {
    const { status, headers, body } = await get('/app/admin/dashboard?email=a%2Bb@example.com');
    expect([status, body.toString()]).toEqual([200, PAGE]);
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('the root has a page, and unknown paths have none', async () => {
    expect((await get('/')).body.toString()).toBe(PAGE);
    expect((await get('/nowhere')).status).toBe(404);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('a file is compressed with %s if the request accepts it', async (encoding, unpack) => {
    const { headers, body } = await get('/assets/main.js', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(body.length).toBeLessThan(SCRIPT.length);
    expect(unpack(body).toString()).toBe(SCRIPT);
  });

  test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'])(
    'the server does not leave its folder (%s)',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body.toString()).not.toContain('not to be served');
    },
  );
});

test('the product’s hosting sends the product’s page on every path outside /assets/', () => {
  const { rewrites } = readHostingConfig('firebase.json');
  expect(rewrites).toContainEqual({ source: '!/assets/**', destination: '/app.html' });
});
