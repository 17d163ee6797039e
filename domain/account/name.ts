import { fail, succeed, type Result } from '../result.ts';

export const LONGEST_NAME = 100;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a name shows anything: spaces and zero-width characters alone do not. The rules check the same. */
export function isVisibleName(name: string): boolean {
  return VISIBLE.test(name);
}

/** Controls, what has no width or turns the direction, letters and patterns that are blank, and tags. */
const HIDDEN =
  /[\u034F\u17B4\u17B5\p{Cc}\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E00FF}]/u;

/** A joiner that stands behind nothing which is written with one: Persian, Indic and Mongolian letters are, and emoji. */
const STRAY_JOINER = /(?:^|[^\p{Lo}\p{M}\p{So}\p{Sk}])[\u180E\u200C\u200D]/u;

/** Whether a name is shown exactly as it is stored, without spaces at its ends (design D29). The rules check the same. */
export function isPlainName(name: string): boolean {
  return name === name.trim() && !HIDDEN.test(name) && !STRAY_JOINER.test(name);
}

/** A display name, trimmed: 1 to 100 characters (UTF-16 units, as the rules count them), all plain, one of them visible. */
export function parseName(typed: string): Result<string> {
  const name = typed.trim();
  if (!isVisibleName(name)) return fail({ code: 'name-required' });
  if (!isPlainName(name)) return fail({ code: 'name-unusable' });
  return name.length <= LONGEST_NAME ? succeed(name) : fail({ code: 'name-too-long' });
}

/** The form a name is searched by. The rules demand that it is `name.lower()` of the same write, which is ASCII only. */
export function nameKeyOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
