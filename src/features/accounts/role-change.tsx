import { useState, type SubmitEvent } from 'react';
import { isKnownRole, KNOWN_ROLES, type KnownRole } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import type { ProductError } from '#domain/errors/product-error.ts';
import { accountsCopy } from '../../copy/accounts.ts';
import { decisionCopy } from '../../copy/decisions.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { RoleDialog } from './role-dialog.tsx';

interface RoleChangeProps {
  user: User;
  /** Resolves to a failure that another attempt might mend. */
  onChange: (role: KnownRole) => Promise<ProductError | null>;
}

/** Another of the four roles, after a second look. */
export function RoleChange({ user, onChange }: RoleChangeProps) {
  const copy = useCopy(accountsCopy).roleChange;
  const { roles } = useCopy(decisionCopy);
  const others = KNOWN_ROLES.filter((role) => role !== user.role);
  const [chosen, setChosen] = useState<KnownRole>(others[0] ?? 'passenger');
  const [asking, setAsking] = useState(false);
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  return (
    <form method="post" onSubmit={ask} className="grid gap-2 border-t border-line pt-4">
      <SelectField
        label={copy.label}
        hint={copy.hint}
        value={chosen}
        onChange={({ target }) => isKnownRole(target.value) && setChosen(target.value)}
        options={others.map((role) => ({ value: role, label: roles[role] }))}
      />
      <div>
        <Button type="submit" tone="secondary" size="small">
          {copy.submit}
        </Button>
      </div>
      {asking && (
        <RoleDialog
          user={user}
          role={chosen}
          onConfirm={async () => {
            const failure = await onChange(chosen);
            if (failure === null) setAsking(false);
            return failure;
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}
