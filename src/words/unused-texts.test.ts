import { expect, test } from 'vitest';

const SOURCES = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const AREAS = import.meta.glob<{ readonly texts: object }>(
  ['../**/*.de.ts', '!../**/{errors,ride-errors-copy}.de.ts'],
  {
    eager: true,
  },
);

/** The texts of an area by name, and those within them, as far as their names are written out where they are used. */
function namesIn(texts: object, users: string): readonly string[] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) => {
    const isChosenOrPassedOn = new RegExp(`\\b${name}(\\[|[,)}])`).test(users);
    const isWhole = typeof text !== 'object' || text === null || Array.isArray(text) || isChosenOrPassedOn;
    return isWhole ? [name] : [name, ...namesIn(text, users)];
  });
}

// Errors are chosen by their codes; every other text by its name.
test.each(Object.entries(AREAS))('every text of %s is used where its area is', (file, { texts }) => {
  const area = file.slice(file.lastIndexOf('/')).replace('.de.', '.');
  const users = SOURCES.filter((source) => source.includes(`${area}'`)).join('\n');
  const isUsed = (name: string) => new RegExp(`(\\.|[{,]\\s*|')${name}\\b`).test(users);
  expect(namesIn(texts, users).filter((name) => !isUsed(name))).toEqual([]);
});
