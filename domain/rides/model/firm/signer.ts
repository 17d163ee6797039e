import type { User } from '../../../accounts/model/user.ts';
import { SERVER_TIME } from '../../../shared/record-write.ts';

/** The author of a write: an administrator, a driver who stores their own availability, or `SENDER` (D124). */
export interface Signer {
  readonly uid: string;
  readonly name: string;
}

export const signerOf = ({ uid, name, email }: User): Signer => ({ uid, name: name ?? email });

/** The stored fields of the author and the time of a write. */
export const signature = ({ uid, name }: Signer) => ({ by: uid, name, at: SERVER_TIME });
