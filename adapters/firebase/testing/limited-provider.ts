import type {
  LimitedProvider,
  ProviderLimits,
} from '#adapters/contracts/identity/identity-port.provider-limits.contract.ts';
import { checkPassword, type PasswordPolicy } from '#domain/accounts/model/password-policy.ts';
import type { ProviderAnswer, ProviderCall } from './stub-server.ts';
import { openStubbedAdapters } from './stubbed-adapters.ts';

const EMAIL = 'known@example.com';
const PASSWORD = 'correct horse 1';
const RESET_CODE = 'usable-code';
const EXPIRED_RESET_CODE = 'expired-code';

const TOKEN_LIFE_SECONDS = 3600;

/** An unsigned token of the form that the provider issues. */
function tokenFor(uid: string): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode({ sub: uid, iat: now, exp: now + TOKEN_LIFE_SECONDS })}.`;
}

/** The policy in the provider's format. */
function policyDocument(policy: PasswordPolicy, isEnforced: boolean): object {
  return {
    customStrengthOptions: {
      minPasswordLength: policy.minLength,
      ...(policy.maxLength !== null && { maxPasswordLength: policy.maxLength }),
      containsLowercaseCharacter: policy.requiresLowercase,
      containsUppercaseCharacter: policy.requiresUppercase,
      containsNumericCharacter: policy.requiresDigit,
      containsNonAlphanumericCharacter: policy.requiresSymbol,
    },
    allowedNonAlphanumericCharacters: ['#'],
    enforcementState: isEnforced ? 'ENFORCE' : 'OFF',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  };
}

/** A provider with lock-out, policy and stale sessions. It answers with the real provider's messages. */
function scriptProvider({ policy, toleratedFailures }: ProviderLimits) {
  let password = PASSWORD;
  let failures = 0;
  let isExpired = false;
  const isEnforced = policy.maxLength !== null;

  const session = (email: string): ProviderAnswer => {
    const uid = `uid-of-${email}`;
    return {
      body: {
        localId: uid,
        email,
        idToken: tokenFor(uid),
        refreshToken: 'refresh',
        expiresIn: String(TOKEN_LIFE_SECONDS),
      },
    };
  };
  const weakness = (chosen: string): ProviderAnswer | null => {
    if (checkPassword(policy, chosen).every(({ met }) => met)) return null;
    const message = isEnforced ? 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' : 'WEAK_PASSWORD';
    return { error: `${message} : Password should be better` };
  };
  const signIn = (typed: string): ProviderAnswer => {
    if (failures >= toleratedFailures) return { error: 'TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.' };
    failures = typed === password ? 0 : failures + 1;
    return typed === password ? session(EMAIL) : { error: 'INVALID_LOGIN_CREDENTIALS' };
  };
  const reset = (code: string, chosen: string | null): ProviderAnswer => {
    if (code === EXPIRED_RESET_CODE) return { error: 'EXPIRED_OOB_CODE' };
    if (code !== RESET_CODE) return { error: 'INVALID_OOB_CODE' };
    const refusal = chosen === null ? null : weakness(chosen);
    if (refusal !== null) return refusal;
    password = chosen ?? password;
    return { body: { email: EMAIL, requestType: 'PASSWORD_RESET' } };
  };

  const answer = ({ verb, body }: ProviderCall): ProviderAnswer => {
    const said = (field: string) => String(body[field]);
    switch (verb) {
      case 'signInWithPassword':
        return signIn(said('password'));
      case 'signUp':
        return weakness(said('password')) ?? session(said('email'));
      case 'lookup':
        return { body: { users: [{ localId: `uid-of-${EMAIL}`, email: EMAIL }] } };
      case 'resetPassword':
        return reset(said('oobCode'), 'newPassword' in body ? said('newPassword') : null);
      case 'update':
        return weakness(said('password')) ?? session(EMAIL);
      case 'delete':
        return isExpired ? { error: 'TOKEN_EXPIRED' } : { body: {} };
      case 'passwordPolicy':
        return { body: policyDocument(policy, isEnforced) };
      default:
        return { error: `UNEXPECTED_CALL : ${verb}` };
    }
  };
  return {
    answer,
    expire: () => {
      isExpired = true;
    },
  };
}

/** The adapter in front of a provider with limits that the Auth emulator does not have. */
export async function makeLimitedProvider(limits: ProviderLimits): Promise<LimitedProvider> {
  const { answer, expire } = scriptProvider(limits);
  const { identity, close } = await openStubbedAdapters(answer);
  return {
    identity,
    email: EMAIL,
    password: PASSWORD,
    resetCode: RESET_CODE,
    expiredResetCode: EXPIRED_RESET_CODE,
    expireSessions: expire,
    close,
  };
}
