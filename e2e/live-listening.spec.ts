import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.ts';
import { PORTS } from './ports.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The import map of a page that loads the full SDK as it was published, without a bundler. */
const IMPORTS = {
  '@firebase/app': '/node_modules/@firebase/app/dist/esm/index.esm.js',
  '@firebase/component': '/node_modules/@firebase/component/dist/esm/index.esm.js',
  '@firebase/firestore': '/node_modules/@firebase/firestore/dist/index.esm.js',
  '@firebase/logger': '/node_modules/@firebase/logger/dist/esm/index.esm.js',
  '@firebase/util': '/node_modules/@firebase/util/dist/index.esm.js',
  '@firebase/webchannel-wrapper/bloom-blob':
    '/node_modules/@firebase/webchannel-wrapper/dist/bloom-blob/esm/bloom_blob_es2018.js',
  '@firebase/webchannel-wrapper/webchannel-blob':
    '/node_modules/@firebase/webchannel-wrapper/dist/webchannel-blob/esm/webchannel_blob_es2018.js',
  idb: '/node_modules/idb/build/index.js',
  re2js: '/node_modules/re2js/build/index.js',
};

/** A page with two clients of one database. The first lists what the second writes. */
const PAGE = `<!doctype html>
<link rel="icon" href="data:," />
<script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>
<ul></ul><button>Write</button>
<script type="module">
  import { initializeApp } from '@firebase/app';
  import * as sdk from '@firebase/firestore';
  const settings = new URLSearchParams(location.search).has('polling') ? { experimentalForceLongPolling: true } : {};
  const open = (name) => {
    const db = sdk.initializeFirestore(initializeApp({ projectId: 'demo-listening' }, name), settings);
    sdk.connectFirestoreEmulator(db, '127.0.0.1', ${PORTS.firestore}, { mockUserToken: 'owner' });
    return db;
  };
  const path = 'heard-' + Math.random();
  const writer = open('writer');
  let count = 0;
  document.querySelector('button').onclick = () => {
    count += 1;
    void sdk.setDoc(sdk.doc(writer, path, 'r' + count), { text: 'Ride ' + count + ' 🚕' });
  };
  sdk.onSnapshot(sdk.collection(open('listener'), path), ({ docs, metadata }) => {
    document.title = metadata.fromCache ? 'Waiting' : 'Live';
    document.querySelector('ul').innerHTML = docs.map((each) => '<li>' + each.get('text') + '</li>').join('');
  });
</script>`;

/** Serves the page over HTTP, because Chromium lets only such pages send requests to this machine. */
const server = createServer((request, response) => {
  const path = request.url ?? '';
  if (!path.startsWith('/node_modules/')) {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE);
    return;
  }
  response.setHeader('content-type', 'text/javascript; charset=utf-8');
  readFile(ROOT + path.slice(1)).then(
    (file) => response.end(file),
    () => response.writeHead(404).end(),
  );
});

test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

for (const [way, query] of [
  ['over one long answer', ''],
  ['by long polling', '?polling'],
] as const) {
  test(`the full SDK ${way} shows what another client writes`, async ({ page }) => {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/${query}`);
    await expect(page).toHaveTitle('Live');
    await page.getByRole('button', { name: 'Write' }).click();
    await expect(page.getByRole('listitem')).toHaveText(['Ride 1 🚕']);
    await page.getByRole('button', { name: 'Write' }).click();
    await expect(page.getByRole('listitem')).toHaveText(['Ride 1 🚕', 'Ride 2 🚕']);
  });
}
