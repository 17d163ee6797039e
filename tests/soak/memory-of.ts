import { execFileSync } from 'node:child_process';

/** The memory that a process uses at the moment, in megabytes, as the system reports it. */
export function memoryOf(pid: number): number {
  const said = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(said.trim()) / 1024);
}
