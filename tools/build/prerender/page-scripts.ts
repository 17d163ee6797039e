import { build } from 'vite';
import { BUILD_TARGET } from '../browsers/supported-browsers.ts';

/** Bundles a small script for the page itself or the worker. Throws if the result is not one file. */
export async function buildPageScript(
  entry: string,
  mode: string,
  target: readonly string[] = BUILD_TARGET,
): Promise<string> {
  const built = await build({
    configFile: false,
    mode,
    logLevel: 'warn',
    build: {
      target: [...target],
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = chunks;
  if (chunks.length !== 1 || chunk?.type !== 'chunk') throw new Error(`${entry} is not one script.`);
  return chunk.code.trim();
}
