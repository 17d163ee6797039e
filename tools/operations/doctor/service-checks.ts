import { z } from 'zod';
import { isPair } from '../../../functions/src/push-keys.ts';
import { check, hasFunctions, missing, right, type Verdict } from './check.ts';
import type { Answer, ProjectReader } from './project-reader.ts';

/** https://firebase.google.com/docs/reference/appcheck/rest/v1beta/projects.services: v1 lacks Authentication. */
const Service = z.object({ name: z.string(), enforcementMode: z.string().default('OFF') });
const PROTECTED = ['identitytoolkit.googleapis.com', 'firestore.googleapis.com'];

export const appCheckCheck = check({
  name: 'App Check',
  read: (reader) =>
    reader.list(
      `https://firebaseappcheck.googleapis.com/v1beta/projects/${reader.project}/services`,
      'services',
      Service,
    ),
  judge(services, { hasAppCheck }): Verdict {
    const open = PROTECTED.filter(
      (id) =>
        !services.some(({ name, enforcementMode }) => name.endsWith(id) && enforcementMode === 'ENFORCED'),
    );
    if (open.length < PROTECTED.length && !hasAppCheck)
      return missing(
        'It is enforced, but this build sends no tokens: set VITE_FIREBASE_APP_CHECK_KEY and deploy.',
      );
    if (open.length === 0) return right('enforced for Authentication and Firestore');
    if (!hasAppCheck)
      return missing('Off. Set VITE_FIREBASE_APP_CHECK_KEY to a reCAPTCHA Enterprise key and deploy.');
    return missing(`Not enforced for ${open.join(' and ')}. Turn it on once real traffic carries tokens.`);
  },
  absent: 'Off. Set VITE_FIREBASE_APP_CHECK_KEY to a reCAPTCHA Enterprise key and deploy.',
  role: 'Firebase App Check Viewer',
});

/** https://cloud.google.com/functions/docs/reference/rest/v2/projects.locations.functions */
const Function = z.object({
  name: z.string(),
  state: z.string().default(''),
  labels: z.record(z.string(), z.string()).default({}),
});
type StoredFunction = z.infer<typeof Function>;

export function readFunctions(reader: ProjectReader): Promise<Answer<readonly StoredFunction[]>> {
  const url = `https://cloudfunctions.googleapis.com/v2/projects/${reader.project}/locations/-/functions`;
  return reader.list(url, 'functions', Function);
}

export const functionsCheck = check<readonly StoredFunction[]>({
  name: 'functions',
  async read(reader, build) {
    const found = await readFunctions(reader);
    // A build without functions needs none in the project.
    return found.state === 'missing' && !hasFunctions(build) ? { state: 'read', value: [] } : found;
  },
  judge(stored, build, project): Verdict {
    const { functions } = build;
    const wanted = hasFunctions(build) ? functions?.names : [];
    const left = stored.filter(
      ({ name, labels }) =>
        labels['build'] !== undefined && wanted?.every((one) => !name.endsWith(`/${one}`)) === true,
    );
    if (left.length > 0) {
      const names = left.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
      return missing(
        `${names.join(', ')}: not of this build, and still running. Run "npx firebase functions:delete ${names.join(' ')} --project ${project}".`,
      );
    }
    if (!hasFunctions(build)) return right('none, because neither VITE_PUSH_KEY nor VITE_MAIL_FROM is set');
    if (functions === null)
      return {
        state: 'unknown',
        toDo: 'This checkout has not built them, so they cannot be compared. Run the doctor where "npm run deploy" was run, or deploy from here.',
      };
    const named = (name: string) => stored.find((one) => one.name.endsWith(`/${name}`));
    const lacks = functions.names.filter((name) => named(name) === undefined);
    if (lacks.length > 0) return missing(`The project lacks ${lacks.join(', ')}. Run "npm run deploy".`);
    const old = functions.names.filter((name) => named(name)?.labels['build'] !== functions.version);
    if (old.length > 0) return missing(`${old.join(', ')}: of another version. Run "npm run deploy".`);
    const idle = functions.names.filter((name) => named(name)?.state !== 'ACTIVE');
    if (idle.length > 0)
      return missing(`${idle.join(', ')}: not running. The console says why, under Functions.`);
    return right(`${functions.names.join(', ')}, of this build`);
  },
  absent: 'The project has no functions. Run "npm run deploy".',
  role: 'Cloud Functions Viewer',
});

/** https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions */
const secret = ({ project }: ProjectReader, name: string) =>
  `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`;
const Version = z.object({ state: z.string() });
const Payload = z.object({ payload: z.object({ data: z.base64() }) });

export const pushKeyCheck = check<string | null>({
  name: 'push keys',
  async read(reader, { pushKey }) {
    if (pushKey === null) return { state: 'read', value: null };
    const found = await reader.get(`${secret(reader, 'PUSH_PRIVATE_KEY')}:access`, Payload);
    if (found.state !== 'read') return found;
    return { state: 'read', value: Buffer.from(found.value.payload.data, 'base64').toString().trim() };
  },
  judge(privateKey, { pushKey }): Verdict {
    if (pushKey === null || privateKey === null) return right('none, so pages offer no notices');
    const isOne = /^[\w-]{43}$/.test(privateKey);
    if (isOne && isPair({ publicKey: pushKey, privateKey })) return right('a pair');
    return missing(
      'VITE_PUSH_KEY does not belong to the secret. "npm run push:keys" prints the key that does.',
    );
  },
  absent: 'The project has no secret PUSH_PRIVATE_KEY. Run "npm run push:keys".',
  role: 'Secret Manager Secret Accessor',
});

export const mailCheck = check<string | null>({
  name: 'mail',
  async read(reader, { mailFrom }) {
    if (mailFrom === null) return { state: 'read', value: null };
    const found = await reader.get(secret(reader, 'SMTP_URL'), Version);
    return found.state === 'read' ? { state: 'read', value: found.value.state } : found;
  },
  judge(state, { mailFrom }): Verdict {
    if (mailFrom === null || state === null)
      return missing('None is sent, and pages promise none. Set VITE_MAIL_FROM, and deploy.');
    if (state === 'ENABLED') return right(`from ${mailFrom}; the secret SMTP_URL is there`);
    return missing(
      'The secret SMTP_URL is disabled. Store it again with "npx firebase functions:secrets:set SMTP_URL".',
    );
  },
  absent: 'The project has no secret SMTP_URL. Store it with "npx firebase functions:secrets:set SMTP_URL".',
  role: 'Secret Manager Viewer',
});

/** https://cloud.google.com/billing/docs/reference/rest/v1/projects/getBillingInfo */
const Billing = z.object({
  billingAccountName: z.string().default(''),
  billingEnabled: z.boolean().default(false),
});
/** https://cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets */
const Budget = z.object({ thresholdRules: z.array(z.unknown()).default([]) });

export const budgetCheck = check<{ isBilled: boolean; alerts: number }>({
  name: 'budget alert',
  async read(reader) {
    const project = `projects/${reader.project}`;
    const billing = await reader.get(
      `https://cloudbilling.googleapis.com/v1/${project}/billingInfo`,
      Billing,
    );
    if (billing.state !== 'read') return billing;
    const { billingEnabled, billingAccountName } = billing.value;
    if (!billingEnabled) return { state: 'read', value: { isBilled: false, alerts: 0 } };
    const url = `https://billingbudgets.googleapis.com/v1/${billingAccountName}/budgets?scope=${project}`;
    const budgets = await reader.list(url, 'budgets', Budget);
    if (budgets.state !== 'read') return budgets;
    const alerts = budgets.value.filter(({ thresholdRules }) => thresholdRules.length > 0).length;
    return { state: 'read', value: { isBilled: true, alerts } };
  },
  judge({ isBilled, alerts }): Verdict {
    if (!isBilled)
      return missing('Billing is off: no functions, no TTL, no backups. Turn it on in the console.');
    if (alerts > 0) return right(`${alerts}`);
    return missing('There is none. Set one in the console, under Usage and billing.');
  },
  absent: 'There is none. Set one in the console, under Usage and billing.',
  role: 'Billing Account Viewer',
});
