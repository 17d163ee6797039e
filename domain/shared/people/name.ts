import { fail, succeed, type Result } from '../result.ts';
import { LONGEST_NAME } from './longest-name.ts';

/** The errors of a person's typed name. */
export type NameError =
  | { readonly code: 'name-required' }
  | { readonly code: 'name-too-long' }
  | { readonly code: 'name-unusable' };

// `firestore.rules` has the same lists under the same names. The lists have code points, because rules and browsers
// know different versions of Unicode. Of Unicode's classes only Cc, Co, Cs and, in JavaScript, Z are used.

/** Control, zero-width and direction-changing characters, blank letters, tags, formats of music and shorthand. */
const HIDDEN = String.raw`\p{Cc}\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFDD0-\uFDEF\uFFF0-\uFFFC\uFFFE\uFFFF\u{13430}-\u{1343F}\u{16FE4}\u{1BCA0}-\u{1BCA3}\u{1D159}\u{1D173}-\u{1D17A}\u{E0000}-\u{E00FF}\u{E01F0}-\u{E0FFF}`;

const JOINERS = String.raw`\u180B-\u180F\u200C\u200D\uFE00-\uFE0F\u{E0100}-\u{E01EF}`;

/**
 * Characters that no joiner may follow, because then two different names could look the same. They are letters,
 * accents, digits and signs of Latin, Greek, Cyrillic, Armenian, Georgian and Cherokee, punctuation, spaces and private
 * characters. Persian, Indic, Mongolian and Chinese letters and emoji are written with joiners.
 */
const UNJOINED = String.raw` -\u058F\u10A0-\u10FF\u13A0-\u1680\u180E\u1C80-\u22FF\u2460-\u24FF\u2768-\u2793\u27C0-\u2AFF\u2C00-\u2E7F\u3000-\u3030\u30FB-\u30FE\uA640-\uA7FF\uAB30-\uABBF\p{Co}\uFB00-\uFB1C\uFE10-\uFE6F\uFF00-\uFF65\u{1D400}-\u{1DFFF}`;

const ACCENTS = String.raw`\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F`;

/** Accents, and vowel marks of Hebrew, Arabic and Thai. No word has five of these in a row. */
const MARKS = String.raw`${ACCENTS}\u0591-\u05BD\u064B-\u065F\u0E31\u0E34-\u0E3A\u0E47-\u0E4E`;

/** A visible character: no space, hidden character, joiner, accent, private character or half of a surrogate pair. */
const VISIBLE = new RegExp(String.raw`[^\p{Z}${HIDDEN}${JOINERS}${ACCENTS}\p{Co}\p{Cs}]`, 'u');
const NOT_SHOWN_AS_STORED = new RegExp(String.raw`^ | $|  |(?! )\p{Zs}|[${HIDDEN}]|[${MARKS}]{5}`, 'u');
const STRAY_JOINER = new RegExp(`(?:^|[${UNJOINED}])[${JOINERS}]`, 'u');

/** A keycap, or a sign that a variant turns into an emoji. */
const EMOJI_OF_SIGN = /[#*0-9]\uFE0F\u20E3|[©®™]\uFE0F/g;

/** Whether a name has a visible character. The rules check the same. */
export function isVisibleName(name: string): boolean {
  return VISIBLE.test(name);
}

/** Whether a name looks exactly as it is stored, with single plain spaces (D29). The rules check the same. */
export function isPlainName(name: string): boolean {
  return !NOT_SHOWN_AS_STORED.test(name) && !STRAY_JOINER.test(name.replaceAll(EMOJI_OF_SIGN, ''));
}

/**
 * Parses a display name: trims it and turns every gap into one plain space. Fails with `name-required` if it is not
 * visible, with `name-unusable` if it is not plain, and with `name-too-long` above `LONGEST_NAME`.
 */
export function parseName(typed: string): Result<string, NameError> {
  const name = typed.trim().replaceAll(/\p{Zs}+/gu, ' ');
  if (!isVisibleName(name)) return fail({ code: 'name-required' });
  if (!isPlainName(name)) return fail({ code: 'name-unusable' });
  return name.length <= LONGEST_NAME ? succeed(name) : fail({ code: 'name-too-long' });
}
