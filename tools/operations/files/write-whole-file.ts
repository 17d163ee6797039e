import { rename, writeFile } from 'node:fs/promises';
import { succeed } from '#domain/shared/result.ts';
import { stop, type CommandResult } from '../command-line/command-failure.ts';

/** Only the operator may read what a command writes about persons. */
const OWNER_ONLY = 0o600;

/** How a file is called until it is whole. */
export const unfinished = (path: string): string => `${path}.unfinished`;

/** Words a failure of the file system for an operator. */
export async function withFiles<T>(task: string, act: () => Promise<T>): Promise<CommandResult<T>> {
  try {
    return succeed(await act());
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return stop('failed', `Cannot ${task} (${detail}): check the path, its permissions and the free space.`);
  }
}

/** Writes a file under another name and then renames it: what has the name is always whole. */
export async function writeWholeFile(path: string, text: string): Promise<void> {
  await writeFile(unfinished(path), text, { mode: OWNER_ONLY });
  await rename(unfinished(path), path);
}
