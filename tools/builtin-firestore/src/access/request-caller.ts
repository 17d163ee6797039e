import { fail, invalid, succeed, type Outcome } from '../firestore-fault.ts';
import type { AccessRequest } from '../rules/access-request.ts';
import { fromBase64 } from '../values/bytes.ts';
import type { Fields } from '../values/value.ts';
import { decodeClaims } from './decode-claims.ts';

/** The sender of a request. An administrator bypasses the rules (protocol 2.3). */
export type Caller =
  | { readonly kind: 'administrator' }
  | { readonly kind: 'rules'; readonly auth: AccessRequest['auth'] };

const BASE64_URL = /^[A-Za-z0-9_-]+={0,2}$/;

function decodeSegment(segment: string): Fields | undefined {
  if (!BASE64_URL.test(segment)) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(fromBase64(segment));
    return decodeClaims(JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Signature, expiry and issuer are not checked: the SDK's `mockUserToken` is unsigned and long expired. */
function decodeToken(token: string): Outcome<Caller> {
  const [header = '', payload = '', ...rest] = token.split('.');
  const claims = rest.length === 1 && decodeSegment(header) ? decodeSegment(payload) : undefined;
  if (!claims) return invalid('invalid jwt');
  const subject = claims.get('sub') ?? claims.get('user_id');
  const uid = subject?.type === 'string' ? subject.value : '';
  return succeed({ kind: 'rules', auth: { uid, token: claims } });
}

/** Reads the `Authorization` header (protocol 2.3). */
export function readCaller(authorization: string | undefined): Outcome<Caller> {
  if (authorization === undefined) return succeed({ kind: 'rules', auth: null });
  const token = /^bearer\s+(\S+)\s*$/i.exec(authorization)?.[1];
  if (token === undefined) return fail('UNKNOWN', '');
  return /^(owner$|ya29\.)/i.test(token) ? succeed({ kind: 'administrator' }) : decodeToken(token);
}
