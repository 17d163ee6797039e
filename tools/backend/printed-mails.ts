import { z } from 'zod';
import { PROJECT_ID } from './settings.ts';

/** How often to look for new mails. */
const POLL_INTERVAL_MS = 2000;

const ResetCodes = z.object({
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

/** One line for each mail, by a key that never changes. */
type Mails = ReadonlyMap<string, string>;

async function resetMails(authUrl: string, appUrl: string): Promise<Mails> {
  const response = await fetch(`${authUrl}/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
  const codes = ResetCodes.parse(await response.json()).oobCodes;
  return new Map(
    codes
      .filter(({ requestType }) => requestType === 'PASSWORD_RESET')
      .map(({ email, oobCode }) => [
        oobCode,
        `Mail to ${email}: reset your password at ${appUrl}/reset-password?oobCode=${encodeURIComponent(oobCode)}`,
      ]),
  );
}

async function decisionMails(firestoreHost: string): Promise<Mails> {
  const documents = `projects/${PROJECT_ID}/databases/(default)/documents`;
  const response = await fetch(`http://${firestoreHost}/v1/${documents}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'mail' }] } }),
  });
  const queued = QueuedMails.parse(await response.json());
  return new Map(
    queued.flatMap(({ document }) => {
      if (document === undefined) return [];
      const { to, template } = document.fields;
      const { name, data } = template.mapValue.fields;
      const { reason } = data.mapValue.fields;
      const line = `Mail to ${to}: ${name}${reason === undefined ? '' : `, because “${reason}”`}`;
      return [[document.name, line]];
    }),
  );
}

/**
 * Nothing local sends mail. Prints what people would be sent: the links to reset a password, which lead to the product's
 * own page, and the decisions on their accounts. Returns what ends it.
 */
export function printMails(authUrl: string, firestoreHost: string, appUrl: string): () => void {
  const told = new Set<string>();
  const look = async () => {
    const found = await Promise.all([resetMails(authUrl, appUrl), decisionMails(firestoreHost)]);
    for (const [key, line] of found.flatMap((mails) => [...mails])) {
      if (told.has(key)) continue;
      told.add(key);
      console.log(line);
    }
  };
  // An emulator that is stopping does not answer; the lifecycle reports that.
  const timer = setInterval(() => void look().catch(() => undefined), POLL_INTERVAL_MS);
  return () => clearInterval(timer);
}
