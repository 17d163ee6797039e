import type { RulesIssue } from '../access-request.ts';
import { functionsByName } from '../evaluate/flat-rules.ts';
import type { Position, RulesFile } from '../syntax/ast.ts';
import { checkFunctions } from './check-functions.ts';
import { checkMatches } from './check-matches.ts';
import { checkCalls } from './check-calls.ts';
import { createIssueLog } from './issue-log.ts';
import type { IssueLog } from './issue-log.ts';
import type { StaticScope } from './static-scope.ts';

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
