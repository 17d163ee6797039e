import { randomUUID } from 'node:crypto';
import { inMemoryPersistence } from 'firebase/auth';
import { createFirebaseAdapters, type FirebaseAdapters } from '../firebase-adapters.ts';
import { startStubServer, type ProviderAnswer, type ProviderCall } from './stub-server.ts';

/** The adapters in front of a scripted provider. */
export async function openStubbedAdapters(
  answer: (call: ProviderCall) => ProviderAnswer,
): Promise<FirebaseAdapters> {
  const server = await startStubServer(answer);
  const adapters = createFirebaseAdapters(
    {
      apiKey: 'stub-key',
      authDomain: 'stub.firebaseapp.com',
      projectId: 'demo-stub',
      appId: '',
      appCheckKey: null,
      emulators: { authUrl: `http://${server.host}`, firestoreHost: server.host },
    },
    { persistence: [inMemoryPersistence], name: randomUUID() },
  );
  const close = async () => {
    await adapters.close();
    await server.close();
  };
  return { ...adapters, close };
}
