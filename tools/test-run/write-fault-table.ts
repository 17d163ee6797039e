import { writeFileSync } from 'node:fs';
import { countCells, renderFaultMatrix } from '../../tests/faults/fault-table.ts';

/** `npm run faults:table`: writes the page of the fault matrix and prints its size. */
const { requests, faults, cells, filled, ports } = countCells();
writeFileSync('docs/fault-matrix.md', renderFaultMatrix());
console.log(`requests × faults: ${requests} × ${faults} = ${cells} cells, ${cells - filled} empty`);
console.log(
  `on the Firebase adapter: ${ports + 2} ports, each with every fault of a server and a broken connection`,
);
