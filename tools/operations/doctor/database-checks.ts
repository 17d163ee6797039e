import { z } from 'zod';
import { both, check, missing, right, type Verdict } from './check.ts';
import type { Answer, ProjectReader } from './project-reader.ts';

/*
 * The API of rules: https://firebase.google.com/docs/reference/rules/rest/v1/projects.releases. Of indexes, fields and
 * backups: https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.
 */
const FIRESTORE = 'https://firestore.googleapis.com/v1';
const RULES = 'https://firebaserules.googleapis.com/v1';
const DEPLOY = 'Run "npm run deploy".';

const database = ({ project }: ProjectReader) => `${FIRESTORE}/projects/${project}/databases/(default)`;

const Release = z.object({ rulesetName: z.string() });
const Ruleset = z.object({ source: z.object({ files: z.array(z.object({ content: z.string() })) }) });

/** The text of the rules that are in force in the project. */
export async function readRules(reader: ProjectReader): Promise<Answer<string>> {
  const release = await reader.get(`${RULES}/projects/${reader.project}/releases/cloud.firestore`, Release);
  if (release.state !== 'read') return release;
  const ruleset = await reader.get(`${RULES}/${release.value.rulesetName}`, Ruleset);
  if (ruleset.state !== 'read') return ruleset;
  return { state: 'read', value: ruleset.value.source.files.map(({ content }) => content).join('\n') };
}

export const rulesCheck = check({
  name: 'rules',
  read: readRules,
  judge: (stored, { rules }) =>
    stored.trim() === rules.trim()
      ? right('those of this build')
      : missing(`The project has other rules than this build. ${DEPLOY}`),
  absent: `The project has no rules. ${DEPLOY}`,
  role: 'Firebase Rules Viewer',
});

const Fields = z.array(z.looseObject({ fieldPath: z.string(), order: z.string().optional() }));
const StoredIndex = z.object({
  name: z.string(),
  queryScope: z.string(),
  state: z.string().default('STATE_UNSPECIFIED'),
  fields: Fields,
});
const StoredField = z.object({
  name: z.string(),
  ttlConfig: z.object({ state: z.string().default('') }).optional(),
});
const IndexFile = z.object({
  indexes: z.array(z.object({ collectionGroup: z.string(), queryScope: z.string(), fields: Fields })),
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().default(false) }),
  ),
});

/** The key of an index, the same for the API and the file. The key leaves out `__name__`, which only the API adds. */
function indexKey(group: string, scope: string, fields: z.infer<typeof Fields>): string {
  const parts = fields.flatMap(({ fieldPath, order }) =>
    fieldPath === '__name__' ? [] : [`${fieldPath} ${order ?? 'array'}`],
  );
  return `${group}${scope === 'COLLECTION_GROUP' ? ' (all)' : ''}: ${parts.join(', ')}`;
}

const partOf = (name: string, after: string) =>
  new RegExp(`/${after}/([^/]+)`).exec(name)?.[1]?.replaceAll('`', '') ?? '';
const fieldKey = (group: string, field: string) => `${group}.${field}`;

export const wantedIndexes = (file: unknown) =>
  IndexFile.parse(file).indexes.map(({ collectionGroup, queryScope, fields }) =>
    indexKey(collectionGroup, queryScope, fields),
  );

/** The states of the composite indexes, by `indexKey`. */
export async function readIndexes(reader: ProjectReader): Promise<Answer<ReadonlyMap<string, string>>> {
  const url = `${database(reader)}/collectionGroups/-/indexes`;
  const found = await reader.list(url, 'indexes', StoredIndex);
  if (found.state !== 'read') return found;
  const keyed = found.value.map(
    ({ name, queryScope, fields, state }) =>
      [indexKey(partOf(name, 'collectionGroups'), queryScope, fields), state] as const,
  );
  return { state: 'read', value: new Map(keyed) };
}

/** The states of fields' TTLs, by `fieldKey`; `null` for a field with its own indexes and no TTL. */
async function readFields(reader: ProjectReader): Promise<Answer<ReadonlyMap<string, string | null>>> {
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
  const url = `${database(reader)}/collectionGroups/-/fields?filter=${filter}`;
  const found = await reader.list(url, 'fields', StoredField);
  if (found.state !== 'read') return found;
  const keyed = found.value.map(({ name, ttlConfig }) => {
    const key = fieldKey(partOf(name, 'collectionGroups'), partOf(name, 'fields'));
    return [key, ttlConfig?.state ?? null] as const;
  });
  return { state: 'read', value: new Map(keyed) };
}

/** A text with the first name, and the number of the others. */
function firstOf([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first}, and ${others.length} more`;
}

export const indexesCheck = check({
  name: 'indexes',
  read: (reader) => both(readIndexes(reader), readFields(reader)),
  judge([stored, fields], { indexes }): Verdict {
    const overrides = IndexFile.parse(indexes).fieldOverrides;
    const lacks = [
      ...wantedIndexes(indexes).filter((key) => !stored.has(key)),
      ...overrides
        .map(({ collectionGroup, fieldPath }) => fieldKey(collectionGroup, fieldPath))
        .filter((key) => !fields.has(key)),
    ];
    if (lacks.length > 0) return missing(`The project lacks ${firstOf(lacks)}. ${DEPLOY}`);
    const unready = wantedIndexes(indexes).filter((key) => stored.get(key) !== 'READY');
    const broken = unready.filter((key) => stored.get(key) === 'NEEDS_REPAIR');
    if (broken.length > 0)
      return missing(`The project could not build ${firstOf(broken)}: delete it in the console. ${DEPLOY}`);
    if (unready.length > 0)
      return missing(`Wait: the database still builds ${firstOf(unready)}. Until then, its queries fail.`);
    return right('those of this build');
  },
  absent: 'The project has no Firestore database. Create one in the console, under Firestore.',
  role: 'Cloud Datastore Index Admin or Viewer',
});

export const removalCheck = check({
  name: 'removal of personal data (TTL)',
  read: readFields,
  judge(stored, { indexes }): Verdict {
    const wanted = IndexFile.parse(indexes).fieldOverrides.filter(({ ttl }) => ttl);
    const lacks = wanted
      .map(({ collectionGroup, fieldPath }) => fieldKey(collectionGroup, fieldPath))
      .filter((key) => stored.get(key) !== 'ACTIVE');
    if (lacks.length > 0 && lacks.every((key) => stored.get(key) === 'CREATING'))
      return missing(`Wait: the database turns it on for ${firstOf(lacks)}.`);
    if (lacks.length === 0) return right('on for every field with a time of removal');
    return missing(
      `Off for ${firstOf(lacks)}. It needs billing, then "npm run deploy"; without billing run "npm run rides:prune" once a week.`,
    );
  },
  absent: 'The project has no Firestore database. Create one in the console, under Firestore.',
  role: 'Cloud Datastore Index Admin or Viewer',
});

const Schedule = z.object({ retention: z.string().default('') });

export const backupCheck = check({
  name: 'backups',
  read: (reader) => reader.list(`${database(reader)}/backupSchedules`, 'backupSchedules', Schedule),
  judge: ([first, ...others]) =>
    first === undefined
      ? missing('There are none. Run "gcloud firestore backups schedules create" with a daily recurrence.')
      : right(others.length === 0 ? '1 schedule' : `${others.length + 1} schedules`),
  absent: 'The project has no Firestore database. Create one in the console, under Firestore.',
  role: 'Cloud Datastore Backup Schedules Viewer',
});
