import { useState, type SubmitEvent } from 'react';
import { isKnownRole, KNOWN_ROLES, type KnownRole } from '#domain/accounts/model/role.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { useAccountsCopy } from '../../../copy/accounts.ts';
import { useRoleName } from '../../../copy/ui.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';

interface RoleChangeProps {
  user: User;
  /** To be confirmed. */
  onChosen: (role: KnownRole) => void;
}

/** Chooses another role. */
export function RoleChange({ user, onChosen }: RoleChangeProps) {
  const copy = useAccountsCopy().roleChange;
  const roleName = useRoleName();
  const others = KNOWN_ROLES.filter((role) => role !== user.role);
  const [chosen, setChosen] = useState<KnownRole | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen !== null) onChosen(chosen);
  };
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-2 border-t border-line pt-4">
      <SelectField
        label={copy.label}
        hint={copy.hint}
        value={chosen ?? ''}
        onChange={({ target }) => setChosen(isKnownRole(target.value) ? target.value : null)}
        options={[
          { value: '', label: copy.choose },
          ...others.map((role) => ({ value: role, label: roleName(role) })),
        ]}
      />
      <div>
        <Button type="submit" tone="secondary" size="small" disabled={chosen === null}>
          {copy.submit}
        </Button>
      </div>
    </form>
  );
}
