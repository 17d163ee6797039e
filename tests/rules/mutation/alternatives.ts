import {
  type AllowStatement,
  type Expression,
  type FunctionDeclaration,
  printExpression,
} from 'builtin-firestore/syntax';
import { parsedCondition } from '../scenario/rules-file.ts';
import { STRANGER } from '../scenario/strangers.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The parts of the alternatives of all rules. */
export interface Words extends Vocabulary {
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  /** The fields of the documents at a path, such as `rides/{id}`, and those of the maps in them: `vehicle.id`. */
  fieldsAt(path: string): readonly string[];
}

const ME = 'request.auth.uid';

/** Whether a person is among those whom a condition lets in. */
const INCLUDED: Readonly<Record<string, RegExp>> = {
  'isReviewer()': /^isApproved\('system_admin'\)$/,
  'isDispatcher()': /^isApproved\('system_admin'\)$/,
  'isApprovedPerson()': /^(isReviewer\(\)|isDispatcher\(\)|isApproved\(.*\))$/,
};

/** Reads the document at a path, whose wildcards are variables of the rule. */
const read = (path: string) =>
  `get(/databases/$(database)/documents/${path.replaceAll(/\{(\w+)\}/g, '$($1)')})`;

/** `rides/{id}` of `rides/{id}/private/details`. */
function ancestorsOf(path: string): readonly string[] {
  const segments = path.split('/');
  return segments.flatMap((_, index) =>
    index % 2 === 1 && index < segments.length - 1 ? [segments.slice(0, index + 1).join('/')] : [],
  );
}

/** The fields of the documents at a path, without the one that repeats their id. */
const fieldsOf = (path: string, { fieldsAt }: Words) =>
  fieldsAt(path).filter((field) => !path.endsWith(`{${field}}`));

/** The people whom a document names, by a field or in a list. */
const partiesOf = (document: string, path: string, words: Words): readonly string[] =>
  fieldsOf(path, words).flatMap((field) => [
    ...(words.people.has(field) ? [`${document}.data.${field} == ${ME}`] : []),
    ...(words.groups.has(field) ? [`${ME} in ${document}.data.${field}`] : []),
  ]);

/** Documents of the books, unknown to those of accounts and rides: a field of the same name is no pointer there. */
const OF_BOOKS = /^(bills|fares|handovers|payers|settlements|takings|tariffs)\//;

/** The fields by which documents at a path point at others, and the paths of those. */
const pointersAt = (path: string, words: Words) =>
  words.pointers.filter(
    ([field, target]) =>
      fieldsOf(path, words).includes(field) && (OF_BOOKS.test(path) || !OF_BOOKS.test(target)),
  );

/** People who are named by a document to which this one points. */
const otherParties = (path: string, words: Words): readonly string[] =>
  pointersAt(path, words).flatMap(([field, target]) =>
    partiesOf(read(target.replace(/\{\w+\}/, `$(resource.data.${field})`)), target, words),
  );

/** People whose own document points at this one or, if this is a person's, at a document that names them. */
function followers(path: string, words: Words): readonly string[] {
  const [collection = '', wildcard = ''] = path.split('/');
  const id = wildcard.slice(1, -1);
  return words.homes.flatMap((home) =>
    pointersAt(home, words).flatMap(([field, target]) => {
      const pointed = `${read(home.replace(/\{\w+\}/, `$(${ME})`))}.data.${field}`;
      const names = words.people.has(id)
        ? fieldsOf(target, words).filter((name) => words.people.has(name))
        : [];
      return [
        ...(target === `${collection}/${wildcard}` ? [`${pointed} == ${id}`] : []),
        ...names.map((name) => `${read(target.replace(/\{\w+\}/, `$(${pointed})`))}.data.${name} == ${id}`),
      ];
    }),
  );
}

/** Everybody whom a rule for reading might let in by mistake. */
function everyAlternative(path: string, isList: boolean, words: Words): readonly string[] {
  const bound = isList ? path.slice(0, path.lastIndexOf('/')) : path;
  const owners = [...bound.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => words.people.has(name));
  return [
    `${ME} != null`,
    `${ME} == '${STRANGER.sub}'`,
    ...words.callers,
    ...owners.map((owner) => `${owner} == ${ME}`),
    ...partiesOf('resource', path, words),
    ...ancestorsOf(path).flatMap((above) => partiesOf(read(above), above, words)),
    // Which documents a list has is not known yet, so nothing can depend on where they point.
    ...(isList ? [] : [...otherParties(path, words), ...followers(path, words)]),
  ];
}

/** The conditions that suffice for a condition, also within the functions that it calls. */
function sufficientFor(node: Expression, words: Words): readonly string[] {
  if (node.kind === 'logical' && node.operator === '||') {
    return [node.left, node.right].flatMap((side) => sufficientFor(side, words));
  }
  const declared = node.kind === 'call' ? words.functions.get(node.name) : undefined;
  const inside = declared === undefined ? [] : sufficientFor(declared.result, words);
  return [printExpression(node).replaceAll('me()', ME), ...inside];
}

/** Conditions that would each let another person read, as an alternative in a rule for reading. */
export function alternativesTo(
  { methods, condition }: AllowStatement,
  path: string,
  words: Words,
): readonly Expression[] {
  const isList = methods.includes('list');
  if (condition === undefined || !(isList || methods.includes('get'))) return [];
  const given = sufficientFor(condition, words);
  const isGiven = (text: string) => given.some((one) => one === text || INCLUDED[one]?.test(text) === true);
  const alternatives = everyAlternative(path, isList, words).filter((text) => !isGiven(text));
  return [...new Set(alternatives)].map(parsedCondition);
}
