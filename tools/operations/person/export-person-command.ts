import { existsSync } from 'node:fs';
import { phoneIn } from '#domain/shared/phone.ts';
import { succeed } from '#domain/shared/result.ts';
import { isDocumentId } from '#domain/accounts/model/is-document-id.ts';
import { VERSION } from '#domain/shared/version.ts';
import { parseAddress } from '../account-records/parse-address.ts';
import { stop, type CommandResult } from '../command-line/command-failure.ts';
import type { Command, OptionValues, Run } from '../command-line/command.ts';
import { withFiles, writeWholeFile } from '../files/write-whole-file.ts';
import { plainJson } from '../rest/firestore-value.ts';
import { collectPerson } from './collect-person.ts';
import { findSubject, type PersonAsked } from './find-subject.ts';

interface ExportRequest {
  readonly asked: PersonAsked;
  readonly out: string;
}

function parseAsked(values: OptionValues): CommandResult<PersonAsked> {
  const { phone: typed, email: address, uid = null, name = '' } = values;
  if (typeof typed === 'string' && typeof address !== 'string') {
    const phone = phoneIn(typed);
    if (phone === null || phone === '') return stop('usage', `"${typed}" is not a telephone number.`);
    return succeed({ by: 'phone', phone, name: String(name) });
  }
  if (typeof typed === 'string')
    return stop('usage', 'Name the person with --email or with --phone, not both.');
  const email = parseAddress(values);
  if (!email.ok) return email;
  if (uid !== null && !isDocumentId(String(uid))) return stop('usage', `"${String(uid)}" is not a uid.`);
  return succeed({ by: 'email', email: email.value, uid: uid === null ? null : String(uid) });
}

/** A text for each collection: how many of the documents are in it. */
function countsOf(found: readonly { readonly path: string }[]): readonly string[] {
  const collections = found.map(({ path }) =>
    path
      .split('/')
      .filter((_, at) => at % 2 === 0)
      .join('/'),
  );
  return [...new Set(collections)].map(
    (name) => `${name}: ${collections.filter((each) => each === name).length}`,
  );
}

async function exportPerson({ asked, out }: ExportRequest, run: Run): Promise<CommandResult<void>> {
  const { backend, isDryRun, print, target } = run;
  if (!isDryRun && existsSync(out)) return stop('failed', `${out} exists: choose another name with --out.`);
  const exportedAt = new Date().toISOString();
  const subject = await findSubject(asked, run);
  if (!subject.ok) return subject;
  const { uid, emails, name } = subject.value;
  const identity = uid === null ? succeed(null) : await backend.identities.describe(uid);
  if (!identity.ok) return identity;
  const data = await collectPerson(backend.firestore, subject.value);
  if (!data.ok) return data;
  const { documents, mentions, reads } = data.value;
  for (const count of countsOf(documents)) print(`export ${count}`);
  for (const count of countsOf(mentions)) print(`export what names them in ${count}`);
  print(`${reads} documents read.`);
  if (identity.value === null && documents.length + mentions.length === 0) {
    const who = asked.by === 'email' ? asked.email : asked.phone;
    return stop(
      'failed',
      `Nothing is stored about ${who}: check it, or export by --email or --phone instead.`,
    );
  }
  if (isDryRun) return succeed();
  const about = asked.by === 'email' ? { emails, uid, name } : { phone: asked.phone, name };
  const exported = {
    exportedAt,
    project: target.project,
    version: VERSION,
    about,
    identity: identity.value,
    documents,
    mentions,
  };
  const written = await withFiles(`write ${out}`, () =>
    writeWholeFile(out, `${JSON.stringify(plainJson(exported), null, 2)}\n`),
  );
  if (written.ok) print(`${out} is written. It has personal data: hand it over safely, then delete it.`);
  return written;
}

export const exportPersonCommand: Command<ExportRequest> = {
  name: 'accounts:export',
  help: `npm run accounts:export -- --email ADDRESS --out FILE --project ID [--dry-run]
npm run accounts:export -- --phone NUMBER [--name NAME] --out FILE --project ID [--dry-run]

Writes everything that is stored about one person into a JSON file, for their request (GDPR, article 15): "documents" are
about them, "mentions" are the parts of other documents that name them, "identity" is what the provider of sign-ins holds.
A driver's file has no passenger, and no exact place of a ride. Reads every document of the database once, and writes
nothing into it.

  --email ADDRESS     the address of an account
  --uid UID           the account, if profile, directory entry and identity belong to several
  --phone NUMBER      a caller without an account
  --name NAME         the caller, if several people have the number
  --out FILE          the file to write, which must not exist
`,
  options: {
    email: { type: 'string' },
    uid: { type: 'string' },
    phone: { type: 'string' },
    name: { type: 'string' },
    out: { type: 'string' },
  },
  parse(values) {
    const asked = parseAsked(values);
    if (!asked.ok) return asked;
    const { out, 'dry-run': isDryRun } = values;
    if (typeof out !== 'string' && isDryRun !== true) return stop('usage', 'No file: name it with --out.');
    return succeed({ asked: asked.value, out: String(out ?? '') });
  },
  run: exportPerson,
};
