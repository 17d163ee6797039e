import type { PasswordPolicy } from '#domain/account/password-policy.ts';
import type { Result } from '#domain/result.ts';
import type { AccountDecisions } from '#domain/services/account-decisions.ts';
import type { ReadAccountFile } from '#domain/services/account-file.ts';
import type { AccountRepair } from '#domain/services/account-repair.ts';
import type { EmailCheck } from '#domain/services/email-check.ts';
import type { OwnProfile } from '#domain/services/own-profile.ts';
import type { PasswordReset } from '#domain/services/password-reset.ts';
import type { ReadHealthPage } from '#domain/services/record-health.ts';
import type { Register } from '#domain/services/registration.ts';
import type { ReviewQueue } from '#domain/services/review-queue.ts';
import type { Session } from '#domain/services/session.ts';
import type { SignIn } from '#domain/services/sign-in.ts';

/** Everything the screens can do. The composition root resolves it; screens get it from `ProductContext`. */
export interface Product {
  readonly session: Session;
  readonly emailCheck: EmailCheck;
  readonly signIn: SignIn;
  readonly register: Register;
  readonly passwordPolicy: () => Promise<Result<PasswordPolicy>>;
  readonly passwordReset: PasswordReset;
  readonly accountRepair: AccountRepair;
  readonly ownProfile: OwnProfile;
  readonly reviewQueue: ReviewQueue;
  readonly accountDecisions: AccountDecisions;
  readonly readAccountFile: ReadAccountFile;
  readonly readHealthPage: ReadHealthPage;
}

/**
 * Hands out the product. It arrives with the SDK, after the form works: the first call starts the load, every later
 * one shares it, and a load that failed is tried again by the next call. Why it failed: `loadOrFail`.
 */
export type LoadProduct = () => Promise<Product>;
