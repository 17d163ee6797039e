import { expect, test } from 'vitest';
import { adminPaths } from '#core/navigation/admin-paths.ts';

const COPIES = import.meta.glob<Record<string, unknown>>('../**/*-copy{,.de}.ts', { eager: true });

interface Text {
  /** Where it is, as `/rides/booking/booking-copy.ts cancel.submit`. */
  readonly at: string;
  readonly key: string;
  readonly text: string;
}

/** The texts below a value; of a function its source, which contains them. */
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

test('the texts of all areas are found in both languages', () => {
  expect(ALL.filter(isGerman).length).toBeGreaterThan(3000);
  expect(ALL.filter((each) => !isGerman(each)).length).toBeGreaterThan(3000);
});

/** The button of a ride, whose key names its step. */
const RIDES_BUTTON = / steps buttons cancel$/;

test('a ride is cancelled, and a dialog that is left has another word, in both languages', () => {
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

test('only rides are cancelled', () => {
  const others = ALL.filter(({ at }) => !at.startsWith('../rides/'));
  expect(matching(others, /\bcancel\b|cancelling|\babsagen\b/i)).toEqual([]);
});

test('no page counts what it or its export reads, and none lists the times of a ride or of today apart', () => {
  expect(
    matching(
      ALL,
      /reads about|has cost .*reads|Export liest|Lesevorg|Times of this ride|Zeiten dieser Fahrt|Count again|Neu zählen/i,
    ),
  ).toEqual([]);
  expect(Object.keys(adminPaths)).not.toContain('ridesToday');
  expect(Object.values<string>(adminPaths)).not.toContain('/admin/rides/today');
});
