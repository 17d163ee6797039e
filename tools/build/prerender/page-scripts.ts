import { build } from 'vite';

/** Bundles one of the small scripts that stand in the page itself. */
export async function buildPageScript(entry: string, mode: string): Promise<string> {
  const built = await build({
    configFile: false,
    mode,
    logLevel: 'warn',
    build: {
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
