import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import type { SystemError } from '#domain/shared/system-error.ts';

/** Of identities: `proof` (sign-ins, reads), `identity` (others). Of documents: `reading`, `documents` (writes). */
export type RequestKind = 'proof' | 'identity' | 'reading' | 'documents';

/** How the names of requests begin. `write users`, without a path, is no name and would match no request. */
type RequestWords =
  | `${'read' | 'write'} ${string}/${string}`
  | `${'list' | 'count'} ${string}`
  | `identity.${string}`;

/** A request that arrived: `read users/*`, `list rides rider== open==`, `write users/*`, `identity.signIn`. */
export interface SeenRequest {
  readonly kind: RequestKind;
  readonly name: string;
}

/** The network between one browser and the servers, with faults. Raw access to the world bypasses it. */
export interface MemoryNetwork {
  goOffline(): void;
  goOnline(): void;
  loseNextRequest(kind: RequestKind): void;
  /** The next request of the kind takes effect, but its answer is lost: the caller gets `network`. */
  loseNextAnswer(kind: RequestKind): void;
  /** The next request of the kind fails with this error, without any effect. */
  refuseNext(kind: RequestKind, error: AccountFailure): void;
  /** Holds requests whose name starts with `begin`, until the returned function is called. Replaces the last `hold`. */
  hold(begin?: RequestWords): () => void;
  /** The last thousand requests that arrived, oldest first. */
  readonly requests: readonly SeenRequest[];
  /** How many of `requests` have this name, or a name that starts with these words, such as `list rides`. */
  requestsOf(words: RequestWords): number;
  /** Sends a request. `serve` is the server's part: it runs without interruption, or not at all. */
  send<T, E>(kind: RequestKind, name: string, serve: () => Result<T, E>): Promise<Result<T, E | SystemError>>;
}

const UNREACHED = { code: 'network' } as const;
/** Enough for tests, and a bound for a page that stays open. */
const REMEMBERED_REQUESTS = 1000;

export function createMemoryNetwork(): MemoryNetwork {
  const requests: SeenRequest[] = [];
  const refusals = new Map<RequestKind, AccountFailure[]>();
  const lostAnswers = new Set<RequestKind>();
  let online = true;
  let held = { begin: '', released: Promise.resolve() };

  const refuseNext = (kind: RequestKind, error: AccountFailure) => {
    refusals.set(kind, [...(refusals.get(kind) ?? []), error]);
  };

  return {
    requests,
    requestsOf: (words) => requests.filter(({ name }) => `${name} `.startsWith(`${words} `)).length,
    refuseNext,
    goOffline() {
      online = false;
    },
    goOnline() {
      online = true;
    },
    loseNextRequest: (kind) => refuseNext(kind, UNREACHED),
    loseNextAnswer: (kind) => void lostAnswers.add(kind),
    hold(begin: string = '') {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { begin, released };
      return () => release();
    },
    async send(kind, name, serve) {
      if (name.startsWith(held.begin)) await held.released;
      if (!online) return fail(UNREACHED);
      const refusal = refusals.get(kind)?.shift();
      // The cast holds, because a test names a failure that a request of this kind can have.
      if (refusal !== undefined) return fail(refusal as SystemError);
      if (requests.push({ kind, name }) > REMEMBERED_REQUESTS) requests.shift();
      const answer = serve();
      return lostAnswers.delete(kind) ? fail(UNREACHED) : answer;
    },
  };
}
