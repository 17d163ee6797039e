import { phoneIn } from '../../shared/phone.ts';
import { typedText } from '../../shared/typed-text.ts';
import { LONGEST_LICENCE, LONGEST_MESSAGE } from './account-limits.ts';

/** The optional fields of applicants about themselves, for the reviewer. Stored with the registration, and never changed. */
export const APPLICATION_FIELDS = ['phone', 'licence', 'message'] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** Empty fields are absent. */
export type Application = { readonly [Field in ApplicationField]?: string };

/** Parses the typed fields, or names those that cannot be stored. Only drivers have a licence; it is dropped for others. */
export function parseApplication(
  role: string,
  typed: Readonly<Record<ApplicationField, string>>,
):
  | { readonly ok: true; readonly value: Application }
  | { readonly ok: false; readonly flaws: readonly [ApplicationField, ...ApplicationField[]] } {
  const phone = phoneIn(typed.phone);
  const licence = role === 'driver' ? typedText(typed.licence) : '';
  const message = typedText(typed.message);
  const flaws = APPLICATION_FIELDS.filter((field) => {
    if (field === 'phone') return phone === null;
    return field === 'licence' ? licence.length > LONGEST_LICENCE : message.length > LONGEST_MESSAGE;
  });
  const [first, ...others] = flaws;
  if (first !== undefined) return { ok: false, flaws: [first, ...others] };
  return {
    ok: true,
    value: { ...(phone && { phone }), ...(licence && { licence }), ...(message && { message }) },
  };
}
