/** The length of an IBAN in each known country. */
const LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AL28 AT20 BA20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 ' +
    'LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 UA29 VA22'
  )
    .split(' ')
    .map((each) => [each.slice(0, 2), Number(each.slice(2))]),
);

/** Whether a text is the ISO 3166 code of a country in `LENGTHS`. */
export const isIbanCountry = (code: string): boolean => code in LENGTHS;

/** The remainder of a division by 97. It goes digit by digit, because an IBAN has too many digits for a number. */
const restBy97 = (digits: string): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** Reads a typed IBAN and returns it in capitals without gaps; `undefined` if invalid or of an unknown country. */
export function readIban(typed: string): string | undefined {
  const iban = typed.replaceAll(/[\s.-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) || LENGTHS[iban.slice(0, 2)] !== iban.length) return undefined;
  // ISO 13616: the first four characters move to the end. Each letter becomes two digits, from A = 10 to Z = 35.
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(parseInt(letter, 36)),
  );
  return restBy97(digits) === 1 ? iban : undefined;
}

/** An IBAN in groups of four, as people read it. */
export const groupedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
