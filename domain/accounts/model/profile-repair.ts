import type { EmailAddress } from './email-address.ts';
import type { Gate } from './gate.ts';
import type { NewProfile } from './new-profile.ts';
import type { Role } from './role.ts';
import type { AccountStatus } from './user.ts';

/** What completes a damaged profile: the missing fields, and the directory entry for the result. */
export interface ProfileRepair {
  readonly uid: string;
  readonly email: EmailAddress;
  /** The fields to set. All others stay as stored. */
  readonly fields: Partial<Omit<NewProfile<Role>, 'status'> & { readonly status: AccountStatus }>;
  readonly gate: Gate;
}
