import { parseEmail, type EmailAddress } from '#domain/accounts/model/email-address.ts';
import { succeed } from '#domain/shared/result.ts';
import { stop, type CommandResult } from '../command-line/command-failure.ts';
import type { OptionValues } from '../command-line/command.ts';

/** The address of the option `--email`, normalised. */
export function parseAddress(values: OptionValues): CommandResult<EmailAddress> {
  const typed = values['email'];
  if (typeof typed !== 'string') return stop('usage', 'No address: name it with --email.');
  const email = parseEmail(typed);
  return email.ok
    ? succeed(email.value)
    : stop('usage', `"${typed}" cannot be used as an address here: see --help.`);
}
