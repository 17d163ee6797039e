import { succeed } from '#domain/shared/result.ts';
import { z } from 'zod';
import { stop, type CommandResult } from '../command-line/command-failure.ts';
import type { JsonCall } from './json-call.ts';

/** An identity as the provider stores it. */
export interface Identity {
  readonly uid: string;
  readonly email: string | null;
  /** Whether the person has proven that they receive mail at the address. */
  readonly isVerified: boolean;
  readonly isDisabled: boolean;
}

/** The most identities that one request looks up. */
export const IDENTITY_PAGE_SIZE = 100;

export interface IdentityClient {
  findByEmail(email: string): Promise<CommandResult<Identity | null>>;
  /** The identities by uid; a uid without an identity is absent. At most `IDENTITY_PAGE_SIZE` uids. */
  findByUids(uids: readonly string[]): Promise<CommandResult<ReadonlyMap<string, Identity>>>;
  /** All that the provider stores of an identity, without the password's hash; `null` if there is no identity. */
  describe(uid: string): Promise<CommandResult<Readonly<Record<string, unknown>> | null>>;
  /** Fails with `conflict` if there is an identity with this uid or address already. */
  create(person: { uid: string; email: string; password: string }): Promise<CommandResult<void>>;
  /** Removes the identity. Succeeds if it is already gone. */
  remove(uid: string): Promise<CommandResult<void>>;
  /** Makes the provider send the mail with the link that sets a password. */
  sendPasswordReset(email: string): Promise<CommandResult<void>>;
}

const identitySchema = z
  .object({
    localId: z.string(),
    email: z.string().optional(),
    emailVerified: z.boolean().default(false),
    disabled: z.boolean().default(false),
  })
  .transform(({ localId, email, emailVerified, disabled }): Identity => ({
    uid: localId,
    email: email ?? null,
    isVerified: emailVerified,
    isDisabled: disabled,
  }));
/** The answer to a look-up. */
export const lookupSchema = z.object({ users: z.array(identitySchema).default([]) });
const SECRETS: ReadonlySet<string> = new Set(['passwordHash', 'salt', 'version']);
/** The answer to a look-up, with all fields except those of the password's hash. */
const describedSchema = z.object({
  users: z
    .array(
      z
        .record(z.string(), z.unknown())
        .transform((identity) =>
          Object.fromEntries(Object.entries(identity).filter(([name]) => !SECRETS.has(name))),
        ),
    )
    .default([]),
});
const doneSchema = z.object({});

/** A client of Identity Toolkit's administrative REST API, version 1. `origin` is the server, without a final slash. */
export function createIdentityClient(origin: string, project: string, call: JsonCall): IdentityClient {
  const accounts = `${origin}/v1/projects/${project}/accounts`;
  const lookUp = (body: object) =>
    call({ task: 'look identities up', url: `${accounts}:lookup`, body }, lookupSchema);
  const send = async (task: string, url: string, body: object): Promise<CommandResult<void>> => {
    const answer = await call({ task, url, body }, doneSchema);
    return answer.ok ? succeed() : answer;
  };

  return {
    async findByEmail(email) {
      const answer = await lookUp({ email: [email] });
      return answer.ok ? succeed(answer.value.users[0] ?? null) : answer;
    },
    async findByUids(uids) {
      if (uids.length === 0) return succeed(new Map());
      const answer = await lookUp({ localId: uids });
      if (!answer.ok) return answer;
      return succeed(new Map(answer.value.users.map((identity) => [identity.uid, identity])));
    },
    async describe(uid) {
      const url = `${accounts}:lookup`;
      const answer = await call(
        { task: 'look identities up', url, body: { localId: [uid] } },
        describedSchema,
      );
      return answer.ok ? succeed(answer.value.users[0] ?? null) : answer;
    },
    async create({ uid, email, password }) {
      const created = await send('create an identity', accounts, { localId: uid, email, password });
      if (created.ok || !/EMAIL_EXISTS|DUPLICATE_LOCAL_ID/.test(created.error.message)) return created;
      return stop('conflict', created.error.message);
    },
    async remove(uid) {
      const removed = await send('delete an identity', `${accounts}:delete`, { localId: uid });
      return removed.ok || !removed.error.message.includes('USER_NOT_FOUND') ? removed : succeed();
    },
    sendPasswordReset: (email) =>
      send('send a password reset', `${accounts}:sendOobCode`, { requestType: 'PASSWORD_RESET', email }),
  };
}
