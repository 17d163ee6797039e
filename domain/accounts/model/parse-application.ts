import { phoneIn } from '../../shared/phone.ts';
import { typedText } from '../../shared/typed-text.ts';
import { LONGEST_LICENCE, LONGEST_MESSAGE } from './account-limits.ts';
import { APPLICATION_FIELDS, applicationOf, type Application, type ApplicationField } from './application.ts';

const upTo = (longest: number, text: string) => (text.length > longest ? null : text);

/** Parses the typed fields; `flaws` are the unusable fields. For other roles than `driver` the licence is dropped. */
export function parseApplication(
  role: string,
  typed: Readonly<Record<ApplicationField, string>>,
):
  | { readonly ok: true; readonly value: Application }
  | { readonly ok: false; readonly flaws: readonly [ApplicationField, ...ApplicationField[]] } {
  const read: Readonly<Record<ApplicationField, string | null>> = {
    phone: phoneIn(typed.phone),
    licence: upTo(LONGEST_LICENCE, role === 'driver' ? typedText(typed.licence) : ''),
    message: upTo(LONGEST_MESSAGE, typedText(typed.message)),
  };
  const [first, ...others] = APPLICATION_FIELDS.filter((field) => read[field] === null);
  if (first !== undefined) return { ok: false, flaws: [first, ...others] };
  return { ok: true, value: applicationOf((field) => read[field]) };
}
