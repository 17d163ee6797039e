import type { PayerForm } from '#domain/books/model/payers/parse-payer.ts';
import { isSame } from '#domain/shared/is-same.ts';

/** The input after another person has changed the payer. Typed values stay; other fields show the new stored values. */
export function mergedForm(before: PayerForm, typed: PayerForm, now: PayerForm): PayerForm {
  const pick = <Name extends keyof PayerForm>(name: Name): PayerForm[Name] =>
    isSame(before[name], typed[name]) ? now[name] : typed[name];
  return {
    number: now.number,
    name: pick('name'),
    address: pick('address'),
    email: pick('email'),
    vatId: pick('vatId'),
    asks: pick('asks'),
    word: pick('word'),
    tariff: pick('tariff'),
    discount: pick('discount'),
    terms: pick('terms'),
    hidden: pick('hidden'),
    names: pick('names'),
    suspended: now.suspended,
  };
}
