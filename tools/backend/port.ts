import { randomInt } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { LOOPBACK } from './settings.ts';
import { StartupFailure } from './startup-failure.ts';

/** Binds a port for a moment and returns its number; `null` if it is taken. */
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

/**
 * Above the ports that services have by agreement, and below those that a system hands out by itself (on Linux from 32768):
 * one of these may go to somebody else before it is used.
 */
const [LOWEST, HIGHEST] = [20_000, 32_000];
const ATTEMPTS = 100;

/** A port that is free, and that the system hands to nobody before it is used. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await tryPort(randomInt(LOWEST, HIGHEST));
    if (found !== null) return found;
  }
  throw new StartupFailure('No port is free on this machine.');
}
