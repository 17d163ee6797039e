import { useState, type SubmitEvent } from 'react';
import { KNOWN_ROLES, type KnownRole } from '#domain/accounts/model/role.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { useAccountsCopy } from '../accounts-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { RoleSelect } from '#ui/fields/role-select.tsx';

interface RoleChangeProps {
  user: User;
  /** Called with the chosen role, which is still to be confirmed. */
  onChosen: (role: KnownRole) => void;
}

export function RoleChange({ user, onChosen }: RoleChangeProps) {
  const copy = useAccountsCopy().roleChange;
  const others = KNOWN_ROLES.filter((role) => role !== user.role);
  const [chosen, setChosen] = useState<KnownRole | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen !== null) onChosen(chosen);
  };
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-2 border-t border-line pt-4">
      <FieldFrame label={copy.label} hint={copy.hint}>
        {(control) => (
          <RoleSelect {...control} roles={others} role={chosen} none={copy.choose} onRole={setChosen} />
        )}
      </FieldFrame>
      <div>
        <Button type="submit" tone="secondary" size="small" disabled={chosen === null}>
          {copy.submit}
        </Button>
      </div>
    </form>
  );
}
