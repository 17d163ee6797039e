import { succeed } from '#domain/shared/result.ts';
import { stop } from '../command-line/command-failure.ts';
import type { Command } from '../command-line/command.ts';
import type { Build, Check, Finding } from './check.ts';
import { backupCheck, indexesCheck, removalCheck, rulesCheck } from './database-checks.ts';
import { appCheckCheck, budgetCheck, functionsCheck, mailCheck, pushKeyCheck } from './service-checks.ts';
import {
  actionUrlCheck,
  domainsCheck,
  enumerationCheck,
  passwordPolicyCheck,
  passwordSignInCheck,
} from './sign-in-checks.ts';

/** All checks, in the order of docs/production.md. */
const CHECKS: readonly Check[] = [
  passwordSignInCheck,
  enumerationCheck,
  passwordPolicyCheck,
  rulesCheck,
  indexesCheck,
  removalCheck,
  domainsCheck,
  actionUrlCheck,
  mailCheck,
  appCheckCheck,
  functionsCheck,
  pushKeyCheck,
  budgetCheck,
  backupCheck,
];

const MARKS = { right: '✔', missing: '✖', forbidden: '?', unknown: '?' } as const;

const lineOf = ({ name, verdict }: Finding) =>
  `${MARKS[verdict.state]} ${name}: ${verdict.state === 'right' ? verdict.said : verdict.toDo}`;

/** Compares a project with the build that `thisBuild` returns. Tests give another build than this checkout. */
export const doctorCommand = (thisBuild: () => Build): Command<null> => ({
  name: 'doctor',
  help: `npm run doctor -- --project ID

Reads a project, changes nothing, and prints a line for each part of docs/production.md: ✔ as it should be, ✖ with what to
do, ? if it could not be read. Ends with 0 if all lines are ✔.

With the login of a person run
"gcloud auth application-default set-quota-project ID" once, or Google refuses.
`,
  options: {},
  onProjectsOnly:
    'Viewer and Secret Manager Secret Accessor read all of it; each line names the one that it lacks',
  parse: () => succeed(null),
  async run(_, { reader, print }) {
    const login = await reader.login();
    if (!login.ok) return login;
    const build = thisBuild();
    const findings = await Promise.all(CHECKS.map((check) => check(reader, build)));
    for (const finding of findings) print(lineOf(finding));
    const left = findings.filter(({ verdict }) => verdict.state !== 'right').length;
    return left === 0 ? succeed() : stop('failed', `${left} of ${findings.length} lines are left to do.`);
  },
});
