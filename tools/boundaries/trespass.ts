import { posix } from 'node:path';
import type { Specifier } from './imports-of.ts';
import { ALIASES, PLACES, ROOMS, type Place } from './rooms.ts';

const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The package that a bare specifier belongs to; `node` for a built-in module. */
function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node';
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The path from the repository's root that `#alias/…` stands for; `null` for an alias that does not exist. */
function aliasTarget(specifier: string): string | null {
  const found = Object.entries(ALIASES).find(([alias]) => specifier.startsWith(`#${alias}/`));
  return found === undefined ? null : `${found[1]}${specifier.slice(found[0].length + 1)}`;
}

/** Why a file may not import another file of the repository; `null` if it may. */
function fileTrespass(file: string, place: Place, specifier: string): string | null {
  const byAlias = specifier.startsWith('#');
  const target = byAlias ? aliasTarget(specifier) : posix.join(posix.dirname(file), specifier);
  if (target === null) return `package.json has no alias for ${specifier}`;
  if (![place.home, ...place.rooms].some((allowed) => within(target, allowed)))
    return `this place may not import ${target}`;
  const room = ROOMS.find((name) => within(file, name));
  if (room !== undefined && within(target, room))
    return byAlias ? 'a room imports its own files by relative path' : null;
  // vite.config.ts loads what is in tools/build, and the bundler that reads it does not know the aliases.
  const mustAlias =
    place.home !== 'tools/build' && Object.values(ALIASES).some((name) => within(target, name));
  return mustAlias && !byAlias ? 'another room is imported by its alias' : null;
}

/**
 * Why a file may not import this; `null` where it may.
 *
 * @param file its path from the repository's root, with slashes
 */
export function trespassOf(file: string, specifier: Specifier): string | null {
  const place = PLACES.find(({ files }) => files.test(file));
  if (place === undefined) return 'tools/boundaries/rooms.ts has no place for this file';
  if (specifier === null) return place.computes ? null : 'this place may not compute what it imports';
  // A package of the workspace may have an alias of its own, as `#digests`, which its package.json resolves.
  if (place.packages.includes(specifier)) return null;
  if (/^[.#]/.test(specifier)) return fileTrespass(file, place, specifier);
  const name = packageOf(specifier);
  return place.packages.includes(name) ? null : `this place may not import the package ${name}`;
}
