import type { Clock } from '#domain/shared/clock.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { providerFailure } from './provider-failure.ts';

const LIFETIME_MINUTES = 60;

/** The links in reset mails. Each is for one identity, works once, and expires after an hour. */
export interface ResetCodes {
  issue(uid: string): string;
  /** The uid that a code is for. Fails with `reset-link-invalid` or `reset-link-expired`. */
  verify(code: string): Result<string>;
  spend(code: string): void;
  /** The code issued last, used or not; `null` if there was none. */
  latestOf(uid: string): string | null;
}

export function createResetCodes(clock: Clock): ResetCodes {
  const codes = new Map<string, { readonly uid: string; readonly endsAt: number }>();
  const latest = new Map<string, string>();
  return {
    issue(uid) {
      const code = crypto.randomUUID();
      codes.set(code, { uid, endsAt: clock.now().getTime() + LIFETIME_MINUTES * 60_000 });
      latest.set(uid, code);
      return code;
    },
    verify(code) {
      const found = codes.get(code);
      if (found === undefined) return providerFailure('auth/invalid-action-code');
      return clock.now().getTime() < found.endsAt
        ? succeed(found.uid)
        : providerFailure('auth/expired-action-code');
    },
    spend: (code) => void codes.delete(code),
    latestOf: (uid) => latest.get(uid) ?? null,
  };
}
