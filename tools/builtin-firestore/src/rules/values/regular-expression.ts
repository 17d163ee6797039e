import { RE2JS } from 're2js';

export type CompiledPattern =
  | {
      readonly ok: true;
      readonly pattern: RE2JS;
      /** Whether it names a category that new versions of Unicode add to. */
      readonly isVersioned: boolean;
    }
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

/** The categories of characters that no version of Unicode has changed, and those that new versions add to. */
const FIXED = new Set(['Any', 'Cc', 'Co', 'Cs', 'Lt', 'Pc', 'Pf', 'Pi', 'Zl', 'Zp']);
const VERSIONED = new Set(
  'Cf L Ll Lm Lo Lu M Mc Me Mn N Nd Nl No P Pd Pe Po Ps S Sc Sk Sm So Z Zs'.split(' '),
);

/** An escape, with the category if it names one; or a brace that is repeated. */
const PART = /\\(?:[pP](?:\{\^?([^}]*)\}|(.))|[^])|\{(?:[*+?]|\{\d+(?:,\d*)?\})/g;
const IGNORES_CASE = /\(\?[imsU]*i/;

function broken(reason: string): CompiledPattern {
  return { ok: false, description: `Invalid regular expression: ${reason}` };
}

/** Refuses what re2js takes, but Google's emulator does not, or takes otherwise. */
function compile(source: string): CompiledPattern {
  const parts = [...source.matchAll(PART)];
  const categories = parts.flatMap(([, braced, single]) => braced ?? single ?? []);
  const isVersioned = categories.some((name) => VERSIONED.has(name));
  const unknown = categories.find((name) => !FIXED.has(name) && !VERSIONED.has(name));
  if (unknown !== undefined) return broken(`\\p{${unknown}} is not supported`);
  if (isVersioned && IGNORES_CASE.test(source)) return broken('(?i) is not supported beside \\p');
  if (parts.some(([part]) => part.startsWith('{')))
    return broken('a brace that is repeated needs a backslash');
  try {
    return { ok: true, pattern: RE2JS.compile(source), isVersioned };
  } catch (error) {
    return broken(error instanceof Error ? error.message : 'syntax error');
  }
}
