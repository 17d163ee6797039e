import { useState, type SubmitEvent } from 'react';
import { isKnownRole, KNOWN_ROLES, type KnownRole } from '#domain/accounts/model/role.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import { useAccountsCopy } from '../../../copy/accounts.ts';
import { useRoleName } from '../../../copy/ui.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useQuestion } from '../decisions/use-question.ts';
import { RoleDialog } from './role-dialog.tsx';

/** The dialog of a decision; it may have been closed since. */
export interface OpenDialog {
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

interface RoleChangeProps {
  user: User;
  /** Resolves to the failure if a retry may succeed. */
  onChange: (role: KnownRole, dialog: OpenDialog) => Promise<ProductError | null>;
}

/** Changes the role, after a confirmation. */
export function RoleChange({ user, onChange }: RoleChangeProps) {
  const copy = useAccountsCopy().roleChange;
  const roleName = useRoleName();
  const others = KNOWN_ROLES.filter((role) => role !== user.role);
  const [chosen, setChosen] = useState<KnownRole | null>(null);
  const { question, ask, close, isOpen } = useQuestion<{ readonly role: KnownRole }>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen !== null) ask({ role: chosen });
  };
  return (
    <form method="post" onSubmit={submit} className="grid gap-2 border-t border-line pt-4">
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
      {question !== null && (
        <RoleDialog
          user={user}
          role={question.role}
          onConfirm={() => onChange(question.role, { isOpen: () => isOpen(question), close })}
          onClose={close}
        />
      )}
    </form>
  );
}
