import { createHash } from 'node:crypto';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const INLINE = {
  script: /<script(?: type="module")?>([\s\S]*?)<\/script>/g,
  style: /<style>([\s\S]*?)<\/style>/g,
};

/** The contents of a page's inline elements. For our own pages only: this is no HTML parser. */
export function inlineTexts(html: string, element: keyof typeof INLINE): readonly string[] {
  return [...html.matchAll(INLINE[element])].map(([, text = '']) => text);
}

/** The inline scripts and styles of a page, as a content security policy names them. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export function inlineHashes(html: string): InlineHashes {
  const hashesOf = (element: keyof typeof INLINE) => [...new Set(inlineTexts(html, element).map(hashOf))];
  return { scripts: hashesOf('script'), styles: hashesOf('style') };
}
