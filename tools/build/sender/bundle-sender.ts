import { build } from 'vite';

/** The functions' settings from the deployment; they read the private key from the project's secrets. */
export interface SenderSettings {
  /** `VITE_PUSH_KEY`: the public key to which browsers subscribe. */
  readonly publicKey: string;
  /** The contact for push services: https, or mailto. */
  readonly contact: string;
  /** The region of the functions: near the database. */
  readonly region: string;
}

/** Bundles `functions/src/cloud-functions.ts` with all that it needs but the packages of `functions/package.json`. */
export async function bundleSender(settings: SenderSettings, outDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { SENDER: JSON.stringify(settings) },
    ssr: { noExternal: true },
    build: {
      ssr: 'functions/src/cloud-functions.ts',
      outDir,
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      rolldownOptions: { external: /^firebase-functions\// },
    },
  });
}
