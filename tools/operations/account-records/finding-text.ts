import type { Finding } from '#domain/accounts/model/diagnosis.ts';

export function findingText(finding: Finding): string {
  switch (finding.kind) {
    case 'profile-missing':
      return 'there is no profile';
    case 'field-missing':
      return `${finding.field} is missing or unusable`;
    case 'entry-missing':
      return 'the address is not in the directory';
    case 'entry-disagrees':
      return "the directory's gate is not the profile's";
    case 'address-disagrees':
      return "the profile's address is not the identity's";
    case 'uid-disagrees':
      return 'the field uid is not the id it is stored under';
    case 'status-unknown':
      return 'the status is none of pending, approved and rejected';
    case 'approved-without-role':
      return 'it is approved and has no usable role';
    case 'count-malformed':
      return 'reviewCount is no whole number: set it to the number of its reviews';
    case 'entry-of-another':
      return 'the directory gives the address to another account';
    case 'entry-rejected':
      return 'the directory has the address as rejected, the profile does not';
  }
}
