import type { Case } from '../scenario/request.ts';
import { ADDRESS_CASES } from './accounts/address-cases.ts';
import { BLANK_NAME_CASES } from './accounts/blank-name-cases.ts';
import { DECISION_BATCH_CASES } from './accounts/decision-batch-cases.ts';
import { DECISION_CONTENT_CASES } from './accounts/decision-content-cases.ts';
import { DECISION_DAMAGE_CASES } from './accounts/decision-damage-cases.ts';
import { DECISION_POWER_CASES } from './accounts/decision-power-cases.ts';
import { DECISION_SIDE_CASES } from './accounts/decision-side-cases.ts';
import { DECISION_STEP_CASES } from './accounts/decision-step-cases.ts';
import { DISMISSAL_CASES } from './accounts/dismissal-cases.ts';
import { HIDDEN_ACCOUNT_TEXT_CASES } from './accounts/hidden-account-text-cases.ts';
import { NOTE_CASES } from './accounts/note-cases.ts';
import { NAME_CASES } from './accounts/name-cases.ts';
import { PROOF_CASES } from './accounts/proof-cases.ts';
import { READING_CASES } from './accounts/reading-cases.ts';
import { RECORD_CASES } from './accounts/record-cases.ts';
import { QUESTION_CASES } from './accounts/question-cases.ts';
import { REGISTRATION_CASES } from './accounts/registration-cases.ts';
import { REGISTRATION_FIELD_CASES } from './accounts/registration-field-cases.ts';
import { RENAME_CASES } from './accounts/rename-cases.ts';
import { REPAIR_CASES } from './accounts/repair-cases.ts';
import { REPAIR_FIELD_CASES } from './accounts/repair-field-cases.ts';
import { ROLE_STEP_CASES } from './accounts/role-step-cases.ts';
import { SESSION_AGE_CASES } from './accounts/session-age-cases.ts';
import { SLASH_CASES } from './accounts/slash-cases.ts';
import { NEAR_MISS_CASES } from './rides/near-miss-cases.ts';
import { ORIGIN_CASES } from './rides/origin-cases.ts';
import { MOMENT_CASES } from './rides/moment-cases.ts';
import { RIDE_CASES } from './rides/ride-cases.ts';
import { UNDO_CASES } from './accounts/undo-cases.ts';

/** Every case of accounts, in the order of the table (docs/security.md). */
export const ACCOUNT_CASES: readonly Case[] = [
  ...READING_CASES,
  ...REGISTRATION_CASES,
  ...REGISTRATION_FIELD_CASES,
  ...HIDDEN_ACCOUNT_TEXT_CASES,
  ...NOTE_CASES,
  ...QUESTION_CASES,
  ...NAME_CASES,
  ...ADDRESS_CASES,
  ...RENAME_CASES,
  ...PROOF_CASES,
  ...REPAIR_CASES,
  ...REPAIR_FIELD_CASES,
  ...DECISION_POWER_CASES,
  ...DECISION_STEP_CASES,
  ...ROLE_STEP_CASES,
  ...DECISION_BATCH_CASES,
  ...DECISION_CONTENT_CASES,
  ...RECORD_CASES,
  ...DECISION_SIDE_CASES,
  ...UNDO_CASES,
  ...DISMISSAL_CASES,
  ...SLASH_CASES,
  ...DECISION_DAMAGE_CASES,
  ...BLANK_NAME_CASES,
  ...SESSION_AGE_CASES,
];

/** Every case in process, where time stands still: some hold only for a moment that a request over the wire would miss. */
export const ALL_CASES: readonly Case[] = [
  ...ACCOUNT_CASES,
  ...RIDE_CASES,
  ...MOMENT_CASES,
  ...NEAR_MISS_CASES,
  ...ORIGIN_CASES,
];
