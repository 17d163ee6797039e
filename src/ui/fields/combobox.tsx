import { useId, useState, type InputHTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { useControlsCopy } from '#words/controls-copy.ts';
import { classNames } from '../class-names.ts';
import { isComposing } from '../keys/pressed-key.ts';
import { FieldFrame, INPUT_CLASSES, type FieldProps } from './field-frame.tsx';

export interface ComboboxOption {
  readonly id: string;
  /** The text that means the option. The field shows this text after the option is chosen. */
  readonly text: string;
  /** Distinguishes options with the same text, for example by a car's plate. */
  readonly note?: string;
}

interface ComboboxProps<Option extends ComboboxOption>
  extends
    FieldProps,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'type' | 'required' | 'readOnly' | 'autoCapitalize' | 'enterKeyHint' | 'inputMode' | 'onInput'
    > {
  ref?: Ref<HTMLInputElement> | undefined;
  typed: string;
  onType: (text: string) => void;
  /** The options for `typed`, the best match first. */
  options: readonly Option[];
  onChoose: (option: Option) => void;
  /** Whether there may be more options, which a longer text finds. The list says so. */
  more?: boolean;
  /** Whether any text is accepted, not only an option's. The line below the field says which text it will have. */
  free?: boolean;
  /** Whether on a phone the list moves the content below it down. For a sheet that is shorter than the list. */
  makesRoom?: boolean;
}

const folded = (text: string) => text.trim().normalize().toLocaleLowerCase();

/** Whether a typed text is the option's, whatever its case and the spaces around it. */
export const isSameText = (typed: string, text: string) => folded(typed) === folded(text);

/**
 * A text field with options for the typed text (the ARIA Authoring Practices' editable combobox with a list). Arrows
 * move through the list, Enter chooses the option that they have reached, and Escape closes the list. A pointer can
 * choose each option. Until arrows are used, Enter belongs to the form. Tab only moves on. The field is our own,
 * because libraries are too large (docs/dependencies.md).
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, hint, error, alerting, typed, onType, options, onChoose, ...others } = props;
  const { free = false, more = false, makesRoom = false, ...input } = others;
  const copy = useControlsCopy().combobox;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  /** The option that the arrows have reached; `null` before they are used. */
  const [reached, setReached] = useState<number | null>(null);
  const shown = isOpen && !input.readOnly ? options : [];
  const isKnown = options.some(({ text }) => isSameText(typed, text));
  const active = reached === null ? null : Math.min(reached, shown.length - 1);
  const idOf = (index: number) => `${listId}-${index}`;

  const close = () => {
    setOpen(false);
    setReached(null);
  };
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };
  const move = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault();
    setOpen(true);
    const last = options.length - 1;
    setReached((from) => (from === null ? (step === 1 ? 0 : last) : (from + step + last + 1) % (last + 1)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = active === null ? undefined : shown[active];
    // While a person composes a character, arrows move through the input method's own list.
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' && options.length > 0) move(event, 1);
    else if (event.key === 'ArrowUp' && options.length > 0) move(event, -1);
    else if (next !== undefined && event.key === 'Enter') {
      event.preventDefault();
      choose(next);
    } else if (event.key === 'Escape' && shown.length > 0) {
      // Escape closes the list, but not the dialog around the field.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  const note = () => {
    const next = active === null ? undefined : shown[active];
    if (!free || (next === undefined && (typed.trim() === '' || isKnown))) return hint;
    if (next !== undefined) return copy.takes(next.text);
    return shown.length === 0 ? copy.asTyped : copy.keeps;
  };
  return (
    <FieldFrame label={label} hint={note()} error={error} alerting={alerting}>
      {(control) => (
        <div className="relative grid">
          <input
            {...input}
            {...control}
            role="combobox"
            data-own-escape={shown.length > 0 ? '' : undefined}
            aria-expanded={shown.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active === null ? undefined : idOf(active)}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => {
              onType(target.value);
              setOpen(target.value.trim() !== '');
              setReached(null);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
            className={INPUT_CLASSES}
          />
          {/* A `datalist` has another look and other keys in every browser, and does not report a chosen option. */}
          <div
            hidden={shown.length === 0}
            ref={(list) => {
              if (makesRoom && shown.length > 0) list?.scrollIntoView({ block: 'nearest' });
            }}
            className={classNames(
              'inset-x-0 top-full z-20 mt-1 rounded-control border border-line-strong bg-surface shadow-card',
              makesRoom ? 'sm:absolute' : 'absolute',
            )}
          >
            {/* This line is above the options, because the end of a long list may be below the screen. */}
            {more && <p className="border-b border-line px-4 py-2 text-sm text-ink-soft">{copy.more}</p>}
            <div
              id={listId}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="listbox"
              aria-label={copy.optionsOf(label)}
              className="max-h-[min(18rem,40dvh)] overflow-y-auto p-1"
            >
              {shown.map((option, index) => (
                // The field handles the keys.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={option.id}
                  id={idOf(index)}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `option` needs a `datalist`
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  ref={(row) => {
                    if (index === active) row?.scrollIntoView({ block: 'nearest' });
                  }}
                  // Otherwise the field would lose the focus, and the list would close, before the press is over.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                  className={classNames(
                    'flex min-h-10 cursor-pointer flex-wrap items-center gap-x-3 rounded-lg px-3 hover:bg-raised touch:min-h-11',
                    'aria-selected:bg-accent-soft aria-selected:text-accent-ink forced-colors:aria-selected:outline-2',
                  )}
                >
                  <bdi translate="no" className="wrap-anywhere">
                    {option.text}
                  </bdi>
                  {option.note !== undefined && (
                    <span className="text-sm wrap-anywhere text-ink-soft">{option.note}</span>
                  )}
                </div>
              ))}
            </div>
          </div>
          <output className="sr-only">
            {shown.length > 0 && copy.count(shown.length) + (more ? `. ${copy.more}` : '')}
          </output>
        </div>
      )}
    </FieldFrame>
  );
}
