import {
  type AllowStatement,
  type Expression,
  type FunctionDeclaration,
  printExpression,
} from 'builtin-firestore/syntax';
import { parsedCondition } from '../scenario/rules-file.ts';
import { STRANGER } from '../scenario/strangers.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The words from which alternatives are made. */
export interface Words extends Vocabulary {
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  /** The fields of the documents at a path, such as `rides/{id}`, and those of the maps in them: `vehicle.id`. */
  fieldsAt(path: string): readonly string[];
}

const ME = 'request.auth.uid';

/** For a condition that a rule has, the alternatives that would let no one else read. */
const INCLUDED: Readonly<Record<string, RegExp>> = {
  'isReviewer()': /^isApproved\('system_admin'\)$/,
  'isDispatcher()': /^isApproved\('system_admin'\)$/,
  'isApprovedPerson()': /^(isReviewer\(\)|isDispatcher\(\)|isApproved\(.*\))$/,
};

/** The call that reads the document at a path, whose wildcards are variables of the rule. */
const read = (path: string) =>
  `get(/databases/$(database)/documents/${path.replaceAll(/\{(\w+)\}/g, '$($1)')})`;

/** The paths of the documents above, such as `rides/{id}` of `rides/{id}/private/details`. */
function ancestorsOf(path: string): readonly string[] {
  const segments = path.split('/');
  return segments.flatMap((_, index) =>
    index % 2 === 1 && index < segments.length - 1 ? [segments.slice(0, index + 1).join('/')] : [],
  );
}

/** The fields of the documents at a path, without the one that repeats their id. */
const fieldsOf = (path: string, { fieldsAt }: Words) =>
  fieldsAt(path).filter((field) => !path.endsWith(`{${field}}`));

/** Conditions for the people whom a document names in a field or a list. */
const partiesOf = (document: string, path: string, words: Words): readonly string[] =>
  fieldsOf(path, words).flatMap((field) => [
    ...(words.people.has(field) ? [`${document}.data.${field} == ${ME}`] : []),
    ...(words.groups.has(field) ? [`${ME} in ${document}.data.${field}`] : []),
  ]);

/** Documents of the books. Documents of accounts and rides never point at them, even by a field of the same name. */
const OF_BOOKS = /^(bills|fares|handovers|payers|settlements|takings|tariffs)\//;

/** The fields by which documents at a path point at others, with the paths of these others. */
const pointersAt = (path: string, words: Words) =>
  words.pointers.filter(
    ([field, target]) =>
      fieldsOf(path, words).includes(field) && (OF_BOOKS.test(path) || !OF_BOOKS.test(target)),
  );

/** Conditions for the people who are named in a document at which this document points. */
const otherParties = (path: string, words: Words): readonly string[] =>
  pointersAt(path, words).flatMap(([field, target]) =>
    partiesOf(read(target.replace(/\{\w+\}/, `$(resource.data.${field})`)), target, words),
  );

/** Conditions for people whose own document points at this one, or at a document that names this one's person. */
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

/** Conditions for all people whom a rule for reading might let in by mistake. */
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
    // For a list, the rules do not know the documents yet, so no condition can depend on where they point.
    ...(isList ? [] : [...otherParties(path, words), ...followers(path, words)]),
  ];
}

/** The alternatives that each fulfil a condition alone, also those within the functions that it calls. */
function sufficientFor(node: Expression, words: Words): readonly string[] {
  if (node.kind === 'logical' && node.operator === '||') {
    return [node.left, node.right].flatMap((side) => sufficientFor(side, words));
  }
  const declared = node.kind === 'call' ? words.functions.get(node.name) : undefined;
  const inside = declared === undefined ? [] : sufficientFor(declared.result, words);
  return [printExpression(node).replaceAll('me()', ME), ...inside];
}

/** Conditions that would each let other people read, as a further alternative in a rule for reading. */
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
