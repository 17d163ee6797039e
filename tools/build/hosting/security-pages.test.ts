import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const page = readFileSync('docs/asvs.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d[^|]*) \| ([^|]+) \| ([^|]+) \| (.+) \|$/gm)];
const states = rows.map(([, , , state]) => state);

describe('docs/asvs.md', () => {
  test('docs/asvs.md names only files that exist', () => {
    const named = [...page.matchAll(/`([\w./-]+\.(?:tsx?|rules))`/g)].map(([, file]) => file ?? '');
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('docs/asvs.md gives every requirement one state and a reason, and counts them correctly', () => {
    expect(new Set(rows.map(([, id]) => id)).size).toBe(rows.length);
    const counted = ['met', 'delegated', 'open', 'not applicable'].map(
      (state) => `${states.filter((each) => each === state).length} ${state}`,
    );
    expect(page).toContain(`${counted.join(', ')}.`);
    expect(page.match(/^\| \d/gm)).toHaveLength(rows.length);
  });
});
