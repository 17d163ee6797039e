import { expect, it } from 'vitest';
import { aMemoryStage } from '#adapters/memory/memory-stage.builder.ts';
import { errorOf, valueOf } from '../value-of.builder.ts';
import type { User } from '../../accounts/model/user.ts';
import { approvedAs, signedIn, type Acting } from './acting.ts';

it('the session of accounts has an acting user while signed in, whose role decides what they may do', async () => {
  const stage = aMemoryStage();
  const person = stage.addAccount({ role: 'driver' });
  const { session, enter } = stage.openProduct();
  const acting: Acting<User> = session;
  expect(errorOf(signedIn(acting)).code).toBe('session-expired');
  valueOf(await enter(person));
  expect(valueOf(signedIn(acting)).uid).toBe(person.uid);
  expect(valueOf(approvedAs(acting, (role) => role === 'driver')).uid).toBe(person.uid);
  expect(errorOf(approvedAs(acting, (role) => role === 'passenger')).code).toBe('permission-denied');
});
