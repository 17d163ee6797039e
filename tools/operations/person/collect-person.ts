import { succeed } from '#domain/shared/result.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { FirestoreClient } from '../rest/firestore-client.ts';
import { eachDocument } from '../rest/each-document.ts';
import type { Fields } from '../rest/firestore-value.ts';
import { namedEntries, type Entries } from './named-entries.ts';
import { HOLDINGS, idsIn, isPassenger } from './personal-data.ts';
import type { Subject } from './subject.ts';

/** What the database has about a person. */
export interface PersonsData {
  /** The documents about them, in the order of `PERSONAL_DATA`. */
  readonly documents: readonly { readonly path: string; readonly fields: Fields }[];
  /** The parts that name the person in documents about others. */
  readonly mentions: readonly { readonly path: string; readonly entries: Entries }[];
  readonly reads: number;
}

/** The returned function tells whether a text is one of the person's ids, or contains one of their addresses. */
function namingOf({ uid, emails, customers }: Subject): (text: string) => boolean {
  const ids = new Set([...(uid === null ? [] : [uid]), ...customers]);
  return (text) => ids.has(text) || emails.some((email) => text.toLowerCase().includes(email));
}

/**
 * Reads every document, because any may name the person. No query finds who took a step of a ride, or declined one. If
 * a document changes meanwhile, the export has it either as before or as after the change.
 */
export async function collectPerson(
  firestore: FirestoreClient,
  found: Subject,
): Promise<CommandResult<PersonsData>> {
  const documents: { path: string; fields: Fields }[] = [];
  const mentions: { path: string; entries: Entries }[] = [];
  const isNamed = namingOf(found);
  const ridden = new Set<string>();
  const subject = { ...found, ridden };
  let reads = 0;
  for (const { pattern, collection, isWhole, ofOthers } of HOLDINGS) {
    // Rides are read before their details and remarks, because only a ride tells whose these are.
    // oxlint-disable-next-line no-await-in-loop
    const read = await eachDocument(firestore, collection, ({ path, id, fields }) => {
      const ids = idsIn(path, pattern);
      if (ids === null) return;
      reads += 1;
      if (pattern === 'rides/{id}' && isPassenger(id, fields, found)) ridden.add(id);
      if (isWhole?.(ids, fields, subject) === true) {
        const left = new Set(ofOthers?.(ids, subject));
        const own = Object.entries(fields).filter(([name]) => !left.has(name));
        documents.push({ path, fields: Object.fromEntries(own) });
        return;
      }
      const entries = namedEntries(fields, isNamed);
      if (Object.keys(entries).length > 0) mentions.push({ path, entries });
    });
    if (!read.ok) return read;
  }
  return succeed({ documents, mentions, reads });
}
