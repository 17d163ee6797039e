import type { EmailAddress } from './email-address.ts';
import type { Gate } from './gate.ts';
import type { Role } from './role.ts';
import type { AccountStatus } from './user.ts';

/** The fields a repair sets. All others stay as they are stored. */
export interface RepairedFields {
  readonly uid?: string;
  readonly email?: EmailAddress;
  readonly role?: Role;
  readonly name?: string;
  readonly nameKey?: string;
  readonly status?: AccountStatus;
  readonly createdAt?: string;
  readonly reviewCount?: number;
  /** Set to the server's time. */
  readonly registeredAt?: 'server-time';
}

/** What completes a damaged profile: the missing fields, and the directory entry for the result. */
export interface ProfileRepair {
  readonly uid: string;
  readonly email: EmailAddress;
  readonly fields: RepairedFields;
  readonly gate: Gate;
}
