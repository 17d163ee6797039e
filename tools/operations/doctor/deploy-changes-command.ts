import { z } from 'zod';
import { succeed } from '#domain/shared/result.ts';
import { stop } from '../command-line/command-failure.ts';
import type { Command } from '../command-line/command.ts';
import { hasFunctions, type Build } from './check.ts';
import { readIndexes, readRules, wantedIndexes } from './database-checks.ts';
import { fileChanges, lineChanges } from './deployment-changes.ts';
import type { Answer, ProjectReader } from './project-reader.ts';
import { readFunctions } from './service-checks.ts';

/** The hashes of the files that would be deployed, by their paths on the site; `null` without a build. */
type BuiltFiles = () => ReadonlyMap<string, string> | null;

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/projects.sites.channels, and sites.versions.files */
const HOSTING = 'https://firebasehosting.googleapis.com/v1beta1';
const Channel = z.object({ release: z.object({ version: z.object({ name: z.string() }) }).optional() });
const File = z.object({ path: z.string(), hash: z.string() });

async function readLiveFiles(reader: ProjectReader): Promise<Answer<ReadonlyMap<string, string>>> {
  const { project } = reader;
  const live = await reader.get(`${HOSTING}/projects/${project}/sites/${project}/channels/live`, Channel);
  if (live.state !== 'read') return live;
  const version = live.value.release?.version.name;
  if (version === undefined) return { state: 'missing' };
  const files = await reader.list(`${HOSTING}/${version}/files?pageSize=1000`, 'files', File);
  if (files.state !== 'read') return files;
  return { state: 'read', value: new Map(files.value.map(({ path, hash }) => [path, hash])) };
}

/** The lines about one part. `absent` is the value for a project that does not have this part yet. */
function linesOf<T>(name: string, answer: Answer<T>, absent: T, say: (found: T) => readonly string[]) {
  if (answer.state === 'forbidden' || answer.state === 'unknown')
    return [`? ${name}: not known (${answer.why})`];
  const said = say(answer.state === 'read' ? answer.value : absent);
  return (said.length === 0 ? ['no change'] : said).map((line) => `${name}: ${line}`);
}

const MOST_NAMED = 10;
function named(what: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const rest = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  return [`${names.length} ${what}: ${names.slice(0, MOST_NAMED).join(', ')}${rest}`];
}

async function changesOf(
  reader: ProjectReader,
  build: Build,
  built: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const [rules, indexes, functions, files] = await Promise.all([
    readRules(reader),
    readIndexes(reader),
    build.functions === null || !hasFunctions(build) ? null : readFunctions(reader),
    readLiveFiles(reader),
  ]);
  const wanted = wantedIndexes(build.indexes);
  const { names, version } = build.functions ?? { names: [], version: '' };
  return [
    ...linesOf('rules', rules, '', (stored) => {
      const { added, removed } = lineChanges(stored, build.rules);
      return added + removed === 0 ? [] : [`${added} lines come, ${removed} go`];
    }),
    ...linesOf('indexes', indexes, new Map(), (stored) => [
      ...named(
        'come',
        wanted.filter((key) => !stored.has(key)),
      ),
      ...named(
        'are in the project alone, and stay unless you say otherwise',
        [...stored.keys()].filter((key) => !wanted.includes(key)),
      ),
    ]),
    ...(functions === null
      ? [
          `functions: not deployed, because ${hasFunctions(build) ? 'they are not built here' : 'neither VITE_PUSH_KEY nor VITE_MAIL_FROM is set'}`,
        ]
      : linesOf('functions', functions, [], (stored) => {
          const storedNamed = (name: string) => stored.find((one) => one.name.endsWith(`/${name}`));
          const versions = new Map(names.map((name) => [name, storedNamed(name)?.labels['build']]));
          const there = names.filter((name) => storedNamed(name) !== undefined);
          return [
            ...named(
              'come',
              names.filter((name) => !there.includes(name)),
            ),
            ...named(
              'change',
              there.filter((name) => versions.get(name) !== version),
            ),
            ...named(
              'are in the project alone, and go if you say so',
              stored.flatMap((one) => {
                const name = one.name.slice(one.name.lastIndexOf('/') + 1);
                return one.labels['build'] === undefined || names.includes(name) ? [] : name;
              }),
            ),
          ];
        })),
    ...linesOf('files', files, new Map(), (live) => {
      const { added, changed, removed } = fileChanges(live, built);
      return [...named('come', added), ...named('change', changed), ...named('go', removed)];
    }),
  ];
}

/** Prints what a deployment of this build would change. Only reads. */
export const deployChangesCommand = (thisBuild: () => Build, builtFiles: BuiltFiles): Command<null> => ({
  name: 'deploy:changes',
  help: `npm run deploy -- --project ID --dry-run

Builds, and says what the deployment would change in the project, which stays as it is.
`,
  options: {},
  onProjectsOnly: 'Viewer',
  parse: () => succeed(null),
  async run(_, { reader, print }) {
    const login = await reader.login();
    if (!login.ok) return login;
    const built = builtFiles();
    if (built === null)
      return stop('failed', 'Nothing is built here: run "npm run deploy" with --dry-run, which builds.');
    for (const line of await changesOf(reader, thisBuild(), built)) print(line);
    return succeed();
  },
});
