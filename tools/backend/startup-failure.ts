/** A start that cannot continue. The message is one line: what happened, and what to do. Other errors are defects. */
export class StartupFailure extends Error {
  override readonly name = 'StartupFailure';
}

/** The message of anything thrown, in one line. */
export function inOneLine(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message.replaceAll(/\s*\n\s*/g, ' ').trim();
}
