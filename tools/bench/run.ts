import { spawnSync } from 'node:child_process';

/**
 * `npm run bench`: the performance table, part by part. Each part runs alone as well; `npm run bench -- timings` runs
 * one. Ratios are worth more than milliseconds, and both more on a machine with nothing else to do.
 */
const PARTS = {
  sizes: {
    title: 'Sizes per page and file',
    args: ['node_modules/vite/bin/vite.js', 'build', '--mode', 'emulator', '--outDir', '.cache/bench'],
  },
  timings: {
    title: 'Page timings beside a peer and the bare form',
    args: ['tools/bench/page-timings.ts'],
  },
  requests: {
    title: 'Requests per story (one more fails)',
    args: ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts', 'requests'],
  },
  reads: { title: 'Reads per page at three scales', args: ['tools/bench/account-reads.ts'] },
  rides: {
    title: 'Reads per query of rides at three scales',
    args: ['--max-old-space-size=8000', 'tools/bench/ride-reads.ts'],
  },
  firestore: { title: 'The built-in Firestore', args: ['tools/builtin-firestore/src/bench.ts'] },
} as const;

function isPart(name: string): name is keyof typeof PARTS {
  return name in PARTS;
}

const wanted = process.argv.slice(2);
const parts = Object.keys(PARTS).filter(isPart);
const unknown = wanted.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${parts.join(', ')}.`);
  process.exit(1);
}
const failed: string[] = [];
for (const part of wanted.length > 0 ? parts.filter((name) => wanted.includes(name)) : parts) {
  const { title, args } = PARTS[part];
  console.log(`\n── ${title}\n`);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...args], { stdio: 'inherit' });
  if (status !== 0) failed.push(part);
}
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
