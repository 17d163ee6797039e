/** A start that cannot continue: one line that says what happened and what to do. Anything else thrown is a defect. */
export class StartupFailure extends Error {
  override readonly name = 'StartupFailure';
}

/** One line about whatever was thrown. */
export function inOneLine(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message.replaceAll(/\s*\n\s*/g, ' ').trim();
}
