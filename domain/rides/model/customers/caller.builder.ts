import type { Caller } from './caller.ts';

export const UNKNOWN_CALLER: Caller = { customer: null, others: [], account: null, isOwner: false };
