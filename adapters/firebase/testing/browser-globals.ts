import { NodeXmlHttpRequest } from 'builtin-firestore/testing/node-xml-http-request.ts';

/** Provides what listening needs and Node lacks, for the rest of the test file. */
export function provideBrowserGlobals(): void {
  Object.assign(globalThis, {
    XMLHttpRequest: NodeXmlHttpRequest,
    requestIdleCallback: (idle: () => void) => setTimeout(idle),
  });
}
