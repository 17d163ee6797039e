import type { ComponentProps } from 'react';
import { REGISTRABLE_ROLES } from '#domain/accounts/model/role.ts';
import { useUiCopy } from '../../../copy/ui.ts';
import { RoleIcon } from '../../../ui/page-icon.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';

/** The roles that people may choose for themselves. `chosenValue` reads the choice. */
export function RoleChoice(props: Omit<ComponentProps<typeof RadioCards>, 'options'>) {
  const { roles, roleTexts } = useUiCopy();
  return (
    <RadioCards
      {...props}
      options={REGISTRABLE_ROLES.map((role) => ({
        value: role,
        label: roles[role],
        description: roleTexts[role],
        icon: <RoleIcon role={role} />,
      }))}
    />
  );
}
