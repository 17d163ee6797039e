import { createServer, type AddressInfo } from 'node:net';
import { LOOPBACK } from './settings.ts';
import { StartupFailure } from './startup-failure.ts';

/** Binds a port for a moment (0 for any free one) and returns its number; `null` if it is taken. */
function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    });
    probe.listen({ port, host: LOOPBACK, exclusive: true }, () => {
      const bound = probe.address() as AddressInfo;
      probe.close(() => resolve(bound.port));
    });
  });
}

/** Throws a one-line `StartupFailure` if the port is taken. */
export async function assertFree(port: number, part: string, variable: string): Promise<void> {
  if ((await tryPort(port)) !== null) return;
  throw new StartupFailure(
    `Port ${port} (${part}) is in use: stop what holds it, or choose another one with ${variable}=.`,
  );
}

export async function freePort(): Promise<number> {
  const found = await tryPort(0);
  if (found === null) throw new StartupFailure('No port is free on this machine.');
  return found;
}
