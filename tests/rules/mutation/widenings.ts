import { type Expression, printExpression, type RulesFile } from 'builtin-firestore/syntax';
import { RIDE_STATES } from '#domain/rides/model/ride/ride-state.ts';
import { parsedCondition } from '../scenario/rules-file.ts';
import type { Change } from './changed-node.ts';
import { nodesIn } from './declarations.ts';

/** Values of the rules that are close to each other, so that a condition may be widened by mistake. */
export interface Nearby {
  /** For each limit on the rows of a query, the other limits that have another number. */
  readonly limits: ReadonlyMap<string, readonly string[]>;
  /** Groups of time fields; the fields of a group are in the same document. */
  readonly times: readonly (readonly string[])[];
}

/** The surroundings of a node. */
interface Place {
  readonly parent: Expression | null;
  /** Those parameters of the function that stand for a ride. */
  readonly rides: readonly string[];
}

const WAY = /^(\(?)([a-z_|]+)(\)?)-(\(?[a-z_|]*\)?)$/;
const TIME = /(At|From|Since)$/;
const SECONDS = `duration.value(1, 's')`;

/** Fields by which a parameter is known to be a ride. */
const OF_RIDES = new Set(['kind', 'state', 'rider', 'pickupAt']);

/** Conditions for rides that a rule might leave out by mistake. */
const SOME_RIDES = ["kind == 'now'", "kind == 'later'"];

/** For a field that names a person, other fields that name a person. */
const OTHER_AUTHORS: Readonly<Record<string, readonly string[]>> = {
  name: ['email'],
  email: ['name'],
  by: ['rider', 'driver'],
  rider: ['driver'],
  driver: ['rider'],
};

const textOf = (node: Expression) =>
  node.kind === 'literal' && node.literal.type === 'string' ? node.literal.value : null;

/** The parameters of a function that its body reads as rides. */
export const ridesAmong = (names: readonly string[], nodes: readonly Expression[]): readonly string[] =>
  names.filter((name) =>
    nodes.some(
      (node) =>
        node.kind === 'member' &&
        OF_RIDES.has(node.name) &&
        node.object.kind === 'variable' &&
        node.object.name === name,
    ),
  );

/** Reads the near values from the rules, and the fields of documents. */
export function nearbyOf(
  file: RulesFile,
  paths: readonly string[],
  fieldsAt: (path: string) => readonly string[],
): Nearby {
  const nodes = nodesIn(file);
  const numbers = new Map(
    file.service.matches
      .flatMap(({ functions }) => functions)
      .flatMap(({ name, result }) =>
        result.kind === 'literal' && result.literal.type === 'int'
          ? [[name, result.literal.value] as const]
          : [],
      ),
  );
  const asked = nodes.flatMap((node) =>
    node.kind === 'binary' &&
    printExpression(node.left) === 'request.query.limit' &&
    node.right.kind === 'call' &&
    numbers.has(node.right.name)
      ? [node.right.name]
      : [],
  );
  const limits = [...new Set(asked)];
  return {
    limits: new Map(
      limits.map((name) => [name, limits.filter((other) => numbers.get(other) !== numbers.get(name))]),
    ),
    times: paths.map((path) => fieldsAt(path).filter((field) => TIME.test(field) && !field.includes('.'))),
  };
}

const isState = (text: string | null) => RIDE_STATES.some((state) => state === text);

const asText = ({ at }: Expression, value: string): Expression => ({
  at,
  kind: 'literal',
  literal: { type: 'string', value },
});

/** Lets a step begin in one more state. The states are in the text of its way, or in a list that is an argument. */
function statesMore(node: Expression, { parent }: Place): readonly Change[] {
  if (node.kind === 'list' && parent?.kind === 'call') {
    const own = node.items.map(textOf);
    if (own.length === 0 || !own.every(isState)) return [];
    const others = RIDE_STATES.filter((state) => !own.includes(state));
    return others.map((state) => ['state', { ...node, items: [asText(node, state), ...node.items] }]);
  }
  const [, , from = '', , to = ''] = WAY.exec(textOf(node) ?? '') ?? [];
  const own = from.split('|');
  if (!own.every(isState)) return [];
  const others = RIDE_STATES.filter((state) => !own.includes(state));
  return others.map((state) => ['state', asText(node, `(${from}|${state})-${to}`)]);
}

const otherTimes = (node: Expression, { times }: Nearby): readonly Change[] => {
  if (node.kind !== 'member') return [];
  const others = times.flatMap((group) =>
    group.includes(node.name) ? group.filter((name) => name !== node.name) : [],
  );
  return [...new Set(others)].map((name) => ['time', { ...node, name }]);
};

/** Whether a side of a comparison is a time, rather than a number or a text. */
const isTime = (node: Expression): boolean =>
  printExpression(node) === 'request.time' ||
  (node.kind === 'member' && TIME.test(node.name)) ||
  (node.kind === 'binary' && (isTime(node.left) || isTime(node.right)));

/** A comparison of times that holds a second earlier or later. A span of zero, or of a second more or less. */
function margins(node: Expression): readonly Change[] {
  if (
    node.kind === 'binary' &&
    ['<', '<=', '>', '>='].includes(node.operator) &&
    (isTime(node.left) || isTime(node.right))
  ) {
    const margin = parsedCondition(SECONDS);
    return (['+', '-'] as const).map((operator) => [
      'margin',
      { ...node, right: { at: node.at, kind: 'binary', operator, left: node.right, right: margin } },
    ]);
  }
  const [time, span] = node.kind === 'call' && node.name === 'isPast' ? node.args : [];
  if (node.kind !== 'call' || time === undefined || span === undefined || span.kind === 'literal') return [];
  return ['0', `${printExpression(span)} + 1`, `${printExpression(span)} - 1`].map((other) => [
    'margin',
    { ...node, args: [time, parsedCondition(other)] },
  ]);
}

function otherLimits(node: Expression, { limits }: Nearby): readonly Change[] {
  if (node.kind !== 'binary' || node.right.kind !== 'call') return [];
  if (printExpression(node.left) !== 'request.query.limit') return [];
  const { right } = node;
  return (limits.get(right.name) ?? []).map((name) => ['limit', { ...node, right: { ...right, name } }]);
}

/** A comparison with a field that names a person. It also permits another such field. */
function otherAuthors(node: Expression): readonly Change[] {
  if (node.kind !== 'binary' || node.operator !== '==') return [];
  const { at, left, right } = node;
  if (right.kind !== 'member') return [];
  return (OTHER_AUTHORS[right.name] ?? []).map((name) => {
    const items = [right, { ...right, name }];
    return ['author', { at, kind: 'binary', operator: 'in', left, right: { at, kind: 'list', items } }];
  });
}

/** One more alternative, which holds for some rides. */
function exceptions(node: Expression, { parent, rides }: Place): readonly Change[] {
  if (node.kind !== 'logical' || node.operator !== '||') return [];
  if (parent?.kind !== 'logical' || parent.operator !== '&&') return [];
  const known = printExpression(node);
  return rides
    .flatMap((ride) => SOME_RIDES.map((some) => `${ride}.${some}`))
    .filter((some) => !known.includes(some))
    .map((some) => {
      const right = parsedCondition(some);
      return ['exception', { at: node.at, kind: 'logical', operator: '||', left: node, right }];
    });
}

/** Every replacement for this node that also permits close values, without those for its operands. */
export const wideningsOf = (node: Expression, place: Place, nearby: Nearby): readonly Change[] => [
  ...statesMore(node, place),
  ...otherTimes(node, nearby),
  ...margins(node),
  ...otherLimits(node, nearby),
  ...otherAuthors(node),
  ...exceptions(node, place),
];
