import { build } from 'vite';
import type { MailIdentity } from '../../../functions/src/mail-message.ts';

/** The settings of the functions that send notices. The private key is in the project's secrets. */
interface PushSettings {
  /** `VITE_PUSH_KEY`: the public key to which browsers subscribe. */
  readonly publicKey: string;
  /** The contact for push services: an `https:` or `mailto:` address. */
  readonly contact: string;
}

/** The settings of the functions; `push` or `mail` is `null` if those functions are not deployed. */
export interface SenderSettings {
  /** The region of the functions, which should be near the database. */
  readonly region: string;
  readonly push: PushSettings | null;
  /** The sender of mails. The functions read the mail server from the project's secrets. */
  readonly mail: MailIdentity | null;
}

/** The name of the file that `functions/package.json` has as `main`. */
const ENTRY = 'cloud-functions';

/**
 * Bundles the configured functions with all that they import, except `firebase-functions`. A function that is not
 * configured must not be in the bundle: the deployment would ask for its secret.
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
