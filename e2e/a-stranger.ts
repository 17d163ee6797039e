import { strangersAddress } from './backend.ts';
import type { Application } from './register-page.ts';

/** What somebody new types into the registration form. */
export function aStranger(): Application {
  return {
    name: 'Stella Stranger',
    email: strangersAddress(),
    password: 'a long password',
    role: 'Passenger',
  };
}
