import { ACCOUNT_CASES } from './cases/all-cases.ts';
import { describeRulesTable } from './rules-table.contract.ts';

describeRulesTable('demo-account-rules', ACCOUNT_CASES);
