import { type SubmitEvent, useState } from 'react';
import { isSamePosition, POWERS, type Powers } from '#domain/shared/people/powers.ts';
import { KNOWN_ROLES, type KnownRole } from '#domain/shared/people/role.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { usePositionName } from '#words/use-position-name.ts';
import { Button } from '#ui/actions/button.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useReviewCopy } from '../review-copy.ts';

export interface RoleQuestion {
  readonly kind: 'change-role';
  readonly role: KnownRole;
  readonly powers: Powers;
}

/** The positions that an account can get. An administrator's position is the role with powers. */
const POSITIONS: readonly RoleQuestion[] = KNOWN_ROLES.flatMap((role) =>
  (role === 'admin' ? POWERS : (['both'] as const)).map((powers) => ({ kind: 'change-role', role, powers })),
);

const keyOf = ({ role, powers }: RoleQuestion) => (powers === 'both' ? role : `${role} ${powers}`);

interface RoleChangeProps {
  user: User;
  /** Called with the chosen role and powers, which the user has not confirmed yet. */
  onChosen: (position: RoleQuestion) => void;
}

/** The choice of a role. For an administrator, also the choice of the powers (D117). */
export function RoleChange({ user, onChosen }: RoleChangeProps) {
  const copy = useReviewCopy().account.roleChange;
  const positionName = usePositionName();
  const others = POSITIONS.filter((position) => !isSamePosition(position, user));
  const [chosen, setChosen] = useState<RoleQuestion | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen !== null) onChosen(chosen);
  };
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-2 border-t border-line pt-4">
      <FieldFrame label={copy.label} hint={copy.hint}>
        {(control) => (
          <Select
            {...control}
            options={others.map((position) => ({ value: keyOf(position), label: positionName(position) }))}
            value={chosen === null ? '' : keyOf(chosen)}
            none={copy.choose}
            onChange={(key) => setChosen(others.find((position) => keyOf(position) === key) ?? null)}
          />
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
