import { succeed } from '#domain/shared/result.ts';
import { isDocumentId } from '#domain/accounts/model/is-document-id.ts';
import { parseAddress } from '../account-records/parse-address.ts';
import { stop } from '../command-line/command-failure.ts';
import type { Command } from '../command-line/command.ts';
import { releaseAddress, type ReleaseRequest } from './release-address.ts';

export const releaseAddressCommand: Command<ReleaseRequest> = {
  name: 'accounts:release',
  help: `npm run accounts:release -- --email ADDRESS --project ID [--dry-run]

Releases an address for good: removes identity, profile, audit trail, mails, directory entry, a driver's hours and the
person's records for rides, and leaves a tombstone without personal data under the uid (after a rejection also under a
hash of the address). Rides themselves stay; the command refuses while the person has an open ride. A run that broke off
is continued by the next one; a further run changes nothing. The release is final: look at a --dry-run first.

  --email ADDRESS     the address to release
  --uid UID           the account to release, if profile, directory entry and identity belong to several
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
