import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

const GRACE_PERIOD_MS = 5000;

export interface ChildGroup {
  readonly process: ChildProcess;
  /** Resolves when the process has ended, with its exit code, its signal, or the reason why it did not start. */
  readonly ended: Promise<string>;
  isRunning(): boolean;
  /** Sends SIGINT to the process, and SIGKILL after the grace period. Then ends the rest of its group by SIGKILL. */
  stop(): Promise<void>;
}

/**
 * Starts a process as the leader of its own group. Ctrl-C in the terminal then does not reach the process, and `stop`
 * can end the whole group by its id.
 */
export function startChildGroup(program: string, args: readonly string[], options: SpawnOptions): ChildGroup {
  const child = spawn(program, args, { ...options, detached: true });
  let running = true;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => {
      running = false;
      resolve(error.message);
    });
    child.once('exit', (code, signal) => {
      running = false;
      resolve(signal === null ? `exit code ${code}` : `signal ${signal}`);
    });
  });
  const signalGroup = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group has no process left.
    }
  };
  return {
    process: child,
    ended,
    isRunning: () => running,
    async stop() {
      if (running) {
        const impatience = setTimeout(() => signalGroup('SIGKILL'), GRACE_PERIOD_MS);
        signalGroup('SIGINT');
        await ended;
        clearTimeout(impatience);
      }
      signalGroup('SIGKILL');
    },
  };
}
