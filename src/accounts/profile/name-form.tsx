import { useRef, type SubmitEvent } from 'react';
import { MOST_RENAMES } from '#domain/accounts/model/limits.ts';
import { parseName } from '#domain/accounts/model/name.ts';
import { isKnownRole } from '#domain/accounts/model/role.ts';
import { useFieldSubmission } from '#core/forms/use-field-submission.ts';
import { useUser } from '#core/session/user-context.ts';
import { useProfileCopy } from './profile-copy.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';

/** Changes the user's name. The rules allow that only to approved accounts, and only so often; others see why they cannot. */
export function NameForm() {
  const copy = useProfileCopy();
  const textOf = useErrorText();
  const user = useUser();
  const toast = useToast();
  const name = useRef<HTMLInputElement>(null);
  const form = useFieldSubmission({ name }, { textOf });
  const usedUp = user.formerNames.length >= MOST_RENAMES;
  const locked = user.status !== 'approved' || usedUp;
  const seenBy = isKnownRole(user.role) ? `${copy.nameHint} ${copy.nameSeenBy[user.role]}` : copy.nameHint;

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (locked) return;
    const typed = name.current?.value ?? '';
    const parsed = parseName(typed);
    const saved = await form.submit([['name', parsed.ok ? null : parsed.error]], async (product) => {
      const renamed = await product.ownProfile.rename(typed);
      // Denied although approved: the account's status has changed. Re-reading the profile shows how.
      if (!renamed.ok && renamed.error.code === 'permission-denied') await product.session.refresh();
      return renamed;
    });
    if (saved?.ok !== true) return;
    form.finish();
    if (name.current !== null) name.current.value = saved.value;
    toast({ tone: 'success', title: copy.nameSaved, text: copy.nameSavedText(saved.value) });
  };

  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-3">
      {form.failure !== null && (
        <ErrorBox text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
      <TextField
        {...form.field('name')}
        id="name"
        label={copy.name}
        hint={usedUp ? copy.nameUsedUp : locked ? copy.nameLocked : seenBy}
        autoComplete="name"
        autoCapitalize="words"
        required
        defaultValue={user.name ?? ''}
        readOnly={locked || form.busy}
      />
      {!locked && (
        <div className="grid sm:justify-start">
          <Button type="submit" busy={form.busy} busyLabel={copy.saving}>
            {copy.saveName}
          </Button>
        </div>
      )}
    </form>
  );
}
