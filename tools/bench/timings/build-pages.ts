import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { createHostingServer, readHostingConfig, type HostingConfig } from '#backend/hosting-server.ts';
import { listenOnLoopback } from '#backend/loopback.ts';
import { freePort } from '#backend/port.ts';

interface ServedPage {
  readonly name: string;
  readonly address: string;
  close(): Promise<void>;
}

async function serve(name: string, path: string, config: HostingConfig): Promise<ServedPage> {
  const port = await freePort();
  const close = await listenOnLoopback(createHostingServer(config), port);
  return { name, address: `http://127.0.0.1:${port}${path}`, close };
}

/** Builds the product and its peers into a temporary folder, and serves each compressed, on a port of its own. */
export async function buildPages(): Promise<readonly ServedPage[]> {
  const folder = mkdtempSync(join(tmpdir(), 'page-timings-'));
  const product = join(folder, 'product');
  const slim = join(folder, 'slim-firebase');
  const bare = join(folder, 'bare-form');
  await build({ mode: 'emulator', logLevel: 'warn', build: { outDir: product, emptyOutDir: true } });
  await build({
    configFile: false,
    root: 'tools/bench/peers/slim-firebase',
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: slim, emptyOutDir: true },
  });
  cpSync('tools/bench/peers/bare-form', bare, { recursive: true });
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const hosting = readHostingConfig(`${product}.firebase.json`);
  // The peers get our headers, because they make the browser start another process at a first visit. They do not get
  // our content security policy, because it allows only our own scripts.
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.filter(({ key }) => key !== 'Content-Security-Policy'),
  }));
  return Promise.all([
    serve('bare HTML form', '/', { ...hosting, headers, public: bare }),
    serve('slim Firebase', '/', { ...hosting, headers, public: slim }),
    serve('our sign-in page', '/sign-in', { ...hosting, public: product }),
  ]);
}
