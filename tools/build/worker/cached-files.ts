import { closureOf } from '../bundle/chunk-groups.ts';

/** A script of a build, with the files that it asks for: at once, and later. */
export interface BuiltScript {
  readonly fileName: string;
  /** The module that it is loaded for, if any. */
  readonly entry: string | null;
  readonly imports: readonly string[];
  readonly later: readonly string[];
  /** Style sheets and pictures. */
  readonly assets: readonly string[];
}

/**
 * Every file that a page behind sign-in may ask for, sorted, but those that only lead to a module that is left out.
 * Throws if no script belongs to such a module, which has been moved.
 */
export function cachedFiles(
  scripts: readonly BuiltScript[],
  start: string,
  leftOut: readonly string[],
): readonly string[] {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const belongsTo = ({ entry }: BuiltScript, module: string) => entry?.endsWith(`/${module}`) === true;
  const missing = [start, ...leftOut].filter(
    (module) => !scripts.some((script) => belongsTo(script, module)),
  );
  if (missing.length > 0) throw new Error(`No file of the build is for ${missing.join(', ')}.`);
  const isLeftOut = (name: string) => {
    const script = byName.get(name);
    return script !== undefined && leftOut.some((module) => belongsTo(script, module));
  };
  const begun = scripts.filter((script) => belongsTo(script, start)).map(({ fileName }) => fileName);
  const cached = closureOf(begun, (name) => {
    const script = byName.get(name);
    if (script === undefined) return [];
    return [...script.imports, ...script.later.filter((file) => !isLeftOut(file)), ...script.assets];
  });
  return [...cached].sort();
}
