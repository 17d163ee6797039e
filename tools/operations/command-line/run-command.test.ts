import { succeed } from '#domain/shared/result.ts';
import { describe, expect, it } from 'vitest';
import { ownerBearer } from '../rest/owner-bearer.ts';
import { stop, type CommandResult } from './command-failure.ts';
import type { Command } from './command.ts';
import { runCommand } from './run-command.ts';

async function run(argv: readonly string[], outcome: CommandResult<void> = succeed()) {
  const printed: string[] = [];
  const complained: string[] = [];
  const command: Command<string> = {
    name: 'cars:wash',
    help: 'Washes a car.\n',
    options: { car: { type: 'string' } },
    parse: ({ car }) =>
      typeof car === 'string' ? succeed(car) : stop('usage', 'No car: name it with --car.'),
    run: (car, { isDryRun, print }) => {
      print(`${car} ${isDryRun ? 'would be' : 'is'} washed`);
      return Promise.resolve(outcome);
    },
  };
  const exitCode = await runCommand(command, argv, {
    env: {},
    fetch: () => Promise.reject(new Error('nothing is sent')),
    productionBearer: () => ownerBearer,
    print: (line) => void printed.push(line),
    complain: (line) => void complained.push(line),
    ask: () => Promise.resolve(null),
  });
  return { exitCode, printed, complained };
}

describe('a command line', () => {
  it('the output says first where the command works', async () => {
    expect(await run(['--car', 'a', '--project', 'cars'])).toEqual({
      exitCode: 0,
      printed: ['cars:wash on PRODUCTION, project cars', 'a is washed'],
      complained: [],
    });
    expect(await run(['--car', 'a', '--emulators', '--dry-run'])).toEqual({
      exitCode: 0,
      printed: [
        'cars:wash on the local backend, project demo-car-booking',
        'Dry run: nothing is written.',
        'a would be washed',
      ],
      complained: [],
    });
  });

  it('--help explains the command', async () => {
    const { exitCode, printed } = await run(['--help']);
    expect(exitCode).toBe(0);
    expect(printed[0]).toMatch(/^Washes a car\.\n.*--dry-run/s);
  });

  it.each([
    { argv: ['--car', 'a', '--boat'], words: "cars:wash: Unknown option '--boat': see --help." },
    { argv: ['--car', 'a', 'b'], words: "cars:wash: Unexpected argument 'b'" },
    { argv: ['--emulators'], words: 'cars:wash: No car: name it with --car.' },
    { argv: ['--car', 'a'], words: 'cars:wash: No project' },
  ])('invalid arguments are refused before anything is done: $argv', async ({ argv, words }) => {
    const { exitCode, printed, complained } = await run(argv);
    expect(exitCode).toBe(2);
    expect(printed).toEqual([]);
    expect(complained).toEqual([expect.stringContaining(words)]);
  });

  it('a command that cannot do its task exits with 1', async () => {
    const { exitCode, complained } = await run(['--car', 'a', '--emulators'], stop('failed', 'No water.'));
    expect(exitCode).toBe(1);
    expect(complained).toEqual(['cars:wash: No water.']);
  });
});
