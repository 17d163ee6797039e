/** What the files of one place may import besides their own home. The first place whose pattern fits a file counts. */
export interface Place {
  readonly files: RegExp;
  /** The folder whose files may import each other. */
  readonly home: string;
  /** Path prefixes of other folders. */
  readonly rooms: readonly string[];
  /** npm packages by name; `node` stands for every built-in module. */
  readonly packages: readonly string[];
  /** Whether an `import()` may compute its specifier. No check can follow that, so only tests and tools may do it. */
  readonly computes?: boolean;
}

/** The end of the name of a test, a contract or a builder, as a pattern. */
export const TEST = String.raw`\.(test|contract|builder)\.tsx?$`;

/** A place that is one folder and everything below it. */
export function folder(
  home: string,
  rooms: readonly string[],
  packages: readonly string[] = [],
  rest: Partial<Place> = {},
): Place {
  return { files: new RegExp(`^${home}/`), home, rooms, packages, ...rest };
}

/** The tests, contracts and builders below a folder. */
export function testsOf(
  home: string,
  rooms: readonly string[],
  packages: readonly string[],
  rest: Partial<Place> = {},
): Place {
  return { files: new RegExp(`^${home}/.*${TEST}`), home, rooms, packages, ...rest };
}
