import { expect, test } from 'vitest';
import { adminPaths } from '#core/navigation/admin-paths.ts';

const COPIES = import.meta.glob<Record<string, unknown>>('../**/*-copy{,.de}.ts', { eager: true });

interface Text {
  /** The file and the keys, such as `../rides/booking/booking-copy.ts cancel submit`. */
  readonly at: string;
  readonly key: string;
  readonly text: string;
}

/** All texts inside `value`. A function counts as one text, its source. */
function textsIn(value: unknown, at: string, key = ''): readonly Text[] {
  if (typeof value === 'string' || typeof value === 'function') return [{ at, key, text: String(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, `${at} ${name}`, name));
}

const ALL = Object.entries(COPIES).flatMap(([file, exported]) =>
  Object.entries(exported)
    // A hook has no texts of its own.
    .filter(([name]) => !/^use[A-Z]/.test(name))
    .flatMap(([, value]) => textsIn(value, file)),
);
const isGerman = ({ at }: Text) => at.includes('.de.ts');
const matching = (found: readonly Text[], word: RegExp) =>
  found.filter(({ text }) => word.test(text)).map(({ at, text }) => `${at}: ${text}`);

test('more than 3000 texts of screens are found in each language', () => {
  expect(ALL.filter(isGerman).length).toBeGreaterThan(3000);
  expect(ALL.filter((each) => !isGerman(each)).length).toBeGreaterThan(3000);
});

/** The button that cancels a ride. Its key is the name of the step. */
const RIDES_BUTTON = / steps buttons cancel$/;

test('no text that leaves a dialog says “cancel”, and no button but a ride’s own, in both languages', () => {
  const leaving = ALL.filter(
    ({ at, key }) => ['cancel', 'close', 'back'].includes(key) && !/ steps (?:\w+ )?cancel$/.test(at),
  );
  expect(leaving.length).toBeGreaterThan(30);
  expect(matching(leaving, /cancel|absag|abbrech|stornier/i)).toEqual([]);
  expect(
    matching(ALL, /^(?:Cancel|Absagen|Abbrechen|Stornieren)$/).filter(
      (each) => !RIDES_BUTTON.test(each.split(':')[0] ?? ''),
    ),
  ).toEqual([]);
  expect(matching(ALL, /abbrech|stornier/i)).toEqual([]);
});

test('no text outside rides speaks of cancelling', () => {
  const others = ALL.filter(({ at }) => !at.startsWith('../rides/'));
  expect(matching(others, /\bcancel\b|cancelling|\babsagen\b/i)).toEqual([]);
});

test('no text counts reads, or names a page of a ride’s times, and no address leads to today’s rides', () => {
  expect(
    matching(
      ALL,
      /reads about|has cost .*reads|Export liest|Lesevorg|Times of this ride|Zeiten dieser Fahrt|Count again|Neu zählen/i,
    ),
  ).toEqual([]);
  expect(Object.keys(adminPaths)).not.toContain('ridesToday');
  expect(Object.values<string>(adminPaths)).not.toContain('/admin/rides/today');
});
