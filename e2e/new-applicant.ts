import { strangersAddress } from './backend-data.ts';
import type { Application } from './register-page.ts';

/** The data of a new applicant for the registration form. */
export function newApplicant(): Application {
  return {
    name: 'Stella Stranger',
    email: strangersAddress(),
    password: 'a long password',
    role: 'Passenger',
  };
}
