import { RE2JS } from 're2js';

export type CompiledPattern =
  | { readonly ok: true; readonly pattern: RE2JS }
  | { readonly ok: false; readonly description: string };

const compiled = new Map<string, CompiledPattern>();
const KEPT_PATTERNS = 200;

/**
 * Compiles RE2 syntax (protocol 7.4); a problem is returned as a value. Only the patterns used last are cached. So
 * patterns made from documents' texts do not drive out those that every request needs.
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

/**
 * The categories that the rules ask for. No version of Unicode has changed the first two. Google's library has an old
 * version of the third. So a rule must itself list the letters to which it applies this category.
 */
const CATEGORIES = new Set(['Cc', 'Co', 'Lu']);

/** An escape, with the category if it names one; or a brace that is repeated. */
const PART = /\\(?:[pP](?:\{\^?([^}]*)\}|(.))|[^])|\{(?:[*+?]|\{\d+(?:,\d*)?\})/g;
const IGNORES_CASE = /\(\?[imsU]*i/;

function broken(reason: string): CompiledPattern {
  return { ok: false, description: `Invalid regular expression: ${reason}` };
}

/** Refuses patterns that Google's emulator refuses, or reads differently than re2js. */
function compile(source: string): CompiledPattern {
  const parts = [...source.matchAll(PART)];
  const categories = parts.flatMap(([, braced, single]) => braced ?? single ?? []);
  const unknown = categories.find((name) => !CATEGORIES.has(name));
  if (unknown !== undefined) return broken(`\\p{${unknown}} is not supported`);
  if (categories.length > 0 && IGNORES_CASE.test(source)) return broken('(?i) is not supported beside \\p');
  if (parts.some(([part]) => part.startsWith('{')))
    return broken('a brace that is repeated needs a backslash');
  try {
    return { ok: true, pattern: RE2JS.compile(source) };
  } catch (error) {
    return broken(error instanceof Error ? error.message : 'syntax error');
  }
}
