import { readdirSync } from 'node:fs';

const NOT_SOURCE = /^(node_modules|dist|coverage|playwright-report|test-results|\..*)$/;
const MODULE = /\.[cm]?[jt]sx?$/;

/** Every module below a folder, as a path from the repository's root with slashes; no dot folder or build output. */
export function sourceFiles(root: string, folder = ''): readonly string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_SOURCE.test(entry.name) ? [] : sourceFiles(root, path);
    return MODULE.test(entry.name) ? [path] : [];
  });
}
