import { useImperativeHandle, useState } from 'react';
import { answersFor, type AnswersError } from '#domain/books/model/payers/answers-for.ts';
import type { Payer } from '#domain/books/model/payers/payer.ts';
import { EMPTY_AGREEMENT } from '#domain/books/model/fares/typed-agreement.ts';
import { useForm } from '#core/forms/use-form.ts';
import { useRequest } from '#core/product/use-request.ts';
import type { SlotProps } from '#core/slots/ride-slots.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { AnswerFields } from '../desk-price/agreement-fields.tsx';
import { useDeskPriceCopy } from '../desk-price/desk-price-copy.ts';
import { PayerChoice, payerMeant } from '../desk-price/payer-choice.tsx';
import { useBooks } from '../use-books.ts';

const FIELDS = ['payer', '0', '1', '2', '3'] as const;
type Field = (typeof FIELDS)[number];
type OrderPayerError = AnswersError | { readonly code: 'payer-unknown' };

const fieldOf = (error: { readonly code: string; readonly index?: number }) =>
  error.index === undefined ? 'payer' : String(error.index);

/** The payer with its questions as they are now, and an answer to each. */
const askedBy = (payer: Payer, answers: readonly string[]) => ({
  payer: payer.id,
  asked: payer.asks.map(({ label }) => label),
  answers: payer.asks.map((_, index) => answers[index] ?? ''),
});

/** The account that pays for the rides of a standing order, and its questions. Shows nothing without accounts. */
export function OrderPayer({ billing, onBilling, busy, ref }: SlotProps['order']) {
  const copy = useDeskPriceCopy();
  const { firmPayers } = useBooks();
  const { value, error, reload } = useRequest('payers', firmPayers.list);
  const known = value?.known ?? null;
  const payers = known?.filter(({ id, suspended }) => !suspended || id === billing?.payer) ?? [];
  const chosen = payers.find(({ id }) => id === billing?.payer) ?? null;
  const [typed, setTyped] = useState('');
  const { field, refuses } = useForm<Field, OrderPayerError>(FIELDS, {
    fieldOf,
    textOf(problem) {
      switch (problem.code) {
        case 'payer-unknown':
          return copy.errors['payer-unknown']();
        case 'payer-suspended':
          return copy.errors['payer-suspended'](problem);
        case 'answer-required':
        case 'answer-too-long':
        case 'answer-unfit':
          return copy.errors[problem.code](problem);
        default:
          return '';
      }
    },
  });
  // Answers are found by their questions, because the payer's questions may have changed since.
  const answers = chosen?.asks.map(({ label }) => billing?.answers[billing.asked.indexOf(label)] ?? '') ?? [];
  useImperativeHandle(ref, () => ({
    checked() {
      // An account that cannot be read is left unchanged.
      if (known === null || (billing !== null && chosen === null)) return billing;
      const payer = chosen ?? payerMeant(payers, typed);
      if (payer === null && typed.trim() === '') return null;
      // A suspended account is allowed. The order then makes no rides, and the board says so.
      const found =
        payer === null ? null : answersFor({ ...payer, suspended: false }, chosen === null ? [] : answers);
      if (payer !== null && chosen === null) onBilling(askedBy(payer, []));
      if (payer !== null && found?.ok === true) return askedBy(payer, found.value);
      refuses(found?.ok === false ? found.error : [{ code: 'payer-unknown' }]);
      return undefined;
    },
  }));
  if (error !== null) return <LoadFailure what={copy.payersFailed} error={error} onRetry={reload} />;
  if (known === null || (known.length === 0 && billing === null)) return null;
  const fieldFor = (name: Field) => ({ ...field(name), readOnly: busy });
  return (
    <>
      <PayerChoice
        {...fieldFor('payer')}
        {...(chosen?.suspended === true && { error: copy.errors['payer-suspended'](chosen) })}
        payers={payers}
        typed={billing !== null && chosen === null ? billing.payer : typed}
        chosen={chosen}
        onType={(text) => {
          setTyped(text);
          if (billing !== null) onBilling(null);
        }}
        onChoose={(payer) => onBilling(askedBy(payer, []))}
      />
      {chosen !== null && (
        <AnswerFields
          value={{ ...EMPTY_AGREEMENT, payer: chosen.id, answers }}
          onChange={(part) => onBilling(askedBy(chosen, part.answers ?? answers))}
          fieldOf={(name) => fieldFor(FIELDS.find((each) => each === name) ?? 'payer')}
          payer={chosen}
        />
      )}
    </>
  );
}
