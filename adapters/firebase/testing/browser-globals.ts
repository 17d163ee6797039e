import { NodeXmlHttpRequest } from 'builtin-firestore/wire';

/** Provides globals that listening needs and Node lacks, until the test file ends. */
export function provideBrowserGlobals(): void {
  Object.assign(globalThis, {
    XMLHttpRequest: NodeXmlHttpRequest,
    requestIdleCallback: (idle: () => void) => setTimeout(idle),
  });
}
