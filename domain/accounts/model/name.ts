import { LONGEST_NAME } from './limits.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a name shows anything: spaces and zero-width characters alone show nothing. The rules check the same. */
export function isVisibleName(name: string): boolean {
  return VISIBLE.test(name);
}

/** Control characters, zero-width and direction-changing ones, blank letters, notes and patterns, and tags. */
const HIDDEN =
  /[\u034F\u17B4\u17B5\p{Cc}\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D159}\u{1D173}-\u{1D17A}\u{E0000}-\u{E00FF}\u{E01F0}-\u{E0FFF}]/u;

/**
 * A joiner or variation selector after a character that never takes one. Persian, Indic, Mongolian and Chinese letters
 * and emoji do; after a Latin letter it makes a different name that looks the same.
 */
const STRAY_JOINER =
  /(?:^|[^\p{Lo}\p{M}\p{So}\p{Sk}])(?:[\u180B-\u180F]|\u200C|\u200D|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])/u;

/**
 * Whether a name is displayed exactly as stored and has no spaces at its ends (design D29). The rules check the same.
 */
export function isPlainName(name: string): boolean {
  return name === name.trim() && !HIDDEN.test(name) && !STRAY_JOINER.test(name);
}

/**
 * Parses a display name and trims it: 1 to `LONGEST_NAME` units, all of them plain, at least one visible. Fails with
 * `name-required`, `name-too-long` or `name-unusable`.
 */
export function parseName(typed: string): Result<string> {
  const name = typed.trim();
  if (!isVisibleName(name)) return fail({ code: 'name-required' });
  if (!isPlainName(name)) return fail({ code: 'name-unusable' });
  return name.length <= LONGEST_NAME ? succeed(name) : fail({ code: 'name-too-long' });
}

/**
 * The form in which a name is searched. The rules require it to equal `name.lower()`, which changes ASCII letters only.
 */
export function nameKeyOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
