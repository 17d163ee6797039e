import { expect, test, vi } from 'vitest';
import { startLocalSender } from './local-sender.ts';

test('a sender that is killed is reported in one line, and the process that started it goes on', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const owned: (() => unknown)[] = [];
  const { process: sender, ended } = startLocalSender('127.0.0.1:1', {
    own: (stop) => void owned.push(stop),
  });
  sender.kill('SIGKILL');
  expect(await ended).toBe('signal SIGKILL');
  await vi.waitFor(() =>
    expect(said.mock.calls).toEqual([['Notices for closed pages have stopped (signal SIGKILL).']]),
  );
  await Promise.all(owned.map((stop) => stop()));
});
