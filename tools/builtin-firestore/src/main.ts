import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startFirestore, type RunningFirestore } from './start-firestore.ts';

const USAGE = `builtin-firestore [--port 8080] [--rules <file> --project <id>] [--indexes <file>]`;

/** Port of the official emulator (protocol 9). */
const DEFAULT_PORT = '8080';

async function start(): Promise<RunningFirestore | null> {
  const { values: flags } = parseArgs({
    options: {
      port: { type: 'string', default: DEFAULT_PORT },
      project: { type: 'string' },
      rules: { type: 'string' },
      indexes: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (flags.help === true) {
    console.log(USAGE);
    return null;
  }
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
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void running?.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
