import { createHash } from 'node:crypto';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function hashesOf(html: string, element: RegExp): readonly string[] {
  return [...new Set([...html.matchAll(element)].map(([, text = '']) => hashOf(text)))];
}

/** What a page runs and styles itself with, as a content security policy names it. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Reads our own pages only: a script with a source has its address as well. */
export function inlineHashes(html: string): InlineHashes {
  return {
    scripts: hashesOf(html, /<script(?: type="module")?>([\s\S]*?)<\/script>/g),
    styles: hashesOf(html, /<style>([\s\S]*?)<\/style>/g),
  };
}
