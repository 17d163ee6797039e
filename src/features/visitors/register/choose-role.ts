import type { RegistrableRole } from '#domain/accounts/model/role.ts';
import { chosenRole } from '../role-choice/role-choice.tsx';

/** Chooses a role in the group of this radio button, unless one is chosen. */
export function chooseRole(radio: HTMLInputElement | null, role: RegistrableRole): void {
  if (chosenRole(radio) !== '') return;
  const chosen = radio?.closest('fieldset')?.querySelector<HTMLInputElement>(`[value=${role}]`);
  if (chosen) chosen.checked = true;
}
