import type { User } from '../../../accounts/model/user.ts';
import { SERVER_TIME } from '../../../shared/record-write.ts';

/** The person who acts for the firm: the administrator's uid and name. */
export interface Signer {
  readonly uid: string;
  readonly name: string;
}

export const signerOf = ({ uid, name, email }: User): Signer => ({ uid, name: name ?? email });

/** The stored fields of who did something, and when. */
export const signature = ({ uid, name }: Signer) => ({ by: uid, name, at: SERVER_TIME });
