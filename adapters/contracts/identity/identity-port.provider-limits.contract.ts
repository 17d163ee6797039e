import { describe, expect, it } from 'vitest';
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from '#domain/accounts/model/password-policy.ts';
import type { IdentityPort } from '#domain/accounts/ports/identity-port.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { SOME_CODE } from './some-code.builder.ts';

/** A provider with one known person, and with limits that an emulator does not have. */
export interface LimitedProvider {
  readonly identity: IdentityPort;
  readonly email: string;
  readonly password: string;
  readonly expiredResetCode: string;
  /** A valid reset code of the person. */
  readonly resetCode: string;
  /** Rejects every token issued so far, as after a password change on another device. */
  expireSessions(): void;
  close(): Promise<void>;
}

export interface ProviderLimits {
  readonly policy: PasswordPolicy;
  /** How many wrong passwords in a row lock the account. */
  readonly toleratedFailures: number;
}

export type MakeLimitedProvider = (limits: ProviderLimits) => Promise<LimitedProvider>;

const STRICT: PasswordPolicy = {
  minLength: 10,
  maxLength: 20,
  requiresLowercase: true,
  requiresUppercase: true,
  requiresDigit: true,
  requiresSymbol: true,
};
const LIMITS: ProviderLimits = { policy: DEFAULT_PASSWORD_POLICY, toleratedFailures: 3 };
const STRONG = 'Battery#Staple2';

/** The behaviour of a provider with limits. A stub server scripts it; the in-memory provider implements it. */
export function describeProviderLimits(name: string, makeProvider: MakeLimitedProvider): void {
  const on = async (limits: ProviderLimits, test: (provider: LimitedProvider) => Promise<void>) => {
    const provider = await makeProvider(limits);
    try {
      await test(provider);
    } finally {
      await provider.close();
    }
  };

  describe(`IdentityPort at the limits of ${name}`, () => {
    it('repeated failures lock out the right password, too', () =>
      on(LIMITS, async ({ identity, email, password }) => {
        for (let failure = 0; failure < LIMITS.toleratedFailures; failure += 1) {
          expect(errorOf(await identity.signIn(email, 'wrong password')).code).toBe('invalid-credentials');
        }
        const lockedOut = { code: 'too-many-requests', providerCode: SOME_CODE };
        expect(errorOf(await identity.signIn(email, 'wrong password'))).toEqual(lockedOut);
        expect(errorOf(await identity.signIn(email, password))).toEqual(lockedOut);
      }));

    it('a successful sign-in resets the count of failures', () =>
      on(LIMITS, async ({ identity, email, password }) => {
        for (let failure = 0; failure < LIMITS.toleratedFailures * 2; failure += 1) {
          expect(errorOf(await identity.signIn(email, 'wrong password')).code).toBe('invalid-credentials');
          valueOf(await identity.signIn(email, password));
        }
      }));

    it('the live password policy is returned [S5.8]', async () => {
      await on({ ...LIMITS, policy: STRICT }, async ({ identity }) => {
        expect(valueOf(await identity.passwordPolicy())).toEqual(STRICT);
      });
      await on(LIMITS, async ({ identity }) => {
        expect(valueOf(await identity.passwordPolicy())).toEqual(DEFAULT_PASSWORD_POLICY);
      });
    });

    it.each([
      ['short', ['min-length', 'uppercase', 'digit', 'symbol']],
      ['ALL#CAPITALS#IN#A#LONG#ROW', ['max-length', 'lowercase', 'digit']],
      ['lower#case#only', ['uppercase', 'digit']],
    ])('every choice of a password names the rules that "%s" breaks [S5.9, S5.10]', (password, unmet) =>
      on({ ...LIMITS, policy: STRICT }, async ({ identity, email, resetCode, ...provider }) => {
        const refusal = { code: 'weak-password', unmet };
        expect(errorOf(await identity.signUp('newcomer@example.com', password))).toEqual(refusal);
        expect(errorOf(await identity.confirmPasswordReset(resetCode, password))).toEqual(refusal);
        valueOf(await valueOf(await identity.signIn(email, provider.password)).enter());
        expect(errorOf(await identity.changePassword(provider.password, password))).toEqual(refusal);
        valueOf(await identity.signUp('newcomer@example.com', STRONG));
      }),
    );

    it('an expired reset link differs from an invalid one', () =>
      on(LIMITS, async ({ identity, expiredResetCode, resetCode }) => {
        const expired = { code: 'link-expired', providerCode: SOME_CODE };
        expect(errorOf(await identity.verifyResetCode(expiredResetCode))).toEqual(expired);
        expect(errorOf(await identity.confirmPasswordReset(expiredResetCode, STRONG))).toEqual(expired);
        valueOf(await identity.verifyResetCode(resetCode));
        valueOf(await identity.confirmPasswordReset(resetCode, STRONG));
      }));

    it('a deletion with an expired session is refused', () =>
      on(LIMITS, async ({ identity, expireSessions }) => {
        const privateSession = valueOf(await identity.signUp('newcomer@example.com', STRONG));
        expireSessions();
        expect(errorOf(await privateSession.deleteIdentity()).code).toBe('session-expired');
      }));
  });
}
