import type { AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { succeed } from '#domain/shared/result.ts';
import { providerFailure } from './provider-failure.ts';

/** The kinds of links in mails: one sets a new password, the other proves the address. */
export type LinkKind = 'reset' | 'proof';

/** How long the provider's links work. Milliseconds. */
const LIFETIMES: Readonly<Record<LinkKind, number>> = { reset: HOUR_MS, proof: 72 * HOUR_MS };

/** The codes of links in mails. Each code is of one kind and for one identity, works once, and expires. */
export interface LinkCodes {
  /** Creates the code for a mail; `latestOf` returns it. */
  issue(kind: LinkKind, uid: string): void;
  /** The uid that a code of this kind is for. Fails with `link-invalid` or, after its lifetime, with `link-expired`. */
  verify(kind: LinkKind, code: string): AccountResult<string>;
  spend(code: string): void;
  /** The code issued last, used or not; `null` if there was none. */
  latestOf(kind: LinkKind, uid: string): string | null;
}

export function createLinkCodes(clock: Clock): LinkCodes {
  const codes = new Map<string, { readonly kind: LinkKind; readonly uid: string; readonly endsAt: number }>();
  const latest = new Map<string, string>();
  return {
    issue(kind, uid) {
      const code = crypto.randomUUID();
      codes.set(code, { kind, uid, endsAt: clock.now().getTime() + LIFETIMES[kind] });
      latest.set(`${kind} ${uid}`, code);
    },
    verify(kind, code) {
      const found = codes.get(code);
      if (found?.kind !== kind) return providerFailure('no-such-link');
      return clock.now().getTime() < found.endsAt ? succeed(found.uid) : providerFailure('old-link');
    },
    spend: (code) => void codes.delete(code),
    latestOf: (kind, uid) => latest.get(`${kind} ${uid}`) ?? null,
  };
}
