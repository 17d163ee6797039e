/** The paths of the files that a deployment would add, change and remove. */
export interface FileChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Both maps have the hash of each file's content by its path. */
export function fileChanges(
  live: ReadonlyMap<string, string>,
  built: ReadonlyMap<string, string>,
): FileChanges {
  return {
    added: [...built.keys()].filter((path) => !live.has(path)),
    changed: [...built].flatMap(([path, hash]) => (live.has(path) && live.get(path) !== hash ? path : [])),
    removed: [...live.keys()].filter((path) => !built.has(path)),
  };
}

/** How many lines only `after` has, and how many only `before` has. A line that only moved does not count. */
export function lineChanges(
  before: string,
  after: string,
): { readonly added: number; readonly removed: number } {
  const count = (text: string) => {
    const lines = new Map<string, number>();
    for (const line of text.trim().split('\n')) lines.set(line, (lines.get(line) ?? 0) + 1);
    return lines;
  };
  const [old, present] = [count(before), count(after)];
  const more = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
    [...one].reduce((sum, [line, times]) => sum + Math.max(0, times - (other.get(line) ?? 0)), 0);
  return { added: more(present, old), removed: more(old, present) };
}
