import { createFirestoreClient, type FirestoreClient } from '../../tools/operations/rest/firestore-client.ts';
import { createJsonCall } from '../../tools/operations/rest/json-call.ts';
import { ownerBearer } from '../../tools/operations/rest/owner-bearer.ts';
import { instanceBearer } from './instance-bearer.ts';

/**
 * The database of the project in which the function runs, with all rights. Google's emulators set
 * `FIRESTORE_EMULATOR_HOST`; the database is then the emulator's.
 */
export function projectDatabase(): FirestoreClient {
  const { FIRESTORE_EMULATOR_HOST: emulator, GCLOUD_PROJECT: project = '' } = process.env;
  const origin = emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`;
  const bearer = emulator === undefined ? instanceBearer() : ownerBearer;
  return createFirestoreClient(
    origin,
    project,
    createJsonCall((url, init) => fetch(url, init), bearer),
  );
}
