import { NodeXmlHttpRequest } from 'builtin-firestore/wire';

/** Provides globals that listening needs and Node lacks, for the rest of the test file. */
export function provideBrowserGlobals(): void {
  Object.assign(globalThis, {
    XMLHttpRequest: NodeXmlHttpRequest,
    requestIdleCallback: (idle: () => void) => setTimeout(idle),
  });
}
