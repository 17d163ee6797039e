import { posix } from 'node:path';
import type { Specifier } from './imports-of.ts';
import { ALIASED, PLACES, ROOMS, type Place } from './rooms.ts';

const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The package that a bare specifier belongs to; `node` for a built-in module. */
function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node';
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Why a file may not import another file of the repository; null if it may. */
function fileTrespass(file: string, place: Place, specifier: string): string | null {
  const byAlias = specifier.startsWith('#');
  const target = byAlias ? specifier.slice(1) : posix.join(posix.dirname(file), specifier);
  const room = ROOMS.find((name) => within(file, name));
  if (room !== undefined && within(target, room)) {
    return byAlias ? 'a room imports its own files by relative path' : null;
  }
  if (!place.rooms.some((allowed) => within(target, allowed))) return `this place may not import ${target}`;
  // vite.config.ts loads what is in scripts/, and the bundler that reads it does not know the aliases.
  const mustAlias = room !== 'scripts' && ALIASED.some((name) => within(target, name));
  return mustAlias && !byAlias ? 'another room is imported by its alias' : null;
}

/**
 * Why a file may not import this; null where it may.
 *
 * @param file its path from the repository's root, with slashes
 */
export function trespassOf(file: string, specifier: Specifier): string | null {
  const place = PLACES.find(({ files }) => files.test(file));
  if (place === undefined) return 'scripts/boundaries/rooms.ts has no place for this file';
  if (specifier === null) return place.computes ? null : 'this place may not compute what it imports';
  if (/^[.#]/.test(specifier)) return fileTrespass(file, place, specifier);
  const name = packageOf(specifier);
  return place.packages.includes(name) ? null : `this place may not import the package ${name}`;
}
