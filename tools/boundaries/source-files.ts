import { readdirSync } from 'node:fs';

const NOT_SOURCE = /^(node_modules|dist|coverage|playwright-report|test-results|\..*)$/;
const MODULE = /\.[cm]?[jt]sx?$/;

/** The paths of all modules below a folder, from `root`, with slashes. Dot folders and build output are left out. */
export function sourceFiles(root: string, folder = ''): readonly string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_SOURCE.test(entry.name) ? [] : sourceFiles(root, path);
    return MODULE.test(entry.name) ? [path] : [];
  });
}
