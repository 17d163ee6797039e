import { rename, writeFile } from 'node:fs/promises';
import { succeed } from '#domain/shared/result.ts';
import { stop, type CommandResult } from '../command-line/command-failure.ts';

/** The mode of files with personal data: only the operator may read them. */
const OWNER_ONLY = 0o600;

/** The name of a file until it is complete. */
export const unfinished = (path: string): string => `${path}.unfinished`;

/** Calls `act`. A failure of the file system becomes a `CommandFailure` with a message for the operator. */
export async function withFiles<T>(task: string, act: () => Promise<T>): Promise<CommandResult<T>> {
  try {
    return succeed(await act());
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return stop('failed', `Cannot ${task} (${detail}): check the path, its permissions and the free space.`);
  }
}

/** Writes a file under another name and then renames it, so a file with its final name is always complete. */
export async function writeWholeFile(path: string, text: string): Promise<void> {
  await writeFile(unfinished(path), text, { mode: OWNER_ONLY });
  await rename(unfinished(path), path);
}
