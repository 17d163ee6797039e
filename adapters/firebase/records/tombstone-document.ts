import { Timestamp, type DocumentData } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import type { EmailAddress } from '#domain/accounts/model/email-address.ts';

const TombstoneDocument = z.object({ releasedAt: z.instanceof(Timestamp) });

/** Reads when the address was released (design D28). Any other shape is a defect and throws. */
export function parseRelease(data: DocumentData): Date {
  return TombstoneDocument.parse(data).releasedAt.toDate();
}

/** The id of an address's tombstone: SHA-256 in lower-case hexadecimal, so that the address itself is not stored. */
export async function tombstoneId(email: EmailAddress): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
