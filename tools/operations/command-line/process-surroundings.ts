import { googleBearer } from '../rest/bearer.ts';
import type { Surroundings } from './run-command.ts';

export const processSurroundings: Surroundings = {
  env: process.env,
  fetch: (url, init) => fetch(url, init),
  productionBearer: () => googleBearer(),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
};
