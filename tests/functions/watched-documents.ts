import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { DocumentEvent, EventTrigger } from './deployed-function.ts';

const Documents = z.array(
  z.object({ document: z.looseObject({ name: z.string(), updateTime: z.string() }).optional() }),
);
type StoredDocument = NonNullable<z.infer<typeof Documents>[number]['document']>;

const LOOK_EVERY_MS = 50;

/** An event in JSON, one of the two forms of Eventarc for documents. */
function eventOf(
  project: string,
  eventType: string,
  before?: StoredDocument,
  after?: StoredDocument,
): DocumentEvent {
  const document = (after ?? before)?.name.split('/documents/')[1] ?? '';
  const headers = {
    'content-type': 'application/json',
    'ce-datacontenttype': 'application/json',
    'ce-specversion': '1.0',
    'ce-type': eventType,
    'ce-source': `//firestore.googleapis.com/projects/${project}/databases/(default)`,
    'ce-id': `${document}@${after?.updateTime ?? 'removed'}`,
    'ce-subject': `documents/${document}`,
    'ce-time': new Date().toISOString(),
    'ce-location': 'us-central1',
    'ce-project': project,
    'ce-database': '(default)',
    'ce-namespace': '(default)',
    'ce-document': document,
  };
  return {
    headers,
    body: JSON.stringify({ ...(before && { oldValue: before }), ...(after && { value: after }) }),
  };
}

/**
 * The built-in Firestore has no triggers, so this makes their events. It reads the collection again and again; several
 * changes between two reads are one event. Returns the function that stops this.
 */
export function watchDocuments(
  firestore: string,
  project: string,
  { eventType, eventFilterPathPatterns }: EventTrigger,
  take: (event: DocumentEvent) => void,
): () => Promise<void> {
  const [collectionId = ''] = eventFilterPathPatterns.document.split('/');
  const url = `http://${firestore}/v1/projects/${project}/databases/(default)/documents:runQuery`;
  const body = JSON.stringify({ structuredQuery: { from: [{ collectionId }] } });
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const read = async () => {
    const answer = await fetch(url, { method: 'POST', headers, body });
    const found = Documents.parse(await answer.json()).flatMap(({ document }) => document ?? []);
    return new Map(found.map((document) => [document.name, document]));
  };
  const stopped = new AbortController();
  const watch = async () => {
    for (let known = await read(); !stopped.signal.aborted; await pause(LOOK_EVERY_MS)) {
      const present = await read();
      for (const name of new Set([...known.keys(), ...present.keys()])) {
        const [before, after] = [known.get(name), present.get(name)];
        if (before?.updateTime !== after?.updateTime) take(eventOf(project, eventType, before, after));
      }
      known = present;
    }
  };
  const watching = watch();
  return () => {
    stopped.abort();
    return watching;
  };
}
