import { Script } from 'node:vm';

function parses(text: string): boolean {
  try {
    // Compiles it, and does not run it.
    return new Script(text) instanceof Script;
  } catch {
    return false;
  }
}

/** What evaluates this text: an expression, or else statements. */
function evaluating(text: string): string {
  const expression = `(${text.trim().replace(/;+$/, '')}\n)`;
  return parses(expression) ? `() => ${expression}` : `() => { ${text}\n }`;
}

/** Source of a list of these texts, each with a function that evaluates it: for where a page's policy forbids `eval`. */
export function compiled(texts: readonly string[]): string {
  return `[${texts.map((text) => `[${JSON.stringify(text)}, ${evaluating(text)}]`).join(',')}]`;
}
