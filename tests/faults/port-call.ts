import type { FirebaseAdapters } from '#adapters/firebase/firebase-adapters.ts';
import type { Result } from '#domain/shared/result.ts';
import type { Server } from './server-answer.ts';

/** One method of a port, and which of its requests the fault hits. */
export interface PortCall {
  readonly port: string;
  readonly server: Server;
  /** The last part of the request's path. */
  readonly verb: string;
  /** A person is signed in beforehand, with a token that expires at once if the fault concerns the token. */
  readonly signedIn?: true;
  call(adapters: FirebaseAdapters): Promise<Result<unknown>>;
}
