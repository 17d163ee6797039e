import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { postAsOwner } from '#emulator-seed/post-as-owner.ts';
import { PROJECT_ID } from './settings.ts';

/** How often to look for new mails. */
const POLL_INTERVAL_MS = 2000;

const LinkCodes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

const text = z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue);
const mapOf = <T extends z.ZodRawShape>(fields: T) =>
  z.object({ mapValue: z.object({ fields: z.object(fields) }) });
const QueuedMails = z.array(
  z.object({
    document: z
      .object({
        name: z.string(),
        fields: z.object({
          to: text,
          template: mapOf({ name: text, data: mapOf({ reason: text.optional() }) }),
        }),
      })
      .optional(),
  }),
);

/** The printed lines of each mail, by a key that never changes. */
type Mails = ReadonlyMap<string, string>;

/** The purpose of each kind of the provider's links, and the page of the product that handles it. */
const LINKS: Readonly<Record<string, readonly [what: string, path: string]>> = {
  PASSWORD_RESET: ['reset your password', '/reset-password'],
  VERIFY_EMAIL: ['confirm your address', '/verify-email'],
};

/** A mail about a decision in short: its subject, and the reason if there is one. */
export async function decisionMail(
  to: string,
  template: string,
  reason: string | undefined,
): Promise<string> {
  const file = new URL(`../operations/mail-templates/${template}/subject.txt`, import.meta.url);
  const subject = (await readFile(file, 'utf8')).trim();
  return `Mail to ${to}: ${subject}.${reason === undefined ? '' : ` Reason: ${reason}`}`;
}

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

async function decisionMails(firestoreHost: string): Promise<Mails> {
  const documents = `http://${firestoreHost}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  const structuredQuery = { from: [{ collectionId: 'mail' }] };
  const queued = QueuedMails.parse(await postAsOwner(`${documents}:runQuery`, { structuredQuery }));
  const mails = queued.flatMap(({ document }) => document ?? []);
  return new Map(
    await Promise.all(
      mails.map(async ({ name, fields: { to, template } }) => {
        const { name: kind, data } = template.mapValue.fields;
        return [name, await decisionMail(to, kind, data.mapValue.fields.reason)] as const;
      }),
    ),
  );
}

/**
 * The local backend sends no mail. Instead this prints the mails that people would get: the links to reset a password and to
 * confirm an address, which lead to the product's own pages, and the subjects of the mails about decisions. Returns the
 * function that stops it.
 */
export function printMails(authUrl: string, firestoreHost: string, appUrl: string): () => void {
  const printed = new Set<string>();
  const look = async () => {
    const found = await Promise.all([linkMails(authUrl, appUrl), decisionMails(firestoreHost)]);
    for (const [key, line] of found.flatMap((mails) => [...mails])) {
      if (printed.has(key)) continue;
      printed.add(key);
      console.log(line);
    }
  };
  // An emulator that is stopping does not answer; the lifecycle reports that.
  const timer = setInterval(() => void look().catch(() => undefined), POLL_INTERVAL_MS);
  return () => clearInterval(timer);
}
