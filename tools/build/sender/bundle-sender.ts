import { build } from 'vite';

/** What the functions know from the deployment; the private key they have from the project's secrets. */
export interface SenderSettings {
  /** `VITE_PUSH_KEY`: what browsers subscribe to. */
  readonly publicKey: string;
  /** Whom push services may write to: https, or mailto. */
  readonly contact: string;
  /** Where the functions run: near the database. */
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
