import { closureOf } from '../bundle/chunk-groups.ts';

/** A script of a build. `imports` are the files that it needs at once, `later` those that it may load later. */
export interface BuiltScript {
  readonly fileName: string;
  /** The entry module of the script; `null` if it has none. */
  readonly entry: string | null;
  readonly imports: readonly string[];
  readonly later: readonly string[];
  /** The style sheets and pictures that the script needs. */
  readonly assets: readonly string[];
}

/**
 * The sorted names of all files that a page behind sign-in may load. Files that only modules of `leftOut` need are not
 * among them. Throws if `start` or a module of `leftOut` has no script, so that a moved module is noticed.
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
