import { profilePath, withChanges } from './documents.ts';
import { get, type Case, type Operation, type Seed } from './request.ts';

type Power = 'accounts' | 'desk';

/** The titles of cases whose request needs no power: people act for themselves. */
const ALSO_WITHOUT = new Set([
  'an administrator whose sessions were ended has powers again after the next sign-in',
  'an administrator whose record has no usable time may read it, and nothing else',
  'a former passenger with the role admin changes nothing of their record',
  'a passenger whose approval was taken back saves no places',
]);

/** The pattern of a path, such as `rides/*` of `rides/a1`, by which the rules distinguish documents. */
const patternOf = (path: string) => path.replaceAll(/([^/]+)\/[^/]+/g, '$1/*');

/** A text with the kind of a request, its collections, and for each write whether the document exists. */
function shapeOf(does: Operation, seed: Seed): string {
  if (does.kind === 'get') return `get ${patternOf(does.path)}`;
  if (does.kind === 'list') return `list ${patternOf(does.query.collection)}`;
  return does.writes.map(({ kind, path }) => `${kind} ${patternOf(path)} ${path in seed}`).join();
}

/**
 * Two more cases for the first case of each kind of request that an approved admin may send. With only this power the
 * request is permitted. With only the other power it is refused, although the admin may read their own profile.
 */
export function powerCases(power: Power, cases: readonly Case[]): readonly Case[] {
  const other: Power = power === 'accounts' ? 'desk' : 'accounts';
  const known = new Set<string>();
  return cases.flatMap((one) => {
    const { title, seed, permitted } = one;
    const path = permitted.by === null ? '' : profilePath(permitted.by);
    const mine = seed[path];
    const shape = shapeOf(permitted.does, seed);
    const isWhole =
      mine?.['role'] === 'admin' && mine['status'] === 'approved' && mine['powers'] === undefined;
    if (!isWhole || known.has(shape) || ALSO_WITHOUT.has(title)) return [];
    known.add(shape);
    const having = (powers: Power): Seed => ({ ...seed, [path]: withChanges(mine, { powers }) });
    return [
      { title: `with the power ${power} alone: ${title}`, seed: having(power), permitted, refused: {} },
      {
        title: `refused with the power ${other} alone: ${title}`,
        seed: having(other),
        permitted: { by: permitted.by, does: get(path) },
        refused: { [title]: permitted },
      },
    ];
  });
}
