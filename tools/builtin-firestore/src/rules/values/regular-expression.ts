import { RE2JS } from 're2js';

export type CompiledPattern =
  | { readonly ok: true; readonly pattern: RE2JS }
  | { readonly ok: false; readonly description: string };

const compiled = new Map<string, CompiledPattern>();
const KEPT_PATTERNS = 200;

/** Compiles RE2 syntax (rules 7.4); a problem is returned as a value. Recent patterns are cached. */
export function compilePattern(source: string): CompiledPattern {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const result = compile(source);
  if (compiled.size >= KEPT_PATTERNS) compiled.clear();
  compiled.set(source, result);
  return result;
}

function compile(source: string): CompiledPattern {
  try {
    return { ok: true, pattern: RE2JS.compile(source) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'syntax error';
    return { ok: false, description: `Invalid regular expression: ${reason}` };
  }
}
