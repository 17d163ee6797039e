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

/** In the official emulator a longer chain of terms does not load. A much longer one would exhaust the stack here. */
const MAX_DEPTH = 99;

/** Whether an expression is nested too deeply. Safe for any depth. */
function isTooDeep(root: Expression): boolean {
  const pending: (readonly [Expression, number])[] = [[root, 1]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [node, depth] = next;
    if (depth > MAX_DEPTH) return true;
    for (const child of childrenOf(node)) pending.push([child, depth + 1]);
  }
  return false;
}

/** Checks an expression of any depth. */
function checkTopExpression(node: Expression, context: CheckContext): StaticType {
  if (!isTooDeep(node)) return checkExpression(node, context);
  context.log.report(node.at, 'The expression is too complex to evaluate safely.');
  return 'any';
}

/** Checks the functions declared in one block, which may call each other (protocol 7.1). */
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

/** Checks match blocks and everything in them (protocol 7.1). */
function checkMatches(
  matches: readonly MatchBlock[],
  scope: StaticScope,
  log: IssueLog,
  outer: readonly MatchSegment[] = [],
): void {
  for (const block of matches) {
    const segments = [...outer, ...block.segments];
    if (segments.filter((segment) => segment.kind === 'wildcard' && segment.recursive).length > 1) {
      log.report(block.at, 'A path has at most one recursive wildcard.');
    }
    const inner: StaticScope = {
      variables: wildcardTypes(block, log),
      functions: functionsByName(block.functions),
      parent: scope,
    };
    checkFunctions(block.functions, inner, log);
    for (const { condition } of block.allows) {
      if (condition !== undefined) checkTopExpression(condition, { scope: inner, inFunction: null, log });
    }
    checkMatches(block.matches, inner, log, segments);
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

/** Reports functions that call themselves, directly or through others (protocol 7.1). */
function checkCalls(log: IssueLog): void {
  for (const declaration of log.calls.keys()) {
    const { at, name } = declaration;
    if (reaches(declaration, declaration, log)) log.report(at, `The function ${name} is recursive.`);
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

/** All issues of a parsed file that can be found without a request, in the order of the file. */
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

/** Only version 2 is supported: in version 1 `{x=**}` means something else (protocol 7.1). */
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
