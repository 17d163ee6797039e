import type { PasswordPolicy } from '#domain/accounts/model/password-policy.ts';
import type { Result } from '#domain/shared/result.ts';
import type { AccountDecisions } from '#domain/accounts/services/account-decisions.ts';
import type { ReadAccountFile } from '#domain/accounts/services/account-file.ts';
import type { AccountRepair } from '#domain/accounts/services/account-repair.ts';
import type { EmailCheck } from '#domain/accounts/services/email-check.ts';
import type { OwnProfile } from '#domain/accounts/services/own-profile.ts';
import type { PasswordReset } from '#domain/accounts/services/password-reset.ts';
import type { ReadHealthPage } from '#domain/accounts/services/record-health.ts';
import type { Register } from '#domain/accounts/services/registration.ts';
import type { ReviewQueue } from '#domain/accounts/services/review-queue.ts';
import type { Session } from '#domain/accounts/services/session.ts';
import type { SignIn } from '#domain/accounts/services/sign-in.ts';

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
 * Returns the product, which loads together with the SDK once the form works. The first call starts the load, later
 * calls share it, and a call after a failed load tries again. `loadOrFail` says why it failed.
 */
export type LoadProduct = () => Promise<Product>;
