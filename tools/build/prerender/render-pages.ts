import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import react from '@vitejs/plugin-react';
import { brandPlugin } from '../brand/brand-plugin.ts';
import type * as ServerEntry from '../../../src/public-pages/entry-server.tsx';

interface Rendered {
  readonly pages: readonly ServerEntry.RenderedPage[];
  readonly notice: string;
  /** The markup of the skeleton on public pages, and on pages behind sign-in. */
  readonly waiting: string;
  readonly waitingBehindSignIn: string;
}

/** Builds `entry-server.tsx` with the mode and the asset addresses of the product, and renders every public page. */
export async function renderPages(mode: string): Promise<Rendered> {
  mkdirSync('.cache', { recursive: true });
  const outDir = mkdtempSync(resolve('.cache', 'server-'));
  try {
    await build({
      configFile: false,
      mode,
      logLevel: 'warn',
      plugins: [react(), brandPlugin()],
      build: {
        ssr: 'src/public-pages/entry-server.tsx',
        outDir,
        copyPublicDir: false,
        // The same as in vite.config.ts. Otherwise the markup would name other files.
        assetsInlineLimit: 0,
        // A page loads these modules only after it works, so rendering does not need them.
        rolldownOptions: { external: [/\/open-product\.tsx$/, /\/assemble-product\.ts$/] },
      },
    });
    const entry: typeof ServerEntry = await import(pathToFileURL(join(outDir, 'entry-server.js')).href);
    return {
      pages: await entry.renderPages(),
      notice: await entry.renderNotice(),
      waiting: await entry.renderWaiting(false),
      waitingBehindSignIn: await entry.renderWaiting(true),
    };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
