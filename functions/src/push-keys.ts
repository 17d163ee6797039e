import { createECDH } from 'node:crypto';
import { z } from 'zod';

/** The sender's keys (VAPID, base64url). Browsers subscribe with the public key, and the private key signs. */
const PushKeys = z.object({
  publicKey: z.string().regex(/^[\w-]{87}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
});
export type PushKeys = z.infer<typeof PushKeys>;

/** The public key of a private key. Throws for a text that is no private key. */
export function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return curve.getPublicKey('base64url');
}

export const isPair = ({ publicKey, privateKey }: PushKeys) => publicKeyOf(privateKey) === publicKey;

/** Decodes a stored pair of keys. `null` if it is damaged, or if the two keys do not belong together. */
export function readPushKeys(stored: unknown): PushKeys | null {
  const parsed = PushKeys.safeParse(stored);
  return parsed.success && isPair(parsed.data) ? parsed.data : null;
}

export function makePushKeys(): PushKeys {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  // A private key may begin with zeros, which `getPrivateKey` leaves out.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}
