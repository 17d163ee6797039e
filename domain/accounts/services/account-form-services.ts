import { fail } from '../../shared/result.ts';
import type { ServicesOf } from '../../shared/service-list.ts';
import type { AccountResult } from '../model/errors/account-error.ts';
import type { AccountPorts } from '../ports/account-ports.ts';
import { createAccountRepair } from './account-repair.ts';
import { createAnswerQuestion } from './answer-question.ts';
import { createOwnProfile } from './own-profile.ts';
import { createPasswordReset } from './password-reset.ts';
import { createRegister } from './registration.ts';

/** The services of the forms of accounts, except sign-in. A page loads them with its form. */
export const ACCOUNT_FORM_SERVICES = {
  register: createRegister,
  passwordReset: createPasswordReset,
  accountRepair: createAccountRepair,
  ownProfile: createOwnProfile,
  answerQuestion: createAnswerQuestion,
  /** Proves an address by a link, and returns the address. Fails as `IdentityPort.proveAddress` does. */
  proveAddress:
    ({ identity }: AccountPorts) =>
    async (code: string): Promise<AccountResult<string>> =>
      code === '' ? fail({ code: 'link-invalid', providerCode: '' }) : identity.proveAddress(code),
  passwordPolicy:
    ({ identity }: AccountPorts) =>
    () =>
      identity.passwordPolicy(),
};

export type AccountFormServices = ServicesOf<typeof ACCOUNT_FORM_SERVICES>;
