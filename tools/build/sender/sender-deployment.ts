import { isPair } from '../../../functions/src/push-keys.ts';

/** The private half of the sender's keys as the project's secrets have it. */
export type StoredKey =
  | { readonly state: 'there'; readonly privateKey: string }
  | { readonly state: 'none' }
  /** Not known; the line gives the reason. */
  | { readonly state: 'unread'; readonly why: string };

const HOW = 'Run "npm run push:keys -- --project <id>", which prints the public key of the stored one';

/**
 * The reason why a page with this public key must not be deployed: people who then ask for notifications would get none.
 * `null` if there is none.
 */
export function senderProblem(publicKey: string, stored: StoredKey): string | null {
  switch (stored.state) {
    case 'none':
      return `VITE_PUSH_KEY is set, but the project has no secret PUSH_PRIVATE_KEY. ${HOW}, or makes both.`;
    case 'unread':
      return `VITE_PUSH_KEY is set, but the secret PUSH_PRIVATE_KEY could not be read (${stored.why}).`;
    case 'there': {
      const isOne = /^[\w-]{43}$/.test(stored.privateKey);
      if (isOne && isPair({ publicKey, privateKey: stored.privateKey })) return null;
      return `VITE_PUSH_KEY and the secret PUSH_PRIVATE_KEY do not belong together. ${HOW}.`;
    }
  }
}
