import { stop, type CommandResult } from '../command-line/command-failure.ts';

const MOST_ATTEMPTS = 3;

/** Calls `attempt`, which reads the record anew, until it has no conflict. Fails after `MOST_ATTEMPTS` conflicts. */
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
