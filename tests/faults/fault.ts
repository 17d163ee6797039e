/** The faults of a request, in the order of the table's columns. */
export const FAULTS = {
  offline: 'offline before',
  'lost-request': 'lost request',
  'lost-answer': 'lost answer',
  'server-error': 'HTTP 500',
  'too-many': 'HTTP 429',
  timeout: 'no answer',
  slow: 'slow',
  malformed: 'malformed answer',
  denied: 'permission denied',
  'left-midway': 'tab closed midway',
} as const;

export type Fault = keyof typeof FAULTS;

export const FAULT_IDS = Object.keys(FAULTS) as readonly Fault[];

/** The faults of a server or of the network. server-answer.test.ts shows what the Firebase adapter makes of each. */
export const SERVER_FAULTS = ['server-error', 'too-many', 'timeout', 'malformed', 'denied'] as const;
export type ServerFault = (typeof SERVER_FAULTS)[number];

export function isServerFault(fault: Fault): fault is ServerFault {
  return SERVER_FAULTS.some((each) => each === fault);
}
