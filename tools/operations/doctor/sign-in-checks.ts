import { z } from 'zod';
import { both, check, missing, right, type Verdict } from './check.ts';
import type { ProjectReader } from './project-reader.ts';

/* https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config. The answer leaves out what is off. */
const Config = z.object({
  signIn: z.object({ email: z.object({ enabled: z.boolean().default(false) }).optional() }).optional(),
  authorizedDomains: z.array(z.string()).default([]),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean().default(false) }).optional(),
  passwordPolicyConfig: z
    .object({
      passwordPolicyEnforcementState: z.string().default('OFF'),
      passwordPolicyVersions: z
        .array(
          z.object({ customStrengthOptions: z.object({ minPasswordLength: z.int().default(0) }).optional() }),
        )
        .default([]),
    })
    .optional(),
  notification: z
    .object({ sendEmail: z.object({ callbackUri: z.string().default('') }).optional() })
    .optional(),
});

const readConfig = (reader: ProjectReader) =>
  reader.get(`https://identitytoolkit.googleapis.com/admin/v2/projects/${reader.project}/config`, Config);

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/projects.sites.customDomains */
const Domain = z.object({ name: z.string() });
const readDomains = (reader: ProjectReader) =>
  reader.list(
    `https://firebasehosting.googleapis.com/v1beta1/projects/${reader.project}/sites/${reader.project}/customDomains`,
    'customDomains',
    Domain,
  );

/** The hosts at which people open the pages. */
const pageHosts = (project: string, domains: readonly z.infer<typeof Domain>[]) => [
  `${project}.web.app`,
  `${project}.firebaseapp.com`,
  ...domains.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)),
];

/** The length that docs/production.md requires. The provider's own default is six. */
const PASSWORD_MIN = 8;

const SETTINGS = 'In the console, under Authentication → Settings,';
const NO_AUTHENTICATION = {
  absent: 'The project has no Authentication. Turn it on in the console, with Email/Password.',
  role: 'Firebase Authentication Viewer',
};

export const passwordSignInCheck = check({
  name: 'sign-in with a password',
  read: readConfig,
  judge: ({ signIn }) =>
    signIn?.email?.enabled === true
      ? right('on')
      : missing('Off. Turn on Email/Password in the console, under Authentication → Sign-in method.'),
  ...NO_AUTHENTICATION,
});

export const enumerationCheck = check({
  name: 'protection of addresses from being listed',
  read: readConfig,
  judge: ({ emailPrivacyConfig }) =>
    emailPrivacyConfig?.enableImprovedEmailPrivacy === true
      ? right('on')
      : missing(`Off. ${SETTINGS} turn on email enumeration protection.`),
  ...NO_AUTHENTICATION,
});

export const passwordPolicyCheck = check({
  name: 'password policy',
  read: readConfig,
  judge({ passwordPolicyConfig: policy }): Verdict {
    const shortest = policy?.passwordPolicyVersions[0]?.customStrengthOptions?.minPasswordLength ?? 0;
    if (policy?.passwordPolicyEnforcementState === 'ENFORCE' && shortest >= PASSWORD_MIN)
      return right(`at least ${shortest} characters`);
    return missing(`${SETTINGS} require passwords of at least ${PASSWORD_MIN} characters.`);
  },
  ...NO_AUTHENTICATION,
});

export const domainsCheck = check({
  name: 'authorised domains',
  read: (reader) => both(readConfig(reader), readDomains(reader)),
  judge([{ authorizedDomains }, domains], _, project): Verdict {
    const lacks = pageHosts(project, domains).filter((host) => !authorizedDomains.includes(host));
    if (lacks.length > 0) return missing(`${SETTINGS} authorise ${lacks.join(' and ')}.`);
    return right(authorizedDomains.join(', '));
  },
  absent: NO_AUTHENTICATION.absent,
  role: 'Firebase Authentication Viewer and Firebase Hosting Viewer',
});

export const actionUrlCheck = check({
  name: 'address in mails with a link',
  read: (reader) => both(readConfig(reader), readDomains(reader)),
  judge([{ notification }, domains], _, project): Verdict {
    const address = notification?.sendEmail?.callbackUri ?? '';
    const wanted = pageHosts(project, domains).map((host) => `https://${host}/reset-password`);
    if (wanted.includes(address)) return right(address);
    const how = `In the console, under Authentication → Templates → Password reset, set it to ${wanted.at(-1)}.`;
    return missing(address === '' ? how : `It is ${address}. ${how}`);
  },
  absent: NO_AUTHENTICATION.absent,
  role: 'Firebase Authentication Viewer and Firebase Hosting Viewer',
});
