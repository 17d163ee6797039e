import { readFileSync, watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { z } from 'zod';
import { PROJECT_ID } from './settings.ts';
import { inOneLine, StartupFailure } from './startup-failure.ts';

export const RULES_FILE = 'firestore.rules';
/** How long the file must stay unchanged before it is loaded again: an editor saves a file in several steps. */
const SETTLE_MS = 100;

const Issue = z.object({
  sourcePosition: z.object({ line: z.number(), column: z.number() }).partial().optional(),
  description: z.string(),
});
const Answer = z.object({
  issues: z.array(Issue).optional(),
  error: z.object({ message: z.string() }).optional(),
});

async function put(host: string, content: string): Promise<string | null> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${PROJECT_ID}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: RULES_FILE, content }] } }),
  });
  const answer = Answer.safeParse(await response.json().catch(() => ({})));
  if (!answer.success) return `status ${response.status}`;
  if (answer.data.error !== undefined) return inOneLine(answer.data.error.message);
  const [first] = answer.data.issues ?? [];
  if (first === undefined) return response.ok ? null : `status ${response.status}`;
  return `L${first.sourcePosition?.line ?? 0}:${first.sourcePosition?.column ?? 0} ${first.description}`;
}

/** Loads the rules file into a running Firestore. Throws a `StartupFailure` if the file is unreadable or refused. */
export async function loadRulesFile(host: string): Promise<void> {
  let source: string;
  try {
    source = readFileSync(RULES_FILE, 'utf8');
  } catch (error) {
    throw new StartupFailure(`The rules cannot be read: ${inOneLine(error)}`);
  }
  const fault = await put(host, source);
  if (fault !== null) throw new StartupFailure(`${RULES_FILE} has a fault: ${fault}`);
}

/** Loads the rules again when their file changes, and prints the result. Returns the function that stops this. */
export function watchRulesFile(host: string): () => void {
  let settling: NodeJS.Timeout | undefined;
  const reload = async () => {
    try {
      await loadRulesFile(host);
      console.log(`${RULES_FILE}: loaded again.`);
    } catch (error) {
      console.error(`${inOneLine(error)} The rules before it stay in force.`);
    }
  };
  // Watches the folder, not the file: editors replace the file.
  const watcher = watch(dirname(resolve(RULES_FILE)), (_, file) => {
    if (file !== basename(RULES_FILE)) return;
    clearTimeout(settling);
    settling = setTimeout(() => void reload(), SETTLE_MS);
  });
  return () => {
    clearTimeout(settling);
    watcher.close();
  };
}
