import { spawnSync } from 'node:child_process';

/**
 * `npm run bench`: the performance table, part by part. Each part runs alone as well; `npm run bench -- timings` runs
 * one. Ratios are worth more than milliseconds, and both more on a machine with nothing else to do.
 */
const PARTS = {
  sizes: ['node_modules/vite/bin/vite.js', 'build', '--mode', 'emulator', '--outDir', '.cache/bench'],
  timings: ['tools/bench/page-timings.ts'],
  requests: ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts', 'requests'],
  reads: ['tools/bench/queue-reads.ts'],
  firestore: ['tools/builtin-firestore/src/bench.ts'],
  listening: ['tools/builtin-firestore/src/bench-listening.ts'],
} as const;

const TITLES: Readonly<Record<keyof typeof PARTS, string>> = {
  sizes: 'Sizes per page and file',
  timings: 'Page timings beside a peer and the bare form',
  requests: 'Requests per story (one more fails)',
  reads: 'Reads per page at three scales',
  firestore: 'The built-in Firestore',
  listening: 'What listeners cost it',
};

function isPart(name: string): name is keyof typeof PARTS {
  return name in PARTS;
}

function run(args: readonly string[]): boolean {
  return spawnSync(process.execPath, ['--import', 'tsx', ...args], { stdio: 'inherit' }).status === 0;
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
  console.log(`\n── ${TITLES[part]}\n`);
  if (!run(PARTS[part])) failed.push(part);
}
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
