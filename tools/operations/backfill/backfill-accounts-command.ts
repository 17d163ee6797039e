import { succeed } from '#domain/shared/result.ts';
import type { Command } from '../command-line/command.ts';
import { backfillAccounts } from './backfill-accounts.ts';

export const backfillAccountsCommand: Command<void> = {
  name: 'accounts:backfill',
  help: `npm run accounts:backfill -- --project ID [--dry-run]

Completes accounts that have only uid, email, role, name, status and createdAt: adds the directory entry, the keys that names
are searched by, registeredAt and reviewCount, writes addresses in lower case and createdAt as ISO text. Reports, and leaves alone,
whatever needs a person: several profiles with one address, unusable addresses, records that disagree. Lists
identities without a profile and profiles without an identity. A second run changes nothing.
`,
  options: {},
  parse: () => succeed(),
  run: (_, run) => backfillAccounts(run),
};
