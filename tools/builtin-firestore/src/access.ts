/** The package's entry point `access`: who may do what, and what it costs. */
export { authorize, type Access, type AccessContext } from './access/authorize.ts';
export { decodeClaims } from './access/decode-claims.ts';
export { commitAccesses, getAccess, listAccess } from './access/describe-access.ts';
export { Project } from './access/project.ts';
export { aggregationReads, queryReads } from './access/read-counter.ts';
