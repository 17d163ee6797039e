import { withoutDirectionControls } from '../ui/without-direction-controls.ts';
import type { User } from '#domain/account/user.ts';

/** A person's name for use within a sentence, or the address if there is no name. */
export function displayName({ name, email }: User): string {
  return withoutDirectionControls(name ?? email);
}
