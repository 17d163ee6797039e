import { buildProduct } from '#backend/build-product.ts';
import { createHostingServer, readHostingConfig } from '#backend/hosting-server.ts';
import { createLifecycle } from '#backend/lifecycle.ts';
import { startLocalBackend } from '#backend/local-backend.ts';
import { listenOnLoopback } from '#backend/loopback.ts';
import { APP_HOST, LOOPBACK, PROJECT_ID } from '#backend/settings.ts';
import { SEED_ACCOUNTS } from '#emulator-seed/seed-accounts.ts';
import { seed } from '#emulator-seed/seed.ts';
import { createBoardWriter } from './board-writer.ts';
import { createCompressingProxy } from './compressing-proxy.ts';

/** The page asks the proxy, which asks the built-in Firestore. */
const PAGE = { appPort: 5797, authPort: 9797, firestorePort: 8797, firestore: 'builtin' } as const;
const BEHIND = { ...PAGE, firestorePort: 8798 };
const OUT = '.cache/bench-board';

/** The product as it ships on the built-in Firestore, with so many open rides and drivers on duty. */
export async function serveBoard(rides: number, drivers: number) {
  const lifecycle = createLifecycle((message) => {
    throw new Error(message);
  });
  const [{ authUrl, firestore }] = await Promise.all([
    startLocalBackend(BEHIND, lifecycle),
    buildProduct(PAGE, OUT),
  ]);
  await seed({ authUrl, firestoreHost: firestore.host, projectId: PROJECT_ID });
  const writer = createBoardWriter(firestore.host);
  await writer.fill(rides, drivers);
  const proxy = createCompressingProxy(firestore.host);
  await new Promise<void>((resolve) => proxy.server.listen(PAGE.firestorePort, LOOPBACK, resolve));
  lifecycle.own(() => proxy.server.closeAllConnections());
  const server = createHostingServer({ ...readHostingConfig(`${OUT}.firebase.json`), public: OUT });
  lifecycle.own(await listenOnLoopback(server, PAGE.appPort));
  const admin = SEED_ACCOUNTS.find(({ role, status }) => role === 'admin' && status === 'approved');
  if (admin === undefined) throw new Error('The seed has no approved administrator.');
  const origin = `http://${APP_HOST}:${PAGE.appPort}`;
  return { lifecycle, writer, origin, email: admin.email, largestAnswer: proxy.largestAnswer };
}
