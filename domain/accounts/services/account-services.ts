import { fail } from '../../shared/result.ts';
import type { ServicesOf } from '../../shared/service-list.ts';
import type { AccountResult } from '../model/errors/account-error.ts';
import type { AccountPorts } from '../ports/account-ports.ts';
import { createAccountRepair } from './account-repair.ts';
import { createApplicant } from './applicant.ts';
import { createEmailCheck } from './email-check.ts';
import { createGatedSignIn } from './gated-sign-in.ts';
import { createWatchOwnProfile } from './own-profile-watch.ts';
import { createOwnProfile } from './own-profile.ts';
import { createPasswordReset } from './password-reset.ts';
import { createPeople } from './people.ts';
import { createRegister } from './registration.ts';
import { createSession } from './session.ts';
import { createSignIn } from './sign-in.ts';

/**
 * The services that every page has: each is created once, from the ports and other services. The container and the type of
 * the product derive from this list.
 */
export const ACCOUNT_SERVICES = {
  session: createSession,
  emailCheck: createEmailCheck,
  applicant: createApplicant,
  signIn: createSignIn,
  gatedSignIn: createGatedSignIn,
  register: createRegister,
  /** Uses a link that proves an address, and returns the address. Fails as `IdentityPort.proveAddress` does. */
  proveAddress:
    ({ identity }: AccountPorts) =>
    async (code: string): Promise<AccountResult<string>> =>
      code === '' ? fail({ code: 'link-invalid', providerCode: '' }) : identity.proveAddress(code),
  passwordPolicy:
    ({ identity }: AccountPorts) =>
    () =>
      identity.passwordPolicy(),
  passwordReset: createPasswordReset,
  accountRepair: createAccountRepair,
  ownProfile: createOwnProfile,
  watchOwnProfile: createWatchOwnProfile,
  /** Fetches everything that is watched at once. */
  lookNow: ({ feed }: AccountPorts) => feed.lookNow,
  people: createPeople,
};

export type AccountServices = ServicesOf<typeof ACCOUNT_SERVICES>;
