import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const STEP = "from: ['approved'], to: null, reason: 'none', by: 'system_admin'";
const taking = (step: string, status: string) =>
  `export const ${step}_${status} = (user: Extract<User, { status: '${status}' }>, by: LastReview) => take('${step}', user, by);`;

const FOREIGN = ['document', 'window', 'process', 'Buffer', 'fetch', 'console', 'setTimeout', 'localStorage'];

/** Lines that are planted behind one line of a file: those that say everything, then those that do not. */
const PLANTS = [
  {
    file: 'domain/accounts/model/profile-fields.ts',
    behind: 'export const PROFILE_FIELDS = {\n',
    sound: ['phone: text,'],
    flawed: ['fax: undefined,', "pager: 'text',"],
  },
  {
    file: 'domain/accounts/model/account-steps.ts',
    behind: 'export const ACCOUNT_STEPS = {\n',
    sound: [`rename: { ${STEP}, mail: 'account-renamed' },`],
    flawed: [`move: { ${STEP} },`],
  },
  {
    file: 'domain/rides/model/ride/ride-steps.ts',
    behind: 'export const RIDE_STEPS = {\n',
    sound: ["wave: { from: { rider: ['requested'] }, to: 'requested', records: ['searchFrom'] },"],
    flawed: [
      "fly: { from: { rider: ['requested'] }, to: 'flying' },",
      "stop: { from: { nobody: ['requested'] }, to: 'requested' },",
      "honk: { from: {}, to: 'requested', needs: ['a horn'] },",
      'turn: { from: {} },',
    ],
  },
  {
    file: 'domain/accounts/model/transitions.ts',
    behind: "from './user.ts';\n",
    sound: [
      taking('approve', 'pending'),
      taking('approve', 'rejected'),
      taking('reject', 'pending'),
      taking('reopen', 'rejected'),
      taking('revoke', 'approved'),
    ],
    flawed: [
      taking('approve', 'approved'),
      taking('reject', 'approved'),
      taking('reopen', 'pending'),
      taking('revoke', 'pending'),
      // Only an undo withdraws an approval.
      taking('withdraw', 'approved'),
    ],
  },
  {
    file: 'domain/shared/clock.ts',
    behind: 'export interface Clock {\n',
    sound: ["sorted: ReturnType<string[]['toSorted']>;"],
    flawed: FOREIGN.map((name) => `${name}: typeof ${name};`),
  },
  {
    file: 'domain/shared/product-error.ts',
    behind: 'type InputError =\n',
    // The complaint is about the table of meanings, which lacks it.
    sound: ["| { readonly code: 'planted-code' }"],
    flawed: [],
  },
  {
    file: 'domain/rides/model/errors/ride-error.ts',
    behind: 'export type StepRefusal =\n',
    sound: ["| { readonly code: 'planted-refusal' }"],
    flawed: [],
  },
] as const;

/** What the compiler complains of in the domain with all plants. */
async function complaintsOfPlanted(): Promise<string> {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/planted-'));
  mkdirSync(join(folder, '.cache'));
  cpSync('domain', join(folder, 'domain'), { recursive: true });
  cpSync('tsconfig.base.json', join(folder, 'tsconfig.base.json'));
  for (const { file, behind, sound, flawed } of PLANTS) {
    const planted = [behind.trimEnd(), ...sound, ...flawed, ''].join('\n');
    writeFileSync(join(folder, file), readFileSync(file, 'utf8').replace(behind, planted));
  }
  const complaints = await new Promise<string>((settle) => {
    execFile(resolve('node_modules/.bin/tsc'), ['-p', 'domain'], { cwd: folder }, (_, stdout) => {
      settle(stdout);
    });
  });
  rmSync(folder, { recursive: true });
  return complaints;
}

describe('a fact that is stated by halves', async () => {
  const said = await complaintsOfPlanted();
  const complaints = new Set(said.match(/^domain\/[^(]+\(\d+/gm));

  test.each(PLANTS)(
    'a half-stated fact in $file does not compile, and the message names its line',
    ({ file, ...plant }) => {
      const source = readFileSync(file, 'utf8');
      const first = source.slice(0, source.indexOf(plant.behind)).split('\n').length + 1;
      const complained = [...plant.sound, ...plant.flawed].filter((_, index) =>
        complaints.has(`${file}(${first + index}`),
      );
      expect(complained).toEqual(plant.flawed);
    },
  );

  test.each([
    ['domain/shared/error-meaning.ts', 'planted-code'],
    ['domain/rides/model/errors/ride-error-field.ts', 'planted-refusal'],
  ])('an error code that %s does not explain does not compile, and the message names it', (file, code) => {
    const complaint = said.split('\n').find((line) => line.includes(`'"${code}"' is missing`));
    expect(complaint).toMatch(new RegExp(`^${file}`));
  });

  test('the compiler knows neither browser nor Node in the domain', () => {
    const unknown = [...said.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name);
    expect(unknown).toEqual(FOREIGN);
  });
});
