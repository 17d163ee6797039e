import type { ServicesOf } from '../../shared/service-list.ts';
import type { AccountPorts } from '../ports/account-ports.ts';
import { createApplicant } from './applicant.ts';
import { createEmailCheck } from './email-check.ts';
import { createGatedSignIn } from './gated-sign-in.ts';
import { createWatchOwnProfile } from './own-profile-watch.ts';
import { createSession } from './session.ts';
import { createSignIn } from './sign-in.ts';

/**
 * The services that every page has. Each is created once, from the ports and other services. The container and the type
 * of the product derive from this list.
 */
export const ACCOUNT_SERVICES = {
  session: createSession,
  emailCheck: createEmailCheck,
  applicant: createApplicant,
  signIn: createSignIn,
  gatedSignIn: createGatedSignIn,
  watchOwnProfile: createWatchOwnProfile,
  /** Fetches at once everything about accounts that is watched. */
  lookNow: ({ feed }: AccountPorts) => feed.lookNow,
};

export type AccountServices = ServicesOf<typeof ACCOUNT_SERVICES>;
