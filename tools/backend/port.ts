import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { LOOPBACK } from './settings.ts';
import { StartupFailure } from './startup-failure.ts';

/** Binds the port for a moment to see whether it is free. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    probe.listen({ port, host: LOOPBACK, exclusive: true }, () => {
      probe.close(() => resolve(true));
    });
  });
}

/** Throws a `StartupFailure` that names `part` and the environment variable if the port is not free. */
export async function assertFree(port: number, part: string, variable: string): Promise<void> {
  if (await isFree(port)) return;
  throw new StartupFailure(
    `Port ${port} (${part}) is in use: stop what holds it, or choose another one with ${variable}=.`,
  );
}

/**
 * The range of `freePort`, where few services listen by default. Linux gives processes ports from 32768 on. Another
 * process could get such a port before the caller binds it.
 */
const [LOWEST, HIGHEST] = [20_000, 32_000];
const ATTEMPTS = 100;
const given = new Set<number>();

/** A free port that no other call in this process returns. Throws a `StartupFailure` after a hundred attempts. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new StartupFailure(`None of ${ATTEMPTS} ports from ${LOWEST} to ${HIGHEST} is free.`);
}
