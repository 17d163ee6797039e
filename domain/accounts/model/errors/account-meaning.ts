import { inField, means, SYSTEM_MEANINGS, type ErrorMeaning } from '../../../shared/error-meaning.ts';
import type { AccountFailure, AccountField, NoteError } from './account-error.ts';

type Meaning = ErrorMeaning<AccountField>;

const MEANINGS = {
  ...SYSTEM_MEANINGS,
  'email-required': inField('email'),
  'email-malformed': inField('email'),
  'password-required': inField('password'),
  'credentials-required': means('input'),
  'name-required': inField('name'),
  'name-too-long': inField('name'),
  'name-unusable': inField('name'),
  'role-required': inField('role'),
  'reason-required': inField('reason'),
  'reason-too-long': inField('reason'),
  'address-unusable': inField('email'),
  'note-required': inField('note'),
  'note-too-long': inField('note'),
  'weak-password': inField('password'),

  'account-not-found': means('refusal'),
  pending: means('refusal'),
  rejected: means('refusal'),
  'access-revoked': means('refusal'),
  'rejected-unproven': means('refusal'),
  'role-mismatch': means('refusal'),
  'profile-missing': means('refusal'),
  'profile-damaged': means('refusal'),

  'email-already-in-use': means('final'),
  'link-invalid': means('final'),
  'link-expired': means('final'),

  'admin-registration': means('input'),
  'role-not-registrable': means('input'),
  'address-on-record': means('final'),
  'registration-unfinished': means('final'),

  'decided-by-another': means('final'),
  'decision-not-allowed': means('final'),
  'repair-by-administrator': means('final'),
} satisfies Readonly<Record<(AccountFailure | NoteError)['code'], Meaning>>;

export function accountMeaning({ code }: Pick<AccountFailure | NoteError, 'code'>): Meaning {
  return MEANINGS[code];
}
