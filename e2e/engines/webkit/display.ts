import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { programAt } from '../find-program.ts';

/** The size of the screen, high enough for pictures of whole pages. */
const SCREEN = '1920x2400x24';

const children = new Set<ChildProcess>();

/** Starts a program that `endChildren` ends. */
export function startChild(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, options);
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

export function endChildren(): void {
  for (const child of children) child.kill('SIGTERM');
}

/** Opens an invisible screen, and returns its name. */
export async function openDisplay(): Promise<string> {
  const screen = startChild(
    programAt('XVFB_PATH'),
    ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  if (screen.stdout === null) throw new Error('The screen has no output.');
  const [number] = await once(screen.stdout, 'data');
  const display = `:${String(number).trim()}`;
  // Without a window manager no window has the focus, and nothing in a page matches `:focus`.
  startChild(programAt('OPENBOX_PATH'), [], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  return display;
}
