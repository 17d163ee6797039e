import {
  type Expression,
  type FunctionDeclaration,
  type MatchBlock,
  printExpression,
  type RulesFile,
} from 'builtin-firestore/syntax';
import { describe, expect, it } from 'vitest';
import { childrenOf } from './mutation/children.ts';
import { RULES_SOURCE } from './scenario/read-rules.ts';
import { parsedRules } from './scenario/rules-file.ts';
import { isCondition } from './mutation/changed-node.ts';
import { functionsIn, nodesIn } from './mutation/declarations.ts';
import { CALLER, nameOf, vocabularyOf } from './mutation/vocabulary.ts';

const isText = (node: Expression) => node.kind === 'literal' && node.literal.type === 'string';

/** Whether a value may be a text literal, or contain one. */
function hasText(node: Expression): boolean {
  switch (node.kind) {
    case 'list':
      return node.items.some(hasText);
    case 'map':
      return node.entries.some(({ key, value }) => hasText(key) || hasText(value));
    case 'conditional':
      return hasText(node.whenTrue) || hasText(node.whenFalse);
    case 'binary':
      return hasText(node.left) || hasText(node.right);
    default:
      return isText(node);
  }
}

/** The name of a value. A part or a method's result has the name of the value from which it comes. */
function nameWithin(node: Expression): string | null {
  const isPart = node.kind === 'methodCall' || node.kind === 'index' || node.kind === 'slice';
  return nameOf(node) ?? (isPart ? nameWithin(node.object) : null);
}

type Functions = ReadonlyMap<string, FunctionDeclaration>;

/** The names of values that a node compares with a text, or looks up among texts. Also parameters that get a text. */
function namesBesideText(node: Expression, functions: Functions): readonly (string | null)[] {
  switch (node.kind) {
    case 'binary':
      return isCondition(node)
        ? [
            ...(hasText(node.right) ? [nameWithin(node.left)] : []),
            ...(hasText(node.left) ? [nameWithin(node.right)] : []),
          ]
        : [];
    case 'methodCall':
      return node.name === 'matches' ? [nameWithin(node.object)] : [];
    case 'index':
      return hasText(node.object) ? [nameWithin(node.index)] : [];
    case 'call':
      return node.args.map((arg, index) =>
        isText(arg) ? (functions.get(node.name)?.parameters[index] ?? null) : null,
      );
    default:
      return [];
  }
}

/** Every node of the rules in which a text identifies a person. */
function textsForPeople(file: RulesFile): readonly string[] {
  const people = new Set([CALLER, ...vocabularyOf(file).people]);
  const functions = new Map(functionsIn(file).map((declared) => [declared.name, declared]));
  return nodesIn(file)
    .filter((node) => namesBesideText(node, functions).some((name) => name !== null && people.has(name)))
    .map(printExpression);
}

/**
 * The fields of a token that the rules read, and the functions that read them. Powers come only from the profile. The
 * cases cannot prove that, because they cannot try every address or claim to which a line might give powers.
 */
const READ_CLAIMS = {
  'request.auth.uid': ['me'],
  'request.auth.token.auth_time': ['isCurrent', 'isEndOfOlderSessions'],
  'request.auth.token.email': ['isMineAndSound', 'isNewProfile', 'isProof'],
  'request.auth.token.email_verified': ['isProof'],
};

function claimsIn(node: Expression): readonly string[] {
  const text = printExpression(node);
  const isClaim = /^request\.auth(\.\w+)*$/.test(text);
  return isClaim ? [text] : childrenOf(node).flatMap(([child]) => claimsIn(child));
}

const ofFunction = ({ name, lets, result }: FunctionDeclaration) =>
  [...lets.map(({ value }) => value), result].flatMap(claimsIn).map((claim) => [claim, name] as const);

function readsIn(match: MatchBlock): readonly (readonly [claim: string, place: string])[] {
  return [
    ...match.functions.flatMap(ofFunction),
    ...match.allows.flatMap(({ methods, condition }) =>
      condition === undefined
        ? []
        : claimsIn(condition).map((claim) => [claim, `allow ${methods.join()}`] as const),
    ),
    ...match.matches.flatMap(readsIn),
  ];
}

function claimsOf(source: string): Readonly<Record<string, readonly string[]>> {
  const { functions, service } = parsedRules(source);
  const reads = [...functions, ...service.functions]
    .flatMap(ofFunction)
    .concat(service.matches.flatMap(readsIn));
  const claims = [...new Set(reads.map(([claim]) => claim))];
  return Object.fromEntries(
    claims.map((claim) => [
      claim,
      [...new Set(reads.filter(([read]) => read === claim).map(([, place]) => place))],
    ]),
  );
}

describe('the token in the rules', () => {
  it('the rules read uid, address and time of the sign-in, and only where they prove whose a profile is', () => {
    expect(claimsOf(RULES_SOURCE)).toEqual(READ_CLAIMS);
  });

  it.each([
    ['the domain of an address', "request.auth.token.email.matches('.*@car-booking[.]example')"],
    ['a claim of a token', 'request.auth.token.admin == true'],
    ['a claim by its name', "request.auth.token['admin'] == true"],
    ['a claim with a default', "request.auth.token.get('admin', false)"],
    ['the provider of a token', "request.auth.token.firebase.sign_in_provider == 'google.com'"],
    ['a session', 'request.auth != null'],
  ])('powers by something else are noticed: by %s', (_, condition) => {
    const powers = "return isActing(mine)\n        && (mine.role == 'admin' ?";
    expect(RULES_SOURCE).toContain(powers);
    const widened = RULES_SOURCE.replace(powers, powers.replace('return', `return ${condition} ||`));
    expect(claimsOf(widened)).not.toEqual(READ_CLAIMS);
  });
});

describe('the people in the rules', () => {
  it('the rules contain no uid', () => {
    expect(textsForPeople(parsedRules(RULES_SOURCE))).toEqual([]);
  });

  it.each([
    ['in a comparison', 'allow get: if ', "allow get: if me() == 'seed-eve' || "],
    ['the other way round', 'allow get: if ', "allow get: if 'seed-eve' == request.auth.uid || "],
    ['in a list', 'return ride.rider == me()', "return me() in ['seed-eve'] || ride.rider == me()"],
    ['by a part of it', 'return ride.rider == me()', "return me().matches('seed-.*') || ride.rider == me()"],
    ['by its beginning', 'return ride.rider == me()', "return me()[0:4] == 'seed' || ride.rider == me()"],
    ['as a key', 'return ride.rider == me()', "return {'seed-eve': true}[me()] || ride.rider == me()"],
    ['as the driver', 'ride.driver == me() && ', "(ride.driver == me() || ride.driver == 'seed-eve') && "],
    ['in a call', 'return ride.rider == me()', "return isDriving(ride, 'seed-eve') || ride.rider == me()"],
  ])('a uid in the rules is noticed: %s', (_, before, after) => {
    expect(RULES_SOURCE).toContain(before);
    expect(textsForPeople(parsedRules(RULES_SOURCE.replace(before, after)))).not.toEqual([]);
  });
});
