import { readFileSync, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { listenOnLoopback } from './loopback.ts';
import { assertFree, freePort } from './port.ts';

interface StartedProcess {
  readonly pid: number;
  /** Resolves with the first match in the output, or rejects if the process ends without one. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves when the process has ended, with its exit code and every line it printed. */
  readonly ended: Promise<{ readonly code: number | null; readonly lines: readonly string[] }>;
  signal(signal: NodeJS.Signals): void;
}

/** Starts a TypeScript file as npm's scripts do, and captures its output. */
function startProcess(file: string, env: Readonly<Record<string, string>>): StartedProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', resolve(file)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    child.emit('heard');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'close').then(([code]) => ({
    code: typeof code === 'number' ? code : null,
    lines: output.trim().split('\n'),
  }));
  return {
    pid: child.pid ?? 0,
    ended,
    until: (pattern) =>
      new Promise((found, reject) => {
        const look = () => {
          const match = pattern.exec(output);
          if (match !== null) found(match);
        };
        look();
        child.on('heard', look);
        child.once('close', () => reject(new Error(`ended without ${pattern}:\n${output}`)));
      }),
    signal: (signal) => void child.kill(signal),
  };
}

/** Whether a process with this id is running. The system may list an ended process until its parent notices. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const stat = existsSync('/proc') ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
    return !/\) [ZX] /.test(stat);
  } catch {
    return false;
  }
}

/** The Auth emulator alone takes seconds to start, and much longer on a busy machine. */
const TIMEOUT_MS = 120_000;

async function startBackend(env: Readonly<Record<string, string>> = {}) {
  const ports = { AUTH_PORT: String(await freePort()), FIRESTORE_PORT: String(await freePort()) };
  const backend = startProcess('tools/backend/start-backend.ts', { FIRESTORE: 'builtin', ...ports, ...env });
  const nothingIsLeft = async () => {
    for (const port of Object.values(ports)) {
      await expect(assertFree(Number(port), 'a part', 'PORT')).resolves.toBeUndefined();
    }
  };
  return { backend, ports, nothingIsLeft };
}

function authProcess(backend: StartedProcess): number {
  const children = readFileSync(`/proc/${backend.pid}/task/${backend.pid}/children`, 'utf8');
  return z.coerce.number().parse(children.trim().split(' ')[0]);
}

describe('the local backend', { timeout: TIMEOUT_MS }, () => {
  test('the local backend answers on both ports, says what it is, and leaves nothing after SIGTERM', async () => {
    const { backend, ports, nothingIsLeft } = await startBackend();
    const [line] = await backend.until(/^Backend: .*$/m);
    expect(line).toBe(
      `Backend: Auth http://127.0.0.1:${ports.AUTH_PORT}, Firestore 127.0.0.1:${ports.FIRESTORE_PORT} ` +
        '(built-in: FIRESTORE=builtin asks for it)',
    );
    for (const port of Object.values(ports)) {
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    }
    backend.signal('SIGTERM');
    expect(await backend.ended).toEqual({
      code: 0,
      lines: [line, 'Stopped: no process and no port is left.'],
    });
    await nothingIsLeft();
  });

  test('the backend ends with one line and leaves nothing if the Auth emulator is killed', async () => {
    const { backend, nothingIsLeft } = await startBackend();
    await backend.until(/^Backend: /m);
    process.kill(authProcess(backend), 'SIGKILL');
    const { code, lines } = await backend.ended;
    expect(code).toBe(1);
    expect(lines.slice(1)).toEqual(['✖ The Auth emulator ended unexpectedly (signal SIGKILL).']);
    await nothingIsLeft();
  });

  test('the Auth emulator ends when the backend is killed', async () => {
    const { backend, ports } = await startBackend();
    await backend.until(/^Backend: /m);
    const auth = authProcess(backend);
    backend.signal('SIGKILL');
    await backend.ended;
    await expect.poll(() => isAlive(auth), { timeout: TIMEOUT_MS / 2 }).toBe(false);
    await expect(assertFree(Number(ports.AUTH_PORT), 'a part', 'PORT')).resolves.toBeUndefined();
  });

  test('the backend does not start if a port is taken, and names the variable that chooses another port', async () => {
    const taken = String(await freePort());
    const release = await listenOnLoopback(createServer(), Number(taken));
    const { backend, nothingIsLeft } = await startBackend({ AUTH_PORT: taken });
    expect(await backend.ended).toEqual({
      code: 1,
      lines: [
        `✖ Port ${taken} (Auth emulator) is in use: stop what holds it, or choose another one with AUTH_PORT=.`,
      ],
    });
    await nothingIsLeft();
    await release();
  });

  test('the backend names the settings that it cannot use', async () => {
    const { backend } = await startBackend({ AUTH_PORT: 'nine', FIRESTORE: 'mine' });
    expect(await backend.ended).toEqual({
      code: 1,
      lines: [
        '✖ AUTH_PORT, FIRESTORE cannot be used: a port is a number up to 65535, FIRESTORE is official or builtin.',
      ],
    });
  });
});
