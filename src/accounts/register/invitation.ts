import { parseName } from '#domain/shared/people/name.ts';
import { isRegistrableRole, type RegistrableRole } from '#domain/shared/people/role.ts';
import { emailIn } from '#core/navigation/search-params.ts';

/** The prefilled values of an invitation's link. The invited person can change all of them. */
export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly role: RegistrableRole | null;
}

/** The invitation in `?email=&name=&role=`, without values that the form would refuse. */
export function invitationIn(search: Readonly<Record<string, unknown>>): Invitation {
  const { name, role } = search;
  const parsed = parseName(typeof name === 'string' ? name : '');
  return {
    email: emailIn(search) ?? '',
    name: parsed.ok ? parsed.value : '',
    role: typeof role === 'string' && isRegistrableRole(role) ? role : null,
  };
}
