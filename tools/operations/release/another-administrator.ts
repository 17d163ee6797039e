import { succeed } from '#domain/shared/result.ts';
import { stop, type CommandResult } from '../command-line/command-failure.ts';
import type { Backend } from '../command-line/command.ts';
import { IDENTITY_PAGE_SIZE } from '../rest/identity-client.ts';
import type { DocumentWrite } from '../rest/firestore-write.ts';

/**
 * Finds an approved `system_admin` other than `uid` who can sign in. The returned write makes a commit fail if that
 * account has changed by then, so that two releases at once do not rely on each other's account.
 */
export async function findAnotherAdministrator(
  { firestore, identities }: Backend,
  uid: string,
): Promise<CommandResult<DocumentWrite>> {
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
  const other = others.find(({ id }) => owners.value.get(id)?.isDisabled === false);
  return other === undefined
    ? stop(
        'refused',
        `users/${uid} is the last approved system_admin who can sign in: make another one first with admin:create.`,
      )
    : succeed({ kind: 'verify', path: other.path, condition: { updateTime: other.updateTime } });
}
