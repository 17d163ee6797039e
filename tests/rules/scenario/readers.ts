import { account } from './documents.ts';
import { NOBODY, person } from './people.ts';
import type { Request } from './request.ts';

export const ada = person('ada');
export const sam = person('sam');
const pia = person('pia');
const rob = person('rob');
export const penny = person('penny');
const dora = person('dora');

export const everybody = {
  ...account(ada, 'admin'),
  ...account(sam, 'system_admin'),
  ...account(pia, 'admin', { status: 'pending' }),
  ...account(rob, 'admin', { status: 'rejected' }),
  ...account(penny, 'passenger', { status: 'pending' }),
  ...account(dora, 'auditor'),
  'users/penny/reviews/1': { actor: 'ada', from: 'approved', to: 'pending', at: new Date(0) },
};

/** People without the rights of administrators. */
const notAdministrators: Readonly<Record<string, Request['by']>> = {
  nobody: NOBODY,
  'a pending admin': pia,
  'a rejected admin': rob,
  'an approved passenger': person('unknown'),
  'an approved auditor': dora,
  'a person with made-up claims': { ...penny, admin: true, role: 'admin', status: 'approved' },
};

/** The request by each of these people. */
export const asks = (does: Request['does']) =>
  Object.fromEntries(Object.entries(notAdministrators).map(([who, by]) => [who, { by, does }]));
