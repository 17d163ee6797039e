import { expect, it } from 'vitest';
import { invitationIn } from './invitation.ts';

it('an invitation fills in the address, the name and the role of its link', () => {
  const search = { email: 'Robin@example.com', name: ' Robin Rider ', role: 'driver' };
  expect(invitationIn(search)).toEqual({ email: 'robin@example.com', name: 'Robin Rider', role: 'driver' });
});

it.each([
  {},
  { email: 'robin', name: ' ', role: 'admin' },
  { name: 'Robin\u202e', role: 'system_admin' },
  { name: 'x'.repeat(101), role: ['driver'] },
])('an invitation ignores what the form would refuse: %j', (search) => {
  expect(invitationIn(search)).toEqual({ email: '', name: '', role: null });
});
