import { inOneLine, StartupFailure } from './startup-failure.ts';

type Stop = () => Promise<void> | void;

/** Owns the parts of a running service, and stops each of them whatever happens. */
export interface Lifecycle {
  /** Stops parts in reverse order. Hand over a part as soon as it holds a port or a process. */
  own(stop: Stop): void;
  /** Ends everything because one part has ended by itself. */
  fail(message: string): void;
}

/** A lifecycle that its starter ends; `fail` is called if a part ends before that. */
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
      // Another part may be handed over while these stop.
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

/** How often to look whether npm, which started us, is still there. */
const PARENT_CHECK_INTERVAL_MS = 1000;

/**
 * Runs a local service until Ctrl-C, SIGTERM, the failure of a part, or the death of the npm that started it. Then
 * stops every part, prints what happened in one line, and ends the process.
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
    // If the reader of our output is gone, reporting that would fail again and again.
    if (isEnding) return;
    // This is a defect of ours, so the stack trace matters more than brevity.
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
