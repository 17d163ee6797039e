import { withoutDirectionControls } from './without-direction-controls.ts';
import type { User } from '#domain/accounts/model/user.ts';

/** A person's name for use within a sentence. The email address if there is no name. */
export function displayName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return withoutDirectionControls(name ?? email);
}
