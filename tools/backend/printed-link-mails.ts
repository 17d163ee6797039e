import { z } from 'zod';
import { PROJECT_ID } from './settings.ts';

const POLL_INTERVAL_MS = 2000;

const LinkCodes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

/** The line to print for each mail, by the code in its link. */
type Mails = ReadonlyMap<string, string>;

/** The purpose of each kind of the provider's links, and the page of the product that handles the link. */
const LINKS: Readonly<Record<string, readonly [what: string, path: string]>> = {
  PASSWORD_RESET: ['reset your password', '/reset-password'],
  VERIFY_EMAIL: ['confirm your address', '/verify-email'],
};

async function linkMails(authUrl: string, appUrl: string): Promise<Mails> {
  const response = await fetch(`${authUrl}/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
  const codes = LinkCodes.parse(await response.json()).oobCodes;
  return new Map(
    codes.flatMap(({ email, requestType, oobCode }) => {
      const [what, path] = LINKS[requestType] ?? [];
      if (what === undefined) return [];
      const link = `${appUrl}${path}?oobCode=${encodeURIComponent(oobCode)}`;
      return [[oobCode, `Mail to ${email}: ${what} at ${link}`]];
    }),
  );
}

/**
 * Prints the links to reset a password and to confirm an address: the local backend's provider sends no mail. The links
 * lead to the product's own pages. Returns the function that stops the printing.
 */
export function printLinkMails(authUrl: string, appUrl: string): () => void {
  const printed = new Set<string>();
  const look = async () => {
    for (const [key, line] of await linkMails(authUrl, appUrl)) {
      if (printed.has(key)) continue;
      printed.add(key);
      console.log(line);
    }
  };
  // An emulator that has ended does not answer. The lifecycle reports its end.
  const timer = setInterval(() => void look().catch(() => undefined), POLL_INTERVAL_MS);
  return () => clearInterval(timer);
}
