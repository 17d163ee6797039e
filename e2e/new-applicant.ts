import { strangersAddress } from './backend-data.ts';
import type { Application } from './register-page.ts';

export function newApplicant(): Application {
  return {
    name: 'Stella Stranger',
    email: strangersAddress(),
    password: 'a long password',
    role: 'Passenger',
  };
}
