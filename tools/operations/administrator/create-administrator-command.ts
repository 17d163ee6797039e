import { parseName } from '#domain/shared/people/name.ts';
import { succeed } from '#domain/shared/result.ts';
import { parseAddress } from '../account-records/parse-address.ts';
import { stop } from '../command-line/command-failure.ts';
import type { Command } from '../command-line/command.ts';
import type { AdministratorRequest } from './administrator-plan.ts';
import { createAdministrator } from './create-administrator.ts';

export const createAdministratorCommand: Command<AdministratorRequest> = {
  name: 'admin:create',
  help: `npm run admin:create -- --email ADDRESS --name NAME --project ID [--dry-run]

Makes the address an approved system_admin: creates identity, profile and directory entry, or promotes the account
that exists. A new identity gets a random password that is never shown, and the provider mails the link that sets
one, as /reset-password does any time. A second run changes nothing.

  --email ADDRESS     the address of the account
  --name NAME         the display name, 1 to 100 characters; an account that has a name keeps it
  --owner-is-known    promote an account with an unproven address
`,
  options: { email: { type: 'string' }, name: { type: 'string' }, 'owner-is-known': { type: 'boolean' } },
  parse(values) {
    const email = parseAddress(values);
    if (!email.ok) return email;
    const typed = values['name'];
    const name = typeof typed === 'string' ? parseName(typed) : succeed(null);
    if (!name.ok)
      return stop('usage', '--name must hold 1 to 100 characters, no line break and nothing invisible.');
    const isOwnerKnown = values['owner-is-known'] === true;
    return succeed({ email: email.value, name: name.value, isOwnerKnown });
  },
  run: createAdministrator,
};
