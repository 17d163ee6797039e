import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Classes that fade colours on hover. They would also fade a change of theme, through unchecked pairs of colours. */
const FADES_COLOURS = /\btransition(-colors|-all)?(?=[\s"'`])/;

test('no control fades its colours, so both themes are whole at every moment', () => {
  const sources = Object.entries(SOURCES);
  expect(sources.length).toBeGreaterThan(300);
  const fading = sources.filter(([, source]) => FADES_COLOURS.test(source)).map(([path]) => path);
  expect(fading).toEqual([]);
});
