import type { Case } from '../../scenario/request.ts';
import { BOOKING_CASES } from './booking-cases.ts';
import { BOOKING_RECORD_CASES } from './booking-record-cases.ts';
import { CANCEL_CASES } from './cancel-cases.ts';
import { CHANGED_ROLE_CASES } from './changed-role-cases.ts';
import { CUSTOMER_CASES } from './customer-cases.ts';
import { CUSTOMER_READING_CASES } from './customer-reading-cases.ts';
import { DETAILS_CASES } from './details-cases.ts';
import { DETAILS_TIME_CASES } from './details-time-cases.ts';
import { DISPATCH_BOOKING_CASES } from './dispatch-booking-cases.ts';
import { DRIVER_RECORD_CASES } from './driver-record-cases.ts';
import { EDIT_CASES } from './dispatch/edit-cases.ts';
import { GIVING_CASES } from './dispatch/giving-cases.ts';
import { OUTCOME_CASES } from './dispatch/outcome-cases.ts';
import { RECALL_CASES } from './dispatch/recall-cases.ts';
import { RESERVE_CASES } from './dispatch/reserve-cases.ts';
import { UNTAKEN_OFFER_CASES } from './dispatch/untaken-offer-cases.ts';
import { ENDING_CASES } from './ending-cases.ts';
import { GIVE_BACK_CASES } from './give-back-cases.ts';
import { HIDDEN_TEXT_CASES } from './hidden-text-cases.ts';
import { INSIDER_CASES } from './insider-cases.ts';
import { LATER_BOOKING_CASES } from './later-booking-cases.ts';
import { LOCK_CASES } from './lock-cases.ts';
import { ONE_BATCH_CASES } from './one-batch-cases.ts';
import { PAUSE_CASES } from './pause-cases.ts';
import { POINTING_RIDER_CASES } from './pointing-rider-cases.ts';
import { ASSIGN_SLOT_CASES } from './promises/assign-slot-cases.ts';
import { BOUND_DUTY_CASES } from './promises/bound-duty-cases.ts';
import { FREE_SLOT_CASES } from './promises/free-slot-cases.ts';
import { PROMISE_SLOT_CASES } from './promises/promise-slot-cases.ts';
import { REFUSED_BEFORE_CASES } from './promises/refused-before-cases.ts';
import { EDIT_REMARK_CASES } from './remarks/edit-remark-cases.ts';
import { KEPT_REMARK_CASES } from './remarks/kept-remark-cases.ts';
import { LATE_REMARK_CASES } from './remarks/late-remark-cases.ts';
import { REMARK_CASES } from './remarks/remark-cases.ts';
import { REMARK_READING_CASES } from './remarks/remark-reading-cases.ts';
import { RIDE_LIST_CASES } from './ride-list-cases.ts';
import { RIDE_READING_CASES } from './ride-reading-cases.ts';
import { RIDE_SESSION_CASES } from './ride-session-cases.ts';
import { RIDER_CASES } from './rider-cases.ts';
import { SAID_TIME_CASES } from './said-time-cases.ts';
import { SEARCH_CASES } from './search-cases.ts';
import { SETTINGS_CASES } from './settings-cases.ts';
import { SHIFT_CASES } from './shift-cases.ts';
import { SHIFT_LIFE_CASES } from './shift-life-cases.ts';
import { SLOT_CASES } from './slot-cases.ts';
import { TAKE_CASES } from './take-cases.ts';
import { UNDER_WAY_CASES } from './under-way-cases.ts';
import { UNKNOWN_STATE_CASES } from './unknown-state-cases.ts';
import { VEHICLE_CASES } from './vehicle-cases.ts';

/** Every case of rides, in the order of the table (rides 3 and 4). */
export const RIDE_CASES: readonly Case[] = [
  ...BOOKING_CASES,
  ...BOOKING_RECORD_CASES,
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
  ...CUSTOMER_READING_CASES,
  ...PROMISE_SLOT_CASES,
  ...FREE_SLOT_CASES,
  ...ASSIGN_SLOT_CASES,
  ...REFUSED_BEFORE_CASES,
  ...BOUND_DUTY_CASES,
  ...REMARK_CASES,
  ...KEPT_REMARK_CASES,
  ...LATE_REMARK_CASES,
  ...EDIT_REMARK_CASES,
  ...REMARK_READING_CASES,
  ...DETAILS_TIME_CASES,
  ...HIDDEN_TEXT_CASES,
  ...PAUSE_CASES,
  ...DRIVER_RECORD_CASES,
  ...INSIDER_CASES,
  ...CHANGED_ROLE_CASES,
  ...UNKNOWN_STATE_CASES,
  ...SAID_TIME_CASES,
  ...ONE_BATCH_CASES,
  ...POINTING_RIDER_CASES,
];
