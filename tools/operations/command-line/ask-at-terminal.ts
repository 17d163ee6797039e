import { createInterface } from 'node:readline/promises';

/** Asks the operator. Ctrl-C and Ctrl-D count as an empty answer; without a terminal the answer is `null`. */
export async function askAtTerminal(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } catch {
    return '';
  } finally {
    terminal.close();
  }
}
