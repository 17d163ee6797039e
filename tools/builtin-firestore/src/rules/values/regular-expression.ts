import { RE2JS } from 're2js';

export type CompiledPattern =
  | { readonly ok: true; readonly pattern: RE2JS }
  | { readonly ok: false; readonly description: string };

const compiled = new Map<string, CompiledPattern>();
const KEPT_PATTERNS = 200;

/**
 * Compiles RE2 syntax (rules 7.4); a problem is returned as a value. The patterns used last are cached: a pattern that is made
 * of a document's text must not drive out those that every request needs.
 */
export function compilePattern(source: string): CompiledPattern {
  const result = compiled.get(source) ?? compile(source);
  compiled.delete(source);
  compiled.set(source, result);
  for (const [oldest] of compiled) {
    if (compiled.size <= KEPT_PATTERNS) break;
    compiled.delete(oldest);
  }
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
