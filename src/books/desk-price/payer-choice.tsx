import type { KeyboardEvent } from 'react';
import { findPayers } from '#domain/books/model/payers/find-payers.ts';
import type { Payer } from '#domain/books/model/payers/payer.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { Combobox } from '#ui/fields/combobox.tsx';
import { useDeskPriceCopy } from './desk-price-copy.ts';

const MOST_SHOWN = 6;

/** The payer with the typed number, or the only payer that the typed text finds; otherwise `null`. */
export function payerMeant(payers: readonly Payer[], typed: string): Payer | null {
  if (typed.trim() === '') return null;
  const found = findPayers(payers, typed);
  const exact = found.find(({ id }) => id.toLowerCase() === typed.trim().toLowerCase());
  return exact ?? (found.length === 1 ? (found[0] ?? null) : null);
}

/** The change of a form when this payer is chosen. */
export const chosenPayer = ({ id, name }: Payer) => ({ payer: id, typedPayer: name });

interface PayerChoiceProps extends FormField {
  payers: readonly Payer[];
  typed: string;
  chosen: Payer | null;
  onType: (typed: string) => void;
  onChoose: (payer: Payer) => void;
}

/** The field for the payer, by number or name. Enter chooses the payer that the text means, and books nothing. */
export function PayerChoice({
  payers,
  typed,
  chosen,
  onType,
  onChoose,
  onInput,
  ...field
}: PayerChoiceProps) {
  const copy = useDeskPriceCopy();
  const found = chosen === null ? findPayers(payers, typed) : [];
  const options = found.map(({ id, name }) => ({ id, text: name, note: id }));
  const choose = (id: string) => {
    const payer = payers.find((each) => each.id === id);
    if (payer === undefined) return;
    onInput();
    onChoose(payer);
  };
  const chooseMeant = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || chosen !== null || typed.trim() === '') return;
    event.preventDefault();
    const meant = payerMeant(payers, typed);
    if (meant !== null) choose(meant.id);
  };
  const note = chosen === null || chosen.word === '' ? copy.accountHint : copy.askWord(chosen.word);
  return (
    // Enter bubbles up from the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={chooseMeant}>
      <Combobox
        {...field}
        label={copy.account}
        hint={note}
        typed={chosen?.name ?? typed}
        onType={(text) => {
          onInput();
          onType(text);
        }}
        options={options.slice(0, MOST_SHOWN)}
        more={options.length > MOST_SHOWN}
        onChoose={({ id }) => choose(id)}
      />
    </div>
  );
}
