import type { AccountFailure, NoteError } from '#domain/accounts/model/errors/account-error.ts';
import { accountMeaning } from '#domain/accounts/model/errors/account-meaning.ts';
import { parseAccountNote } from '#domain/accounts/model/note.ts';
import { useForm } from '#core/forms/use-form.ts';
import { useErrorText } from '#words/use-error-text.ts';

/** A form with one field, `note`, checked by `parseAccountNote`. `errors` are the page's texts for a refused note. */
export function useNoteForm(errors: Parameters<typeof useErrorText<NoteError>>[0]) {
  const textOf = useErrorText<NoteError>(errors);
  const fieldOf = (error: AccountFailure | NoteError) => accountMeaning(error).field;
  const form = useForm(['note'], { fieldOf, textOf });
  /** The text to send. If it is invalid, shows the error at the field and returns `null`. */
  const checkedNote = (): string | null => {
    const parsed = parseAccountNote(form.typed('note'));
    if (parsed.ok) return parsed.value;
    form.refuses([parsed.error]);
    return null;
  };
  return { form, textOf, checkedNote };
}
