import { createFirestoreClient, type FirestoreClient } from '../../tools/operations/rest/firestore-client.ts';
import { createJsonCall } from '../../tools/operations/rest/json-call.ts';
import { instanceBearer } from './instance-bearer.ts';

/** The database of the project in which the function runs, with all rights. */
export function projectDatabase(): FirestoreClient {
  const call = createJsonCall((url, init) => fetch(url, init), instanceBearer());
  return createFirestoreClient('https://firestore.googleapis.com', process.env['GCLOUD_PROJECT'] ?? '', call);
}
