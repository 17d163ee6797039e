import { readSpecification } from './spec-rows.ts';

/** `npm run spec`: every statement of the specification, and the tests that prove it. */
const { rows, faults } = readSpecification('.');
for (const { id, statement, proofs } of rows) {
  console.log([`${id} ${statement}`, ...proofs.map((proof) => `    ${proof}`)].join('\n'));
}
console.log(`\n${rows.length} statements.`);
for (const fault of faults) console.error(`✖ ${fault}`);
if (faults.length > 0) process.exitCode = 1;
