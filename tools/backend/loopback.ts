import type { Server } from 'node:http';
import { createServer, type Server as SocketServer } from 'node:net';
import { LOOPBACK } from './settings.ts';
import { StartupFailure } from './startup-failure.ts';

const LOOPBACK_6 = '::1';
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Binds a server to an address. On a machine without IPv6, the missing address `::1` is no failure. */
function listen(server: SocketServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new StartupFailure(`Port ${port} on ${host} is in use: stop what holds it, or choose another one.`),
        );
      } else if (host === LOOPBACK_6 && NO_SUCH_ADDRESS.has(error.code ?? '')) resolve();
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => resolve());
  });
}

function closed(server: SocketServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/**
 * Binds an HTTP server to `127.0.0.1` and `::1`, because `localhost` may mean either. Returns the function that closes
 * the server. Throws a `StartupFailure` if the port is in use on either address.
 */
export async function listenOnLoopback(server: Server, port: number): Promise<() => Promise<void>> {
  const second = createServer((socket) => server.emit('connection', socket));
  await listen(server, port, LOOPBACK);
  const close = async () => {
    const ends = [closed(server), closed(second)];
    server.closeAllConnections();
    await Promise.all(ends);
  };
  try {
    await listen(second, port, LOOPBACK_6);
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}
