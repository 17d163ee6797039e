import { build } from 'vite';
import type { MailIdentity } from '../../../functions/src/mail-message.ts';

/** The deployment's values for the functions that notify people; the private key is in the project's secrets. */
interface PushSettings {
  /** `VITE_PUSH_KEY`: the public key to which browsers subscribe. */
  readonly publicKey: string;
  /** The contact for push services: https, or mailto. */
  readonly contact: string;
}

/** The functions' settings from the deployment; `null` for functions that are not deployed. */
export interface SenderSettings {
  /** The region of the functions: near the database. */
  readonly region: string;
  readonly push: PushSettings | null;
  /** Those that send mails read the mail server from the project's secrets. */
  readonly mail: MailIdentity | null;
}

/** The module that the functions' package names as its main one. */
const ENTRY = 'cloud-functions';

/**
 * Bundles the functions that are configured with all that they need but the packages of `functions/package.json`. A
 * function that is not configured must not be in the bundle: its secret would be asked for.
 */
export async function bundleSender({ region, push, mail }: SenderSettings, outDir: string): Promise<void> {
  const modules = [
    ...(push === null ? [] : ['/functions/src/cloud-functions.ts']),
    ...(mail === null ? [] : ['/functions/src/mail-functions.ts']),
  ];
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      SENDER: JSON.stringify({ ...push, region }),
      MAIL: JSON.stringify({ ...mail, region }),
    },
    plugins: [
      {
        name: 'configured-functions',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) =>
          id === `\0${ENTRY}` ? modules.map((module) => `export * from '${module}';`).join('\n') : null,
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      rolldownOptions: { input: { [ENTRY]: ENTRY }, external: /^firebase-functions\// },
    },
  });
}
