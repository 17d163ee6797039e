import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs an installer, and ignores its failure. */
export function tryInstall(program: string, args: readonly string[]): void {
  try {
    execFileSync(program, args, { stdio: 'inherit', timeout: 600_000 });
  } catch {
    // The caller checks whether the program is installed.
  }
}

/** Installs packages of the distribution, but only as root and on a system with apt-get. */
export function tryInstallPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  tryInstall('apt-get', ['update']);
  tryInstall('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}
