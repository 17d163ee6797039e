import type { Case } from '../../scenario/request.ts';
import { BOOKING_CASES } from './booking-cases.ts';
import { CAR_COLOUR_CASES } from './car-colour-cases.ts';
import { CARD_CASES } from './card-cases.ts';
import { WITHDRAWN_CAR_CASES } from './withdrawn-car-cases.ts';
import { SET_CAR_CASES } from './set-car-cases.ts';
import { CAR_IN_USE_CASES } from './car-in-use-cases.ts';
import { SAVED_PLACE_CASES } from './saved-place-cases.ts';
import { FIGURE_CASES } from './figure-cases.ts';
import { REQUIRED_NUMBER_CASES } from './required-number-cases.ts';
import { CANCEL_CASES } from './cancel-cases.ts';
import { CHANGED_ROLE_CASES } from './changed-role-cases.ts';
import { BLOCKED_NUMBER_CASES } from './blocked-number-cases.ts';
import { CUSTOMER_BLOCK_CASES } from './customer-block-cases.ts';
import { CUSTOMER_CARE_CASES } from './customer-care-cases.ts';
import { CUSTOMER_READING_CASES } from './customer-reading-cases.ts';
import { CUSTOMER_REMOVAL_CASES } from './customer-removal-cases.ts';
import { CUSTOMER_CASES } from './customer-cases.ts';
import { DETAILS_CASES } from './details-cases.ts';
import { DISPATCH_BOOKING_CASES } from './dispatch-booking-cases.ts';
import { EDIT_CASES } from './dispatch/edit-cases.ts';
import { MOVE_CASES } from './dispatch/move-cases.ts';
import { MOVED_PROMISE_CASES } from './dispatch/moved-promise-cases.ts';
import { AGREE_CASES } from './agree-cases.ts';
import { ESTIMATE_CASES } from './estimate-cases.ts';
import { ENTERING_CASES } from './dispatch/entering-cases.ts';
import { GIVING_CASES } from './dispatch/giving-cases.ts';
import { RECALL_CASES } from './dispatch/recall-cases.ts';
import { OUTCOME_CASES } from './dispatch/outcome-cases.ts';
import { RESERVE_CASES } from './dispatch/reserve-cases.ts';
import { UNTAKEN_OFFER_CASES } from './dispatch/untaken-offer-cases.ts';
import { ENDING_CASES } from './ending-cases.ts';
import { GAVE_BACK_CASES } from './gave-back-cases.ts';
import { GIVE_BACK_CASES } from './give-back-cases.ts';
import { HIDDEN_TEXT_CASES } from './hidden-text-cases.ts';
import { INSIDER_CASES } from './insider-cases.ts';
import { ONE_BATCH_CASES } from './one-batch-cases.ts';
import { MOVE_SLOT_CASES } from './move-slot-cases.ts';
import { PAUSE_CASES } from './pause-cases.ts';
import { ASSIGN_SLOT_CASES } from './promises/assign-slot-cases.ts';
import { BOUND_DUTY_CASES } from './promises/bound-duty-cases.ts';
import { PROMISE_SLOT_CASES } from './promises/promise-slot-cases.ts';
import { DEVICE_CASES } from './device-cases.ts';
import { EDIT_REMARK_CASES } from './remarks/edit-remark-cases.ts';
import { REMARK_CASES } from './remarks/remark-cases.ts';
import { REMARK_READING_CASES } from './remarks/remark-reading-cases.ts';
import { REST_CASES } from './rest-cases.ts';
import { RIDE_LIST_CASES } from './ride-list-cases.ts';
import { RIDE_SESSION_CASES } from './ride-session-cases.ts';
import { RIDER_CASES } from './rider-cases.ts';
import { SEARCH_CASES } from './search-cases.ts';
import { SETTINGS_CASES } from './settings-cases.ts';
import { DUTY_CASES } from './duty-cases.ts';
import { DUTY_CORRECTION_CASES } from './duty-correction-cases.ts';
import { SHIFT_CASES } from './shift-cases.ts';
import { SLOT_CASES } from './slot-cases.ts';
import { REOPEN_CASES } from './reopen-cases.ts';
import { TAKE_BACK_CASES } from './take-back-cases.ts';
import { TAKE_CASES } from './take-cases.ts';
import { UNDER_WAY_CASES } from './under-way-cases.ts';
import { UNKNOWN_STATE_CASES } from './unknown-state-cases.ts';
import { IMPORT_CASES } from './import-cases.ts';
import { VEHICLE_CASES } from './vehicle-cases.ts';

/** Every case of rides, in the order of the table (rides 3 and 4). */
export const RIDE_CASES: readonly Case[] = [
  ...BOOKING_CASES,
  ...REQUIRED_NUMBER_CASES,
  ...FIGURE_CASES,
  ...SAVED_PLACE_CASES,
  ...DISPATCH_BOOKING_CASES,
  ...DETAILS_CASES,
  ...SLOT_CASES,
  ...RIDER_CASES,
  ...SEARCH_CASES,
  ...TAKE_CASES,
  ...UNDER_WAY_CASES,
  ...GIVE_BACK_CASES,
  ...GAVE_BACK_CASES,
  ...REST_CASES,
  ...GIVING_CASES,
  ...RECALL_CASES,
  ...RESERVE_CASES,
  ...UNTAKEN_OFFER_CASES,
  ...ENTERING_CASES,
  ...TAKE_BACK_CASES,
  ...REOPEN_CASES,
  ...OUTCOME_CASES,
  ...EDIT_CASES,
  ...MOVE_CASES,
  ...MOVED_PROMISE_CASES,
  ...MOVE_SLOT_CASES,
  ...AGREE_CASES,
  ...ESTIMATE_CASES,
  ...CANCEL_CASES,
  ...ENDING_CASES,
  ...RIDE_LIST_CASES,
  ...RIDE_SESSION_CASES,
  ...SHIFT_CASES,
  ...DUTY_CASES,
  ...DUTY_CORRECTION_CASES,
  ...SETTINGS_CASES,
  ...VEHICLE_CASES,
  ...IMPORT_CASES,
  ...CAR_COLOUR_CASES,
  ...CAR_IN_USE_CASES,
  ...CARD_CASES,
  ...SET_CAR_CASES,
  ...WITHDRAWN_CAR_CASES,
  ...DEVICE_CASES,
  ...CUSTOMER_CASES,
  ...CUSTOMER_CARE_CASES,
  ...CUSTOMER_BLOCK_CASES,
  ...BLOCKED_NUMBER_CASES,
  ...CUSTOMER_REMOVAL_CASES,
  ...CUSTOMER_READING_CASES,
  ...PROMISE_SLOT_CASES,
  ...ASSIGN_SLOT_CASES,
  ...BOUND_DUTY_CASES,
  ...REMARK_CASES,
  ...EDIT_REMARK_CASES,
  ...REMARK_READING_CASES,
  ...HIDDEN_TEXT_CASES,
  ...PAUSE_CASES,
  ...INSIDER_CASES,
  ...CHANGED_ROLE_CASES,
  ...UNKNOWN_STATE_CASES,
  ...ONE_BATCH_CASES,
];
