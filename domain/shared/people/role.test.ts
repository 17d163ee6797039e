import { describe, expect, it } from 'vitest';
import { isAdministrator, isKnownRole, isRegistrableRole, isRole } from './role.ts';

describe('a role', () => {
  it.each([
    ['passenger', { role: true, known: true, registrable: true, administrator: false }],
    ['driver', { role: true, known: true, registrable: true, administrator: false }],
    ['admin', { role: true, known: true, registrable: false, administrator: true }],
    ['system_admin', { role: true, known: true, registrable: false, administrator: true }],
    ['auditor', { role: true, known: false, registrable: false, administrator: false }],
    ['Admin', { role: false, known: false, registrable: false, administrator: false }],
    ['admin ', { role: false, known: false, registrable: false, administrator: false }],
    ['', { role: false, known: false, registrable: false, administrator: false }],
    ['x'.repeat(31), { role: false, known: false, registrable: false, administrator: false }],
  ])('a role written "%s" is %o [S3.4]', (text, expected) => {
    expect({
      role: isRole(text),
      known: isKnownRole(text),
      registrable: isRegistrableRole(text),
      administrator: isAdministrator(text),
    }).toEqual(expected);
  });
});
