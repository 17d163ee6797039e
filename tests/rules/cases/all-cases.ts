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
import { BOOKING_CASES } from './rides/booking-cases.ts';
import { CANCEL_CASES } from './rides/cancel-cases.ts';
import { CUSTOMER_CASES } from './rides/customer-cases.ts';
import { DETAILS_CASES } from './rides/details-cases.ts';
import { DISPATCH_BOOKING_CASES } from './rides/dispatch-booking-cases.ts';
import { EDIT_CASES } from './rides/dispatch/edit-cases.ts';
import { GIVING_CASES } from './rides/dispatch/giving-cases.ts';
import { OUTCOME_CASES } from './rides/dispatch/outcome-cases.ts';
import { RECALL_CASES } from './rides/dispatch/recall-cases.ts';
import { RESERVE_CASES } from './rides/dispatch/reserve-cases.ts';
import { UNTAKEN_OFFER_CASES } from './rides/dispatch/untaken-offer-cases.ts';
import { ENDING_CASES } from './rides/ending-cases.ts';
import { GIVE_BACK_CASES } from './rides/give-back-cases.ts';
import { LATER_BOOKING_CASES } from './rides/later-booking-cases.ts';
import { LOCK_CASES } from './rides/lock-cases.ts';
import { RIDE_LIST_CASES } from './rides/ride-list-cases.ts';
import { RIDE_READING_CASES } from './rides/ride-reading-cases.ts';
import { RIDE_SESSION_CASES } from './rides/ride-session-cases.ts';
import { RIDER_CASES } from './rides/rider-cases.ts';
import { SEARCH_CASES } from './rides/search-cases.ts';
import { SETTINGS_CASES } from './rides/settings-cases.ts';
import { SHIFT_CASES } from './rides/shift-cases.ts';
import { SHIFT_LIFE_CASES } from './rides/shift-life-cases.ts';
import { SLOT_CASES } from './rides/slot-cases.ts';
import { TAKE_CASES } from './rides/take-cases.ts';
import { UNDER_WAY_CASES } from './rides/under-way-cases.ts';
import { VEHICLE_CASES } from './rides/vehicle-cases.ts';
import { UNCHANGED_CASES } from './unchanged-cases.ts';
import { UNDO_CASES } from './undo-cases.ts';

/** Every case of accounts, in the order of the table (design 3). */
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

/** The same for rides (rides 3 and 4). */
export const RIDE_CASES: readonly Case[] = [
  ...BOOKING_CASES,
  ...LATER_BOOKING_CASES,
  ...DISPATCH_BOOKING_CASES,
  ...DETAILS_CASES,
  ...SLOT_CASES,
  ...RIDER_CASES,
  ...SEARCH_CASES,
  ...TAKE_CASES,
  ...LOCK_CASES,
  ...UNDER_WAY_CASES,
  ...GIVE_BACK_CASES,
  ...GIVING_CASES,
  ...RESERVE_CASES,
  ...UNTAKEN_OFFER_CASES,
  ...RECALL_CASES,
  ...OUTCOME_CASES,
  ...EDIT_CASES,
  ...CANCEL_CASES,
  ...ENDING_CASES,
  ...RIDE_LIST_CASES,
  ...RIDE_READING_CASES,
  ...RIDE_SESSION_CASES,
  ...SHIFT_CASES,
  ...SHIFT_LIFE_CASES,
  ...SETTINGS_CASES,
  ...VEHICLE_CASES,
  ...CUSTOMER_CASES,
];

export const ALL_CASES: readonly Case[] = [...ACCOUNT_CASES, ...RIDE_CASES];
