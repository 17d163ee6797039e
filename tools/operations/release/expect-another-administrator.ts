import { succeed } from '#domain/shared/result.ts';
import { stop, type CommandResult } from '../command-line/command-failure.ts';
import type { Backend } from '../command-line/command.ts';
import { IDENTITY_PAGE_SIZE } from '../rest/identity-client.ts';

/** Refuses unless there is an approved `system_admin` other than `uid` who can sign in. */
export async function expectAnotherAdministrator(
  { firestore, identities }: Backend,
  uid: string,
): Promise<CommandResult<void>> {
  const administrators = await firestore.query({
    parent: '',
    collection: 'users',
    where: [
      { field: 'role', anyOf: ['system_admin'] },
      { field: 'status', anyOf: ['approved'] },
    ],
    limit: IDENTITY_PAGE_SIZE,
  });
  if (!administrators.ok) return administrators;
  const others = administrators.value.filter(({ id }) => id !== uid);
  const owners = await identities.findByUids(others.map(({ id }) => id));
  if (!owners.ok) return owners;
  if (others.some(({ id }) => owners.value.get(id)?.isDisabled === false)) return succeed();
  return stop(
    'failed',
    `users/${uid} is the last approved system_admin who can sign in: make another one first with admin:create.`,
  );
}
