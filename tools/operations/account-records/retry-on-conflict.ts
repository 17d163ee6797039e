import { stop, type CommandResult } from '../command-line/command-failure.ts';

const MOST_ATTEMPTS = 3;

/** Repeats reading, deciding and writing if the record was changed in between, at most `MOST_ATTEMPTS` times. */
export async function retryOnConflict<T>(
  what: string,
  attempt: () => Promise<CommandResult<T>>,
): Promise<CommandResult<T>> {
  for (let tries = 0; tries < MOST_ATTEMPTS; tries += 1) {
    const outcome = await attempt();
    if (outcome.ok || outcome.error.kind !== 'conflict') return outcome;
  }
  return stop('conflict', `${what} is being changed by others at this moment: run the same command again.`);
}
