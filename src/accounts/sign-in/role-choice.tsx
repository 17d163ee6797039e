import { useId, type Ref } from 'react';
import { REGISTRABLE_ROLES, type RegistrableRole } from '#domain/shared/people/role.ts';
import { useRolesCopy } from '#words/roles-copy.ts';
import { ChoiceFrame } from '#ui/fields/choice-frame.tsx';
import { PageIcon, type PageIconName } from '#ui/page-icon.tsx';

const ICONS: Readonly<Record<RegistrableRole, PageIconName>> = { passenger: 'car', driver: 'wheel' };

interface RoleChoiceProps {
  label: string;
  onInput?: () => void;
  /** Whether presses are ignored. The choice keeps the focus, like a read-only text field. */
  readOnly?: boolean;
  error?: string | undefined;
  /** The ref of the first radio button, to move the focus there. */
  ref?: Ref<HTMLInputElement>;
}

/** The role chosen in this form; empty if none is chosen. */
export function chosenRole(form: HTMLFormElement | null): string {
  return form?.querySelector<HTMLInputElement>('[type=radio]:checked')?.value ?? '';
}

/** Chooses a role in this form, unless the visitor has chosen one. */
export function chooseRole(form: HTMLFormElement | null, role: RegistrableRole): void {
  if (chosenRole(form) !== '') return;
  const chosen = form?.querySelector<HTMLInputElement>(`[value=${role}]`);
  if (chosen) chosen.checked = true;
}

/**
 * The roles that people may choose for themselves. The choice is uncontrolled, like text fields, so that a press before
 * hydration counts. `chosenRole` reads it.
 */
export function RoleChoice({ label, onInput, readOnly = false, error, ref }: RoleChoiceProps) {
  const { names, texts } = useRolesCopy();
  const group = useId();
  return (
    <ChoiceFrame
      label={label}
      readOnly={readOnly}
      error={error}
      onInput={onInput}
      onClickCapture={(event) => readOnly && event.preventDefault()}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2">
        {REGISTRABLE_ROLES.map((role, index) => (
          <div
            key={role}
            className="relative flex flex-wrap items-start gap-x-3 rounded-control border border-line-strong bg-surface px-[min(0.75rem,4vw)] py-3 hover:border-accent-ink has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent-ink forced-colors:has-checked:outline-2 in-aria-invalid:border-danger-ink in-aria-readonly:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink"
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              id={`${group}-${role}`}
              name={group}
              value={role}
              aria-describedby={`${group}-${role}-text`}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
            />
            <span className="text-accent-ink">
              <PageIcon name={ICONS[role]} />
            </span>
            <span className="flex min-w-0 flex-1 basis-20 flex-wrap items-baseline gap-x-2 text-sm">
              <label
                htmlFor={`${group}-${role}`}
                className="text-base/6 font-semibold wrap-anywhere hyphens-auto"
              >
                {names[role]}
              </label>
              <span id={`${group}-${role}-text`} className="min-w-0 text-ink-soft wrap-anywhere">
                {texts[role]}
              </span>
            </span>
            {/* The tick is in the corner, because beside the text it would take the text's room. */}
            <span className="invisible absolute -top-2 -right-2 rounded-full bg-accent text-on-accent peer-checked:visible">
              <PageIcon name="check" />
            </span>
          </div>
        ))}
      </div>
    </ChoiceFrame>
  );
}
