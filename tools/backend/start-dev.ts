import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';
import { nameLocalBackend } from './build-product.ts';
import { runUntilStopped } from './lifecycle.ts';
import { listenOnLoopback } from './loopback.ts';
import { assertFree } from './port.ts';
import { startSeededBackend } from './seeded-backend.ts';
import { readSettings } from './settings.ts';

/** `npm run dev`: hot reload on the seeded local backend. */
await runUntilStopped(async (lifecycle) => {
  const settings = readSettings(process.env);
  await assertFree(settings.appPort, 'the product', 'PORT');
  const backend = await startSeededBackend(settings, lifecycle);
  nameLocalBackend(settings);
  // As middleware, Vite installs no signal handler. Its handler would end the process before all parts have stopped.
  const http = createHttpServer((request, response) => vite.middlewares(request, response));
  const vite = await createServer({
    mode: 'emulator',
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: http } },
  });
  lifecycle.own(() => vite.close());
  lifecycle.own(await listenOnLoopback(http, settings.appPort));
  backend.announce();
});
