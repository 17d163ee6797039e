import { buildProduct } from './build-product.ts';
import { createHostingServer, readHostingConfig } from './hosting-server.ts';
import { runUntilStopped } from './lifecycle.ts';
import { listenOnLoopback } from './loopback.ts';
import { assertFree } from './port.ts';
import { startSeededBackend } from './seeded-backend.ts';
import { readSettings } from './settings.ts';

/** `npm start`: the product as it ships, under its production headers, on the seeded local backend. */
await runUntilStopped(async (lifecycle) => {
  const settings = readSettings(process.env);
  await assertFree(settings.appPort, 'the product', 'PORT');
  const outDir = `.cache/product-${settings.appPort}`;
  const [backend] = await Promise.all([
    startSeededBackend(settings, lifecycle),
    buildProduct(settings, outDir),
  ]);
  // The build writes its own firebase.json, with the security headers, beside its folder.
  const server = createHostingServer({ ...readHostingConfig(`${outDir}.firebase.json`), public: outDir });
  lifecycle.own(await listenOnLoopback(server, settings.appPort));
  backend.announce();
});
