import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { createHostingServer, readHostingConfig } from '#backend/hosting-server.ts';
import { listenOnLoopback } from '#backend/loopback.ts';
import { LOOPBACK } from '#backend/settings.ts';
import { PORTS } from './ports.ts';

const run = promisify(execFile);

/** The folder of the build that the whole run uses. */
export const WHOLE_RUN = `.cache/product-${PORTS.app}`;

/** Builds the product with these variables for the backend of the browser tests. Returns the build's folder. */
export async function buildVersion(
  name: string,
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = `.cache/version-${name}`;
  await run('npx', ['vite', 'build', '--mode', 'emulator', '--logLevel', 'error', '--outDir', folder], {
    env: {
      ...process.env,
      VITE_AUTH_EMULATOR_URL: `http://${LOOPBACK}:${PORTS.auth}`,
      VITE_FIRESTORE_EMULATOR_HOST: `${LOOPBACK}:${PORTS.firestore}`,
      ...variables,
    },
  });
  return folder;
}

/** A separate site. A deployment replaces its version at once, and `stop` makes it unreachable. */
export function openSite(port: number) {
  let version: Server | null = null;
  let close: (() => Promise<void>) | null = null;
  return {
    url: `http://localhost:${port}`,
    /** Deploys a build with the headers that the build has written. */
    async deploy(folder: string): Promise<void> {
      version = createHostingServer({ ...readHostingConfig(`${folder}.firebase.json`), public: folder });
      const server = createServer((request, response) => version?.emit('request', request, response));
      close ??= await listenOnLoopback(server, port);
    },
    async stop(): Promise<void> {
      await close?.();
      close = null;
    },
  };
}
