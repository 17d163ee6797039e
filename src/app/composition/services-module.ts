import { ContainerModule } from 'inversify';
import type { IdentityPort } from '#domain/accounts/ports/identity-port.ts';
import { createAccountDecisions } from '#domain/accounts/services/account-decisions.ts';
import { createReadAccountFile } from '#domain/accounts/services/account-file.ts';
import { createAccountRepair } from '#domain/accounts/services/account-repair.ts';
import { createEmailCheck } from '#domain/accounts/services/email-check.ts';
import { createOwnProfile } from '#domain/accounts/services/own-profile.ts';
import { createPasswordReset } from '#domain/accounts/services/password-reset.ts';
import { createReadHealthPage } from '#domain/accounts/services/record-health.ts';
import { createRegister } from '#domain/accounts/services/registration.ts';
import { createReviewQueue } from '#domain/accounts/services/review-queue.ts';
import { createSession } from '#domain/accounts/services/session.ts';
import { createSignIn } from '#domain/accounts/services/sign-in.ts';
import { PORTS, SERVICES } from './tokens.ts';

const { identity, users, reviews, clock } = PORTS;
const { session } = SERVICES;

/** Builds the domain's services from the ports. Factories, not decorators, keep the domain free of annotations. */
export const servicesModule = new ContainerModule(({ bind }) => {
  bind(SERVICES.session).toResolvedValue(createSession, [identity, users]).inSingletonScope();
  bind(SERVICES.emailCheck).toResolvedValue(createEmailCheck, [users]).inSingletonScope();
  bind(SERVICES.signIn).toResolvedValue(createSignIn, [identity, session]);
  bind(SERVICES.register).toResolvedValue(createRegister, [identity, clock]);
  bind(SERVICES.passwordPolicy).toResolvedValue(
    (port: IdentityPort) => () => port.passwordPolicy(),
    [identity],
  );
  bind(SERVICES.passwordReset).toResolvedValue(createPasswordReset, [identity]);
  bind(SERVICES.accountRepair).toResolvedValue(createAccountRepair, [identity, clock]);
  bind(SERVICES.ownProfile).toResolvedValue(createOwnProfile, [identity, users, session]);
  bind(SERVICES.reviewQueue).toResolvedValue(createReviewQueue, [reviews, session]);
  bind(SERVICES.accountDecisions).toResolvedValue(createAccountDecisions, [reviews, users, session, clock]);
  bind(SERVICES.readAccountFile).toResolvedValue(createReadAccountFile, [users, reviews, session]);
  bind(SERVICES.readHealthPage).toResolvedValue(createReadHealthPage, [reviews, users, session]);
});
