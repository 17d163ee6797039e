import { forEachPage, type Page } from '../account-records/for-each-page.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';
import { IDENTITY_PAGE_SIZE } from '../rest/identity-client.ts';

export type UserPage = Page;

/** Visits all profiles in order of document id, with one page in memory at a time. */
export function forEachUserPage(
  run: Run,
  visit: (page: UserPage) => Promise<CommandResult<void>> | CommandResult<void>,
): Promise<CommandResult<void>> {
  return forEachPage(run, { collection: 'users', limit: IDENTITY_PAGE_SIZE }, visit);
}
