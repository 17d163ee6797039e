import { z } from 'zod';
import { PROJECT_ID } from './settings.ts';

/** How often to look for new mails. */
const POLL_INTERVAL_MS = 2000;

const Mails = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

/**
 * The Auth emulator sends no mail. Prints the link that a reset mail would contain, pointing to the product's own page.
 */
export function printResetLinks(authUrl: string, appUrl: string): () => void {
  const told = new Set<string>();
  const look = async () => {
    const response = await fetch(`${authUrl}/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
    for (const { email, requestType, oobCode } of Mails.parse(await response.json()).oobCodes) {
      if (requestType !== 'PASSWORD_RESET' || told.has(oobCode)) continue;
      told.add(oobCode);
      console.log(
        `Password reset for ${email}: ${appUrl}/reset-password?oobCode=${encodeURIComponent(oobCode)}`,
      );
    }
  };
  // A stopping emulator does not answer; the process's watcher reports that.
  const timer = setInterval(() => void look().catch(() => undefined), POLL_INTERVAL_MS);
  return () => clearInterval(timer);
}
