import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../../boundaries/source-files.ts';

const page = readFileSync('docs/asvs.md', 'utf8');
/** The requirements in the first column of a section's table. */
function requirementsIn(section: string): readonly string[] {
  return [...section.matchAll(/^\| (\d[\d.–, ]*)/gm)].flatMap(([, ids = '']) => ids.trim().split(', '));
}

describe('docs/asvs.md', () => {
  test('docs/asvs.md names only files that exist', () => {
    const files = new Set(sourceFiles('.').map((file) => basename(file)));
    const named = [...page.matchAll(/`([\w.-]+\.tsx?)`/g)].map(([, file]) => file ?? '');
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((file) => !files.has(file))).toEqual([]);
  });

  test('docs/asvs.md gives every requirement one state, and counts them correctly', () => {
    const counted = ['Met', 'Delegated', 'Open', 'Not applicable'].map((state) => {
      const [, section = ''] = page.split(`\n## ${state}\n`);
      return { state, ids: requirementsIn(section.split('\n## ')[0] ?? '') };
    });
    const ids = counted.flatMap((each) => each.ids);
    expect(ids.length).toBeGreaterThan(100);
    expect(new Set(ids).size).toBe(ids.length);
    const sentence = counted.map((each) => `${each.ids.length} ${each.state.toLowerCase()}`).join(', ');
    expect(page).toContain(`${sentence}.`);
  });
});
