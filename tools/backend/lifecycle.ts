import { inOneLine, StartupFailure } from './startup-failure.ts';

type Stop = () => Promise<void> | void;

/** Owns the parts of a running service, and stops all of them, even after one has failed to stop. */
export interface Lifecycle {
  /** Takes over a part, which `stop` ends. The part that was taken over last is stopped first. */
  own(stop: Stop): void;
  /** Reports that a part has ended by itself. */
  fail(message: string): void;
}

/** Returns a lifecycle whose `stopAll` stops its parts. Until then `fail` gets the reports of parts. */
export function createLifecycle(fail: (message: string) => void): Lifecycle & { stopAll(): Promise<void> } {
  const parts: Stop[] = [];
  let isEnding = false;
  return {
    own: (stop) => void parts.push(stop),
    fail: (message) => {
      if (!isEnding) fail(message);
    },
    async stopAll() {
      isEnding = true;
      // A plain loop over `parts` would miss a part that is taken over meanwhile.
      for (let stop = parts.pop(); stop !== undefined; stop = parts.pop()) {
        try {
          await stop();
        } catch (error) {
          console.error(inOneLine(error));
        }
      }
    },
  };
}

const PARENT_CHECK_INTERVAL_MS = 1000;

/**
 * Runs a local service until a signal, a failure of `main` or of a part, a defect, or the end of the npm that started
 * it. Then stops every part, prints what happened, and ends the process. The exit code is 0 only after a signal.
 */
export async function runUntilStopped(main: (lifecycle: Lifecycle) => Promise<void>): Promise<void> {
  let isEnding = false;
  const end = async (code: number, line: string) => {
    if (isEnding) return;
    isEnding = true;
    await lifecycle.stopAll();
    (code === 0 ? console.log : console.error)(line);
    process.exit(code);
  };
  const lifecycle = createLifecycle((message) => void end(1, `✖ ${message}`));

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void end(0, 'Stopped: no process and no port is left.'));
  }
  process.on('uncaughtException', (error) => {
    // After the reader of the output has ended, each line that is printed throws again.
    if (isEnding) return;
    // A defect of this program: its stack trace is worth more than a short message.
    console.error(error);
    void end(1, `Stopped after a defect: ${inOneLine(error)}`);
  });
  if (process.env['npm_lifecycle_event'] !== undefined) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) void end(1, 'Stopped: the npm that started this has ended.');
    }, PARENT_CHECK_INTERVAL_MS).unref();
  }

  try {
    await main(lifecycle);
  } catch (error) {
    if (isEnding) return;
    if (!(error instanceof StartupFailure)) console.error(error);
    await end(1, `✖ ${inOneLine(error)}`);
  }
}
