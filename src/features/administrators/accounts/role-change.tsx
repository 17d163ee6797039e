import { useState, type SubmitEvent } from 'react';
import { isKnownRole, KNOWN_ROLES, type KnownRole } from '#domain/accounts/model/role.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { useAccountsCopy } from '../../../copy/accounts.ts';
import { useRoleName } from '../../../copy/roles.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldFrame } from '../../../ui/fields/field-frame.tsx';
import { INPUT_CLASSES } from '../../../ui/fields/input-classes.ts';
import { PageIcon } from '../../../ui/page-icon.tsx';

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
      <FieldFrame label={copy.label} hint={copy.hint}>
        {(control) => (
          // A native select, which phones show as a picker.
          <div className="relative">
            <select
              {...control}
              value={chosen ?? ''}
              onChange={({ target }) => setChosen(isKnownRole(target.value) ? target.value : null)}
              className={`${INPUT_CLASSES} appearance-none pr-12`}
            >
              <option value="">{copy.choose}</option>
              {others.map((role) => (
                <option key={role} value={role}>
                  {roleName(role)}
                </option>
              ))}
            </select>
            <span className="pointer-events-none absolute inset-y-0 right-4 grid items-center text-ink-soft">
              <PageIcon name="chevron-down" />
            </span>
          </div>
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
