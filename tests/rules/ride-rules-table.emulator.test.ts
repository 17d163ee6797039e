import { RIDE_CASES } from './cases/all-cases.ts';
import { describeRulesTable } from './rules-table.contract.ts';

describeRulesTable(
  'demo-ride-rules',
  RIDE_CASES.filter(({ ofMoment = false }) => !ofMoment),
);
