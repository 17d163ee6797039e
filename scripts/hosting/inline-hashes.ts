import { createHash } from 'node:crypto';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const INLINE = {
  script: /<script(?: type="module")?>([\s\S]*?)<\/script>/g,
  style: /<style>([\s\S]*?)<\/style>/g,
};

/** The texts of a page's inline elements. Reads our own pages only: a script with a source has its address as well. */
export function inlineTexts(html: string, element: keyof typeof INLINE): readonly string[] {
  return [...html.matchAll(INLINE[element])].map(([, text = '']) => text);
}

/** What a page runs and styles itself with, as a content security policy names it. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export function inlineHashes(html: string): InlineHashes {
  const hashesOf = (element: keyof typeof INLINE) => [...new Set(inlineTexts(html, element).map(hashOf))];
  return { scripts: hashesOf('script'), styles: hashesOf('style') };
}
