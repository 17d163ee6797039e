import { withoutDirectionControls } from '../ui/without-direction-controls.ts';
import type { User } from '#domain/account/user.ts';

/** What a person is called inside a sentence: the name, or the address where there is none. */
export function displayName({ name, email }: User): string {
  return withoutDirectionControls(name ?? email);
}
