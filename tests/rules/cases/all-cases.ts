import type { Case } from '../scenario/request.ts';
import { ADDRESS_CASES } from './address-cases.ts';
import { APPLICATION_CASES } from './application-cases.ts';
import { BLANK_NAME_CASES } from './blank-name-cases.ts';
import { DECISION_BATCH_CASES } from './decision-batch-cases.ts';
import { DECISION_CONTENT_CASES } from './decision-content-cases.ts';
import { DECISION_DAMAGE_CASES } from './decision-damage-cases.ts';
import { DECISION_POWER_CASES } from './decision-power-cases.ts';
import { DECISION_SIDE_CASES } from './decision-side-cases.ts';
import { DECISION_STEP_CASES } from './decision-step-cases.ts';
import { DISMISSAL_CASES } from './dismissal-cases.ts';
import { ENTRY_REPAIR_CASES } from './entry-repair-cases.ts';
import { KEY_CHAIN_CASES } from './key-chain-cases.ts';
import { LISTING_CASES } from './listing-cases.ts';
import { NOTE_CASES } from './note-cases.ts';
import { NAME_CASES } from './name-cases.ts';
import { PROOF_CASES } from './proof-cases.ts';
import { NAME_SHAPE_CASES } from './name-shape-cases.ts';
import { READING_CASES } from './reading-cases.ts';
import { RECORD_CASES } from './record-cases.ts';
import { REGISTRATION_CASES } from './registration-cases.ts';
import { REGISTRATION_FIELD_CASES } from './registration-field-cases.ts';
import { REJECTED_REPAIR_CASES } from './rejected-repair-cases.ts';
import { FORMER_NAME_CASES } from './former-name-cases.ts';
import { RENAME_CASES } from './rename-cases.ts';
import { RENAME_ENTRY_CASES } from './rename-entry-cases.ts';
import { REPAIR_CASES } from './repair-cases.ts';
import { REPAIR_FIELD_CASES } from './repair-field-cases.ts';
import { ROLE_STEP_CASES } from './role-step-cases.ts';
import { SESSION_AGE_CASES } from './session-age-cases.ts';
import { SESSION_END_CASES } from './session-end-cases.ts';
import { SLASH_CASES } from './slash-cases.ts';
import { STANDING_ENTRY_CASES } from './standing-entry-cases.ts';
import { STORED_STATE_CASES } from './stored-state-cases.ts';
import { MOMENT_CASES } from './rides/moment-cases.ts';
import { RIDE_CASES } from './rides/ride-cases.ts';
import { UNCHANGED_CASES } from './unchanged-cases.ts';
import { UNDO_CASES } from './undo-cases.ts';

/** Every case of accounts, in the order of the table (docs/security.md). */
export const ACCOUNT_CASES: readonly Case[] = [
  ...READING_CASES,
  ...LISTING_CASES,
  ...REGISTRATION_CASES,
  ...REGISTRATION_FIELD_CASES,
  ...APPLICATION_CASES,
  ...NOTE_CASES,
  ...NAME_CASES,
  ...NAME_SHAPE_CASES,
  ...ADDRESS_CASES,
  ...ENTRY_REPAIR_CASES,
  ...RENAME_CASES,
  ...RENAME_ENTRY_CASES,
  ...FORMER_NAME_CASES,
  ...KEY_CHAIN_CASES,
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
  ...STANDING_ENTRY_CASES,
  ...DECISION_DAMAGE_CASES,
  ...BLANK_NAME_CASES,
  ...REJECTED_REPAIR_CASES,
  ...STORED_STATE_CASES,
  ...UNCHANGED_CASES,
  ...SESSION_AGE_CASES,
  ...SESSION_END_CASES,
];

/** Every case in process, where time stands still: some hold only for a moment, which is over before a wire has told of it. */
export const ALL_CASES: readonly Case[] = [...ACCOUNT_CASES, ...RIDE_CASES, ...MOMENT_CASES];
