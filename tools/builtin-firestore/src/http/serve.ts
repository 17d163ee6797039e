import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCommitClock } from '../store/commit-clock.ts';
import { ProjectList, type Backend } from './backend.ts';
import { createListener } from './listener.ts';

export interface ServeOptions extends Pick<Backend, 'indexes'> {
  /** 0 takes a free port. */
  readonly port: number;
}

/** A listening server; `close` also ends its open connections. */
export interface Served {
  readonly host: string;
  readonly port: number;
  readonly backend: Backend;
  close(): Promise<void>;
}

/** The only address this server listens on. It accepts every token, so other machines must not reach it. */
const LOOPBACK = '127.0.0.1';

/** Listens on loopback; rejects if the port is taken. */
export async function serve({ port, indexes }: ServeOptions): Promise<Served> {
  const backend: Backend = { indexes, clock: createCommitClock(Date.now), projects: new ProjectList() };
  const server = createServer(createListener(backend));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      // If the server is already closed, the callback is called with an error, which can be ignored.
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { host: LOOPBACK, port: (server.address() as AddressInfo).port, backend, close };
}
