import type { RulesIssue } from '../access-request.ts';
import { functionsByName } from '../evaluate/flat-rules.ts';
import type {
  Position,
  RulesFile,
  FunctionDeclaration,
  MatchBlock,
  MatchSegment,
  Expression,
} from '../syntax/ast.ts';
import { isPostfix } from '../syntax/brackets.ts';
import { childrenOf } from '../syntax/expression-children.ts';
import { createIssueLog, type IssueLog } from './issue-log.ts';
import type { StaticScope } from './static-scope.ts';
import type { StaticType } from './static-type.ts';
import { builtInForms } from './built-in-calls.ts';
import { checkExpression, type CheckContext } from './check-expression.ts';

const taken: ReadonlySet<string> = new Set(['request', 'resource']);

/** Reports a parameter, variable or wildcard that would hide a variable of the request. */
function checkName(name: string, at: Position, log: IssueLog): void {
  if (taken.has(name)) log.report(at, `The name ${name} is taken.`);
}

/** The deepest expression that the official emulator loads: a chain of 99 terms. */
const MAX_DEPTH = 99;

/**
 * Whether an expression is nested too deeply. Every operator, list, map, path, call and pair of brackets in the source is a
 * level, but a minus is none, nor are the members and methods behind an object. Safe for any depth.
 */
function isTooDeep(root: Expression): boolean {
  const pending: (readonly [Expression, number])[] = [[root, 1]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [node, around] = next;
    const depth = around + (node.brackets ?? 0);
    if (depth > MAX_DEPTH) return true;
    const isMinus = node.kind === 'unary' && node.operator === '-';
    for (const [index, child] of childrenOf(node).entries()) {
      pending.push([child, isMinus || (index === 0 && isPostfix(node)) ? depth : depth + 1]);
    }
  }
  return false;
}

const MAX_PARAMETERS = 7;
const MAX_VARIABLES = 10;

/** Checks an expression of any depth. */
function checkTopExpression(node: Expression, context: CheckContext): StaticType {
  if (!isTooDeep(node)) return checkExpression(node, context);
  context.log.report(node.at, 'The expression is too complex to evaluate safely.');
  return 'any';
}

/** Checks the functions declared in one block, which may call each other (rules 7.1). */
function checkFunctions(functions: readonly FunctionDeclaration[], scope: StaticScope, log: IssueLog): void {
  const names = new Set<string>();
  for (const declaration of functions) {
    const { at, name } = declaration;
    if (names.has(name)) log.report(at, `The function ${name} is declared twice.`);
    if (builtInForms(name).length > 0) log.report(at, `The function ${name} exists already.`);
    names.add(name);
    checkFunction(declaration, scope, log);
  }
}

function checkFunction(declaration: FunctionDeclaration, scope: StaticScope, log: IssueLog): void {
  const { at, parameters, lets } = declaration;
  if (parameters.length > MAX_PARAMETERS) {
    log.report(at, `A function has at most ${MAX_PARAMETERS} parameters.`);
  }
  if (lets.length > MAX_VARIABLES) log.report(at, `A function has at most ${MAX_VARIABLES} variables.`);
  const variables = new Map<string, StaticType>();
  for (const parameter of parameters) {
    checkName(parameter, at, log);
    if (variables.has(parameter)) log.report(at, `The parameter ${parameter} is declared twice.`);
    variables.set(parameter, 'any');
  }
  const inner: StaticScope = { variables, functions: new Map(), parent: scope };
  const context: CheckContext = { scope: inner, inFunction: declaration, log };
  for (const binding of lets) {
    checkName(binding.name, binding.at, log);
    const type = checkTopExpression(binding.value, context);
    if (variables.has(binding.name))
      log.report(binding.at, `The variable ${binding.name} is declared twice.`);
    variables.set(binding.name, type);
  }
  checkTopExpression(declaration.result, context);
}

const MAX_MATCH_DEPTH = 10;
const MAX_PATH_SEGMENTS = 100;
const MAX_CAPTURES = 20;

/** Checks match blocks and everything in them (rules 7.1, limits of 7.6). */
function checkMatches(
  matches: readonly MatchBlock[],
  scope: StaticScope,
  log: IssueLog,
  outer: readonly MatchSegment[] = [],
  depth = 1,
): void {
  for (const block of matches) {
    if (depth > MAX_MATCH_DEPTH) {
      log.report(block.at, `Match blocks nest deeper than ${MAX_MATCH_DEPTH}.`);
      return;
    }
    const segments = [...outer, ...block.segments];
    checkPath(block, segments, log);
    const inner: StaticScope = {
      variables: wildcardTypes(block, log),
      functions: functionsByName(block.functions),
      parent: scope,
    };
    checkFunctions(block.functions, inner, log);
    for (const { condition } of block.allows) {
      if (condition !== undefined) checkTopExpression(condition, { scope: inner, inFunction: null, log });
    }
    checkMatches(block.matches, inner, log, segments, depth + 1);
  }
}

function checkPath(block: MatchBlock, segments: readonly MatchSegment[], log: IssueLog): void {
  const wildcards = segments.filter((segment) => segment.kind === 'wildcard');
  if (segments.length > MAX_PATH_SEGMENTS) {
    log.report(block.at, `A path has at most ${MAX_PATH_SEGMENTS} segments.`);
  }
  if (wildcards.length > MAX_CAPTURES) {
    log.report(block.at, `A path has at most ${MAX_CAPTURES} wildcards.`);
  }
  if (wildcards.filter((segment) => segment.recursive).length > 1) {
    log.report(block.at, 'A path has at most one recursive wildcard.');
  }
}

function wildcardTypes(block: MatchBlock, log: IssueLog): ReadonlyMap<string, StaticType> {
  const types = new Map<string, StaticType>();
  for (const segment of block.segments) {
    if (segment.kind === 'wildcard') {
      checkName(segment.name, segment.at, log);
      if (types.has(segment.name)) log.report(segment.at, `The wildcard ${segment.name} is used twice.`);
      types.set(segment.name, segment.recursive ? 'path' : 'string');
    }
  }
  return types;
}

/** Calls within calls that the official emulator loads: a function may be the first of a chain of 21. */
const MAX_CALL_DEPTH = 20;

/** Reports functions that may end up calling themselves, and chains of calls that are too long (rules 7.1, 7.6). */
function checkCalls(log: IssueLog): void {
  const depths = new Map<FunctionDeclaration, number>();

  /** How many calls are nested below this function; recursive ones are reported by themselves. */
  function depthOf(declaration: FunctionDeclaration): number {
    const known = depths.get(declaration);
    if (known !== undefined) return known;
    depths.set(declaration, 0);
    const below = [...(log.calls.get(declaration) ?? [])].map((callee) => depthOf(callee) + 1);
    const depth = Math.max(0, ...below);
    depths.set(declaration, depth);
    return depth;
  }

  for (const declaration of log.calls.keys()) {
    const { at, name } = declaration;
    if (reaches(declaration, declaration, log)) log.report(at, `The function ${name} is recursive.`);
    // Those that call this one are too deep as well, for the same reason.
    else if (depthOf(declaration) === MAX_CALL_DEPTH + 1) {
      log.report(at, `Calls nest deeper than ${MAX_CALL_DEPTH} below the function ${name}.`);
    }
  }
}

function reaches(from: FunctionDeclaration, target: FunctionDeclaration, log: IssueLog): boolean {
  const seen = new Set<FunctionDeclaration>();
  const pending = [from];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const callee of log.calls.get(next) ?? []) {
      if (callee === target) return true;
      if (!seen.has(callee)) {
        seen.add(callee);
        pending.push(callee);
      }
    }
  }
  return false;
}

const start: Position = { line: 1, column: 1 };

/** Everything wrong with a parsed file that can be known without a request, in the order of the file. */
export function checkRules(file: RulesFile): readonly RulesIssue[] {
  const log = createIssueLog();
  checkHead(file, log);
  const fileScope: StaticScope = {
    variables: new Map([
      ['request', 'request'],
      ['resource', 'document'],
    ]),
    functions: functionsByName(file.functions),
    parent: null,
  };
  const { service } = file;
  const serviceScope: StaticScope = {
    variables: new Map(),
    functions: functionsByName(service.functions),
    parent: fileScope,
  };
  checkFunctions(file.functions, fileScope, log);
  checkFunctions(service.functions, serviceScope, log);
  checkMatches(service.matches, serviceScope, log);
  checkCalls(log);
  return [...log.issues].sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Only version 2 is supported: in version 1 `{x=**}` means something else (rules 7.1). */
function checkHead({ version, service }: RulesFile, log: IssueLog): void {
  if (version === undefined) {
    log.report(start, "Rules of version 1 are not supported: start the file with rules_version = '2';");
  } else if (version.text !== '2') {
    log.report(version.at, `Rules of version '${version.text}' are not supported: use rules_version = '2';`);
  }
  if (service.name !== 'cloud.firestore') {
    log.report(service.at, `The service ${service.name} is not supported: use cloud.firestore.`);
  }
}
