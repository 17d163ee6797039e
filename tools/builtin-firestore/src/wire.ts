/** The package's entry point `wire`: what speaks to a running Firestore in tests, and Google's recorded answers. */
export { officialAnswers } from './rules/testing/official-answers.ts';
export { officialPathAnswers } from './rules/testing/official-path-answers.ts';
export { openFullSdk, type FullSdk } from './testing/full-sdk.ts';
export { NodeXmlHttpRequest } from './testing/node-xml-http-request.ts';
