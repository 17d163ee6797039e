import { readFileSync } from 'node:fs';
import { inOneLine, StartupFailure } from './startup-failure.ts';

type Stop = () => Promise<void> | void;

/** What a start hands its parts to. Everything it owns is stopped again, whatever happens. */
export interface Lifecycle {
  /** Stops parts in reverse order. Hand over a part as soon as it holds a port or a process. */
  own(stop: Stop): void;
  /** Ends everything because one part has ended by itself. */
  fail(message: string): void;
}

/** How often to look whether npm, which started us, is still there. */
const PARENT_CHECK_INTERVAL_MS = 1000;

/** The parent's id and, where the system reveals it, the grandparent's: npm may have put a shell in between. */
function lineage(): string {
  const { ppid } = process;
  try {
    const stat = readFileSync(`/proc/${ppid}/stat`, 'utf8');
    const [, grandparent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${ppid} ${grandparent}`;
  } catch {
    return String(ppid);
  }
}

/**
 * Runs a local service until Ctrl-C, SIGTERM, the failure of a part, or the death of the npm that started it. Then
 * stops every part, prints what happened in one line, and ends the process.
 */
export async function runUntilStopped(main: (lifecycle: Lifecycle) => Promise<void>): Promise<void> {
  const parts: Stop[] = [];
  let ending = false;

  const end = async (code: number, line: string) => {
    if (ending) return;
    ending = true;
    // A part may still be handed over while others stop.
    for (let stop = parts.pop(); stop !== undefined; stop = parts.pop()) {
      try {
        await stop();
      } catch (error) {
        console.error(inOneLine(error));
      }
    }
    (code === 0 ? console.log : console.error)(line);
    process.exit(code);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void end(0, 'Stopped: no process and no port is left.'));
  }
  process.on('uncaughtException', (error) => {
    // This is a defect of ours, so the stack trace is worth more than brevity.
    console.error(error);
    void end(1, `Stopped after a defect: ${inOneLine(error)}`);
  });
  if (process.env['npm_lifecycle_event'] !== undefined) {
    const atStart = lineage();
    setInterval(() => {
      if (lineage() !== atStart) void end(1, 'Stopped: the npm that started this has ended.');
    }, PARENT_CHECK_INTERVAL_MS).unref();
  }

  try {
    await main({
      own: (stop) => void parts.push(stop),
      fail: (message) => void end(1, `✖ ${message}`),
    });
  } catch (error) {
    if (ending) return;
    if (!(error instanceof StartupFailure)) console.error(error);
    await end(1, `✖ ${inOneLine(error)}`);
  }
}
