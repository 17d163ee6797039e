import { describeDocumentStore, PERMISSIVE_RULES } from '#adapters/contracts/document-store.contract.ts';
import { createAdjustableClock } from './adjustable-clock.builder.ts';
import { createDocumentServer } from './documents/document-server.ts';
import { StoredDate } from './documents/stored-date.ts';
import { loadProductRules } from './load-product-rules.ts';
import { createMemoryDocumentStore } from './memory-document-store.ts';
import { createMemoryNetwork } from './memory-network.ts';

describeDocumentStore('memory', async () => {
  const server = createDocumentServer(loadProductRules(PERMISSIVE_RULES), createAdjustableClock());
  const access = { server, network: createMemoryNetwork(), callerOf: async () => null };
  return {
    store: createMemoryDocumentStore(access),
    timeAt: (seconds, nanoseconds) => new StoredDate(seconds, nanoseconds),
    close: async () => {},
  };
});
