import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel, Timestamp } from 'firebase/firestore/lite';
import { describeDocumentStore, PERMISSIVE_RULES } from '#adapters/contracts/document-store.contract.ts';
import { emulatorHosts } from '../testing/emulator-hosts.ts';
import { loadRules } from '../testing/raw-documents.ts';
import { createLiteDocumentStore } from './lite-document-store.ts';

describeDocumentStore('Firebase', async () => {
  setLogLevel('silent');
  const projectId = 'demo-document-store';
  await loadRules(projectId, PERMISSIVE_RULES);
  const app = initializeApp({ projectId, apiKey: 'demo-key' }, projectId);
  const firestore = getFirestore(app);
  const [host = '', port] = emulatorHosts().firestore.split(':');
  connectFirestoreEmulator(firestore, host, Number(port));
  return {
    store: createLiteDocumentStore(firestore, { renew: async () => {}, failureIn: () => null }),
    timeAt: (seconds, nanoseconds) => new Timestamp(seconds, nanoseconds),
    close: () => deleteApp(app),
  };
});
