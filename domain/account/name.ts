import { fail, succeed, type Result } from '../result.ts';

export const LONGEST_NAME = 100;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether there is something to see: spaces and characters without width are no name. The rules ask the same. */
export function isVisibleName(name: string): boolean {
  return VISIBLE.test(name);
}

/** A display name, trimmed: 1 to 100 characters (UTF-16 units, as the rules count them), one of them visible. */
export function parseName(typed: string): Result<string> {
  const name = typed.trim();
  if (!isVisibleName(name)) return fail({ code: 'name-required' });
  return name.length <= LONGEST_NAME ? succeed(name) : fail({ code: 'name-too-long' });
}

/** The form a name is searched by. The rules demand that it is `name.lower()` of the same write, which is ASCII only. */
export function nameKeyOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
