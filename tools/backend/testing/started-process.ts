import { existsSync, readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export interface StartedProcess {
  readonly pid: number;
  /** The first match in the output so far or later; rejects if the process ends without one. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves when the process has ended, with its exit code and every line it printed. */
  readonly ended: Promise<{ readonly code: number | null; readonly lines: readonly string[] }>;
  signal(signal: NodeJS.Signals): void;
}

/** Starts a TypeScript file as npm's scripts do, and captures its output. */
export function startProcess(file: string, env: Readonly<Record<string, string>>): StartedProcess {
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

/** Whether a process with this id is running. One that has ended may stay listed until its parent notices. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const stat = existsSync('/proc') ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
    return !/\) [ZX] /.test(stat);
  } catch {
    return false;
  }
}
