import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startFirestore } from './start-firestore.ts';
import type { RunningFirestore } from './start-firestore.ts';

/** Port of the official emulator (protocol 9). */
const DEFAULT_PORT = '8080';

const { values: flags } = parseArgs({
  options: {
    port: { type: 'string', default: DEFAULT_PORT },
    project: { type: 'string' },
    rules: { type: 'string' },
    indexes: { type: 'string' },
  },
});

async function start(): Promise<RunningFirestore> {
  const running = await startFirestore({
    port: Number(flags.port),
    ...(flags.project !== undefined && { projectId: flags.project }),
    ...(flags.rules !== undefined && { rules: readFileSync(flags.rules, 'utf8') }),
    ...(flags.indexes !== undefined && { indexes: readFileSync(flags.indexes, 'utf8') }),
  });
  console.log(`Built-in Firestore: http://${running.host}:${running.port}`);
  return running;
}

try {
  const running = await start();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void running.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
