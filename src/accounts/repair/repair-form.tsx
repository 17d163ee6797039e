import { useRef, type SubmitEvent } from 'react';
import { parseName } from '#domain/shared/people/name.ts';
import type { RepairOutlook } from '#domain/accounts/model/repair-plan.ts';
import type { RepairCase } from '#domain/accounts/services/account-repair.ts';
import { atFields, useForm } from '#core/forms/use-form.ts';
import { useDebugLoginCopy } from './debug-login-copy.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { chosenRole, RoleChoice } from '../sign-in/role-choice.tsx';

interface RepairFormProps {
  opened: RepairCase;
  outlook: Extract<RepairOutlook, { state: 'repairable' }>;
  onRepaired: (outlook: RepairOutlook) => void;
  onCancel: () => void;
}

/** Asks for the missing name and role, and repairs the record. A failed repair can be sent again. */
export function RepairForm({ opened, outlook, onRepaired, onCancel }: RepairFormProps) {
  const copy = useDebugLoginCopy();
  const textOf = useErrorText();
  const page = useRef<HTMLFormElement>(null);
  const form = useForm(['name', 'role'], atFields(textOf), 'leaves');

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const answers = { name: form.typed('name'), role: chosenRole(page.current) };
    const parsed = parseName(answers.name);
    const isRefused = form.refuses([
      outlook.needsName && !parsed.ok ? parsed.error : null,
      outlook.needsRole && answers.role === '' ? { code: 'role-required' } : null,
    ]);
    if (isRefused) return;
    const repaired = await form.submit(() => opened.repair(answers));
    if (repaired?.ok === true) onRepaired(repaired.value);
  };

  return (
    <form
      ref={page}
      noValidate
      method="post"
      onSubmit={(event) => void send(event)}
      className="grid grid-cols-1 gap-3"
    >
      {outlook.needsName && (
        <TextField
          {...form.field('name')}
          id="name"
          label={copy.name}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
      )}
      {outlook.needsRole && <RoleChoice {...form.field('role')} label={copy.role} />}
      {form.failure !== null && (
        <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
      <div className="mt-1 grid gap-2">
        <Button type="submit" wide busy={form.busy} busyLabel={copy.repairing}>
          {copy.repair}
        </Button>
        <Button tone="quiet" wide aria-disabled={form.busy} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
