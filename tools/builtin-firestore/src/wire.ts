/** The package's entry point `wire`: what the full SDK needs of a browser in tests, and Google's recorded answers. */
export { officialAnswers } from './rules/testing/official-answers.ts';
export { NodeXmlHttpRequest } from './testing/node-xml-http-request.ts';
