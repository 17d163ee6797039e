import { succeed } from '#domain/shared/result.ts';
import { isDocumentId } from '#domain/accounts/model/is-document-id.ts';
import { parseAddress } from '../account-records/parse-address.ts';
import { stop } from '../command-line/command-failure.ts';
import type { Command } from '../command-line/command.ts';
import type { ReleaseRequest } from './choose-account.ts';
import { releaseAddress } from './release-address.ts';

export const releaseAddressCommand: Command<ReleaseRequest> = {
  name: 'accounts:release',
  help: `npm run accounts:release -- --email ADDRESS --project ID [--dry-run]

Releases an address for good: identity, profile, audit trail, mails, directory entry, a driver's hours and what rides keep
of the person go, and a tombstone without personal data stays under the uid (after a rejection under a hash of the address too). Rides
themselves stay; while one of the person is open, the command refuses. Broken off midway, the same command goes on
where it stopped; run once more it changes nothing. There is no way back: look at a --dry-run first.

  --email ADDRESS     the address to release
  --uid UID           which account is meant, where profile, directory entry and identity are not of one
  --remove-administrator
                      do not ask for the address to be typed before an administrator is removed
`,
  options: {
    email: { type: 'string' },
    uid: { type: 'string' },
    'remove-administrator': { type: 'boolean' },
  },
  parse(values) {
    const email = parseAddress(values);
    if (!email.ok) return email;
    const uid = typeof values['uid'] === 'string' ? values['uid'] : null;
    if (uid !== null && !isDocumentId(uid)) return stop('usage', `"${uid}" is not a uid.`);
    return succeed({ email: email.value, uid, mayBeAdministrator: values['remove-administrator'] === true });
  },
  run: releaseAddress,
};
