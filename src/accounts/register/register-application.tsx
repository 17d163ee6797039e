import type { RefObject } from 'react';
import { APPLICATION_FIELDS, type ApplicationField } from '#domain/accounts/model/application.ts';
import { useRegisterCopy } from './register-copy.ts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type Fields = Readonly<Record<ApplicationField, string>>;

export function fieldIn(part: HTMLElement | null, id: string) {
  return part?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${id}`);
}

export function typedIn(part: HTMLDetailsElement | null): Fields {
  const typed = { phone: '', licence: '', message: '' };
  for (const id of APPLICATION_FIELDS) typed[id] = fieldIn(part, id)?.value ?? '';
  return typed;
}

export function focusIn(part: HTMLDetailsElement | null, id: ApplicationField): void {
  if (part !== null) part.open = true;
  fieldIn(part, id)?.focus();
}

interface RegisterApplicationProps {
  ref: RefObject<HTMLDetailsElement | null>;
  flaws: readonly ApplicationField[];
  readOnly: boolean;
  onInput: (field: ApplicationField) => void;
}

/** The optional details of an application. The part is closed at first, because most applicants give none. */
export function RegisterApplication({ ref, flaws, readOnly, onInput }: RegisterApplicationProps) {
  const copy = useRegisterCopy().application;
  const field = (id: ApplicationField) => ({
    id,
    label: copy[id],
    error: flaws.includes(id) ? copy.flaws[id] : undefined,
    readOnly,
    onInput: () => onInput(id),
  });
  return (
    <details
      ref={ref}
      // `carryInput` may fill a field while the part is closed.
      onInput={(event) => (event.currentTarget.open = true)}
      className="mb-3"
    >
      <summary className="font-semibold text-accent-ink touch:-my-3 touch:py-3">{copy.summary}</summary>
      <p className="mb-3 text-sm text-ink-soft">{copy.whoReads}</p>
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      {/* CSS shows this field to drivers only, because no state holds the chosen role. */}
      <div className="hidden in-[form:has([value=driver]:checked)]:block">
        <TextField {...field('licence')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </div>
      <TextAreaField {...field('message')} />
    </details>
  );
}
