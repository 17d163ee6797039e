import { stop, type CommandResult } from '../command-line/command-failure.ts';

const MOST_ATTEMPTS = 3;

/** Calls `attempt` again after a conflict, at most `MOST_ATTEMPTS` times in all. Each attempt reads the record anew. */
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
