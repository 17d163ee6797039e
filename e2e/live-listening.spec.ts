import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.ts';
import { PORTS } from './ports.ts';

const MODULES = fileURLToPath(new URL('../node_modules/', import.meta.url));

/** Where the browser builds lie: the page loads the full SDK as it was published, without a bundler. */
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

/** Two clients of one database: what the second writes, the first lists on the page. */
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

test.describe('the full SDK in a browser', () => {
  for (const [way, query] of [
    ['over one long answer', ''],
    ['by long polling', '?polling'],
  ] as const) {
    test(`a listener ${way} shows what another client writes`, async ({ page }) => {
      const origin = `http://localhost:${PORTS.app}`;
      await page.route(`${origin}/node_modules/**`, (route) =>
        route.fulfill({
          path: MODULES + new URL(route.request().url()).pathname.slice('/node_modules/'.length),
        }),
      );
      await page.route(`${origin}/listening${query}`, (route) =>
        route.fulfill({ body: PAGE, contentType: 'text/html; charset=utf-8' }),
      );
      await page.goto(`/listening${query}`);
      await expect(page).toHaveTitle('Live');
      await page.getByRole('button', { name: 'Write' }).click();
      await expect(page.getByRole('listitem')).toHaveText(['Ride 1 🚕']);
      await page.getByRole('button', { name: 'Write' }).click();
      await expect(page.getByRole('listitem')).toHaveText(['Ride 1 🚕', 'Ride 2 🚕']);
    });
  }
});
