import * as fc from 'fast-check';

/** Texts that are known to break pages, mails and parsers. */
export const HOSTILE_TEXTS: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';DROP TABLE users;--",
  '{{constructor.constructor("alert(1)")()}}',
  '${process.env}',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'Robin\r\nBcc: everybody@example.com',
  '\u202Egnp.exe',
  '\u2066\u202Eadmin\u2069',
  '\u200B\u200C\u200D\uFEFF',
  `Z${'\u0300\u0489'.repeat(60)}`,
  'محمد علي',
  'דנה',
  '👩‍👩‍👧‍👦🏳️‍🌈🇩🇪',
  '\uD800',
  '\u0000\u0007\u001B[31m',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%2e%2e%2f%00',
  '\u2028\u2029',
  'ﷺ'.repeat(20),
  'x'.repeat(100_000),
];

/** Random texts, texts of attackers, and mixtures of both. */
export function hostileText(): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.constantFrom(...HOSTILE_TEXTS.slice(0, -1)),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  );
  return fc.oneof(
    { weight: 20, arbitrary: piece },
    { weight: 20, arbitrary: fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join('')) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS.slice(-1)) },
  );
}
