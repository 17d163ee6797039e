import { expect, test, vi } from 'vitest';
import { startLocalSender } from './local-sender.ts';

test('a sender that is killed is said in one line, and whoever started it goes on', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const owned: (() => unknown)[] = [];
  const { process: sender, ended } = startLocalSender('127.0.0.1:1', {
    own: (stop) => void owned.push(stop),
  });
  sender.kill('SIGKILL');
  expect(await ended).toBe('signal SIGKILL');
  await vi.waitFor(() =>
    expect(said.mock.calls).toEqual([['Nobody is told on a closed phone any more (signal SIGKILL).']]),
  );
  await Promise.all(owned.map((stop) => stop()));
});
