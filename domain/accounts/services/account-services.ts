import type { AccountResult } from '../model/errors/account-error.ts';
import type { AccountPorts } from '../ports/account-ports.ts';
import type { AccountFeed } from '../ports/account-feed.ts';
import type { IdentityPort } from '../ports/identity-port.ts';
import { fail } from '../../shared/result.ts';
import type { ServicesOf, Wired } from '../../shared/service-list.ts';
import { createAccountDecisions } from './account-decisions.ts';
import { createAccountRepair } from './account-repair.ts';
import { createAccountReviews } from './account-reviews.ts';
import { createApplicant } from './applicant.ts';
import { createEmailCheck } from './email-check.ts';
import { createGatedSignIn } from './gated-sign-in.ts';
import { createOwnProfile } from './own-profile.ts';
import { createWatchOwnProfile } from './own-profile-watch.ts';
import { createPasswordReset } from './password-reset.ts';
import { createPeople } from './people.ts';
import { createRegister } from './registration.ts';
import { createReviewQueue } from './review-queue.ts';
import { createSession } from './session.ts';
import { createSignIn } from './sign-in.ts';

const LIST = {
  session: { create: createSession, needs: ['identity', 'users'] },
  emailCheck: { create: createEmailCheck, needs: ['users', 'feed'] },
  applicant: { create: createApplicant, needs: ['session', 'clock'] },
  signIn: { create: createSignIn, needs: ['identity', 'session', 'applicant'] },
  gatedSignIn: { create: createGatedSignIn, needs: ['emailCheck', 'signIn'] },
  register: { create: createRegister, needs: ['identity', 'clock', 'applicant'] },
  /** Uses a link that proves an address, and returns the address. Fails as `IdentityPort.proveAddress` does. */
  proveAddress: {
    create:
      (identity: IdentityPort) =>
      async (code: string): Promise<AccountResult<string>> =>
        code === '' ? fail({ code: 'link-invalid', providerCode: '' }) : identity.proveAddress(code),
    needs: ['identity'],
  },
  passwordPolicy: {
    create: (identity: IdentityPort) => () => identity.passwordPolicy(),
    needs: ['identity'],
  },
  passwordReset: { create: createPasswordReset, needs: ['identity'] },
  accountRepair: { create: createAccountRepair, needs: ['identity', 'clock'] },
  ownProfile: { create: createOwnProfile, needs: ['identity', 'users', 'records', 'session'] },
  watchOwnProfile: { create: createWatchOwnProfile, needs: ['feed', 'session', 'clock'] },
  /** Asks at once for everything that is watched. */
  lookNow: { create: (feed: AccountFeed) => feed.lookNow, needs: ['feed'] },
  reviewQueue: { create: createReviewQueue, needs: ['reviews', 'feed', 'session'] },
  accountDecisions: { create: createAccountDecisions, needs: ['users', 'records', 'session', 'clock'] },
  accountReviews: { create: createAccountReviews, needs: ['reviews', 'users', 'records', 'session'] },
  people: { create: createPeople, needs: ['users', 'session'] },
} as const;

/** Everything the screens can do with accounts. */
export type AccountServices = ServicesOf<typeof LIST>;

/**
 * The one list of services: how each is made, once, and from which ports and other services. The container, its tokens
 * and the type of the product derive from it.
 */
export const ACCOUNT_SERVICES: Wired<typeof LIST, AccountPorts & AccountServices> = LIST;
