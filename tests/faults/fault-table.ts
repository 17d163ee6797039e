import { errors } from '#src/copy/en/errors.ts';
import type { ErrorCode } from '#domain/shared/product-error.ts';
import { REQUESTS } from './all-requests.ts';
import { FAULT_IDS, FAULTS, isServerFault, type Fault } from './fault.ts';
import { PORT_CALLS } from './port-calls.ts';
import { WAYS, type ProductRequest, type Told } from './product-request.ts';

const isCode = (told: Told): told is ErrorCode => told in errors;
const shown = (told: Told) => (isCode(told) ? `\`${told}\`` : told);

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');

/** The tests that prove a cell. Faults of a server are shown on the Firebase adapter as well. */
function testsOf({ id, port }: ProductRequest, fault: Fault): string {
  const answers = isServerFault(fault) ? `, \`${port.split(', ').join('`, `')}\` ${fault}` : '';
  return `\`${id}\` ${fault}${answers}`;
}

function sectionOf(request: ProductRequest): string {
  const rows = FAULT_IDS.map((fault) => {
    const { told, stored, goesOn } = request.cells[fault];
    return [FAULTS[fault], shown(told), stored, WAYS[goesOn], testsOf(request, fault)];
  });
  const head = ['Fault', 'Message', 'Stored state', 'Recovery', 'Tests'];
  return `### ${request.title}\n\n\`${request.port}\`; in the end: ${request.atLast}.\n\n${table(head, rows)}`;
}

function legend(): string {
  const told = new Set(REQUESTS.flatMap(({ cells }) => Object.values(cells).map((cell) => cell.told)));
  const codes = [...told].filter(isCode).toSorted();
  // Only texts that use nothing of the error but the provider's code can be shown here.
  const sample = { providerCode: '{code}', email: '{email}' };
  const textOf = (code: ErrorCode) => (errors[code] as (error: object) => string)(sample);
  return table(
    ['Code', 'Text'],
    codes.map((code) => [`\`${code}\``, textOf(code)]),
  );
}

/** The size of the matrix. */
export function countCells() {
  const cells = REQUESTS.flatMap((request) => FAULT_IDS.map((fault) => request.cells[fault]));
  const filled = cells.filter(({ told, stored, goesOn }) => told && stored && WAYS[goesOn]).length;
  return {
    requests: REQUESTS.length,
    faults: FAULT_IDS.length,
    cells: cells.length,
    filled,
    ports: PORT_CALLS.length,
  };
}

/** The page `docs/fault-matrix.md`. */
export function renderFaultMatrix(): string {
  const { requests, faults, cells } = countCells();
  const overview = REQUESTS.map((request) => [
    request.title,
    ...FAULT_IDS.map((fault) => shown(request.cells[fault].told)),
  ]);
  return `# What happens when a request fails

Every request the product makes × every fault it can meet: ${requests} requests × ${faults} faults = ${cells} cells. \`npm run faults:table\` writes this
page from the data that the tests run on, and a test fails if the page is out of date.

\`tests/faults/fault-matrix.test.ts\` proves each cell: it injects the fault into exactly this request of the composed product, then checks the
message, the stored state, and that recovery succeeds with the work done exactly once. \`tests/faults/server-answer.test.ts\` shows that
the Firebase adapter, with the real SDK and a server that misbehaves this way, returns these very errors; the last column names the
port.

The faults: *lost answer*, the request took effect but its answer was lost; *no answer*, the connection stays silent for half a
minute; *slow*, the answer comes late and nothing is shown before it; *malformed answer*, a page of HTML instead of an answer; *tab
closed midway*, the request took effect, the tab was closed, and the same browser is opened again.

## Messages

${table(['Request', ...Object.values(FAULTS)], overview)}

${legend()}

*nothing*: a check in the background, or nobody is there to be told. *signed out*: the sign-in page, which leads back.

## Message, stored state, recovery

${REQUESTS.map(sectionOf).join('\n\n')}
`;
}
