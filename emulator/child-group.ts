import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** Grace period between SIGINT and SIGKILL, in milliseconds. */
const GRACE_PERIOD_MS = 5000;

export interface ChildGroup {
  readonly process: ChildProcess;
  /** Settles when the process has ended; says how, in a few words. */
  readonly ended: Promise<string>;
  isRunning(): boolean;
  /** Ends the process and everything it started: politely first. */
  stop(): Promise<void>;
}

/**
 * Starts a process as the head of its own group, so that a Ctrl-C in the terminal reaches only us and the group can be
 * ended as a whole, by its id, in the order that we choose.
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
      // Nobody of the group is left.
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
