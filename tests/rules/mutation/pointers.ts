import { type Expression, printExpression, type RulesFile } from 'builtin-firestore/syntax';
import { functionsIn, nodesIn, nodesOf, pathsIn } from './declarations.ts';

/** A field with the id of a document, and the path of that document: `ride` and `rides/{id}`. */
export type Pointer = readonly [field: string, path: string];

/** An expression that is used as the id of a document. */
type Id = readonly [id: Expression, collection: string];

/** By function and parameter, such as `ridePath 0`: the collections in which the parameter is an id. */
type Takers = ReadonlyMap<string, ReadonlySet<string>>;

/** The ids in a path, and those that a call passes on to one. */
function idsIn(node: Expression, takers: Takers): readonly Id[] {
  if (node.kind === 'call') {
    return node.args.flatMap((arg, index) =>
      [...(takers.get(`${node.name} ${index}`) ?? [])].map((collection): Id => [arg, collection]),
    );
  }
  if (node.kind !== 'path') return [];
  return node.parts.flatMap((part, index): Id[] => {
    const before = node.parts[index - 1];
    return part.kind === 'expression' && before?.kind === 'text' ? [[part.expression, before.text]] : [];
  });
}

/** Which parameters become ids, at the end of any chain of calls. */
function takersIn(file: RulesFile): Takers {
  const takers = new Map<string, Set<string>>();
  let isDone = false;
  const take = (parameter: string, collection: string) => {
    const known = takers.get(parameter) ?? new Set();
    if (!known.has(collection)) isDone = false;
    takers.set(parameter, known.add(collection));
  };
  while (!isDone) {
    isDone = true;
    for (const declared of functionsIn(file)) {
      for (const [id, collection] of nodesOf(declared).flatMap((node) => idsIn(node, takers))) {
        const index = id.kind === 'variable' ? declared.parameters.indexOf(id.name) : -1;
        if (index >= 0) take(`${declared.name} ${index}`, collection);
      }
    }
  }
  return takers;
}

/** `vehicle.id` of `it.vehicle.id` and of `resource.data.vehicle.id`, `slots.now` of `slots.get('now', null)`. */
function fieldOf(id: Expression): string | null {
  const text = printExpression(id);
  const [, map, key] = /^(?:\w+\.)*(\w+)\.get\('(\w+)', null\)$/.exec(text) ?? [];
  if (key !== undefined) return `${map}.${key}`;
  return /^(?:(?:request\.)?resource\.data|\w+)\.([\w.]+)$/.exec(text)?.[1] ?? null;
}

/** The fields that the rules use as ids of documents that they have a match for. */
export function pointersIn(file: RulesFile): readonly Pointer[] {
  const takers = takersIn(file);
  const paths = pathsIn(file).filter((path) => /^\w+\/\{\w+\}$/.test(path));
  const pointers = new Map<string, Pointer>();
  for (const [id, collection] of nodesIn(file).flatMap((node) => idsIn(node, takers))) {
    const field = fieldOf(id);
    const path = paths.find((one) => one.startsWith(`${collection}/`));
    if (field !== null && path !== undefined) pointers.set(`${field} ${path}`, [field, path]);
  }
  return [...pointers.values()];
}
