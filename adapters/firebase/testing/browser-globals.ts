import { NodeXmlHttpRequest } from 'builtin-firestore/testing/node-xml-http-request.ts';

/** What listening needs of a browser and Node lacks. It stays for the whole test file. */
export function provideBrowserGlobals(): void {
  Object.assign(globalThis, {
    XMLHttpRequest: NodeXmlHttpRequest,
    requestIdleCallback: (idle: () => void) => setTimeout(idle),
  });
}
