import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const STEP = "from: ['approved'], to: null, reason: 'none', by: 'system_admin'";
const taking = (step: string, status: string) =>
  `export const ${step}_${status} = (user: Extract<User, { status: '${status}' }>, by: LastReview) => take('${step}', user, by);`;

/** Lines that are planted behind one line of a file: those that say everything, then those that do not. */
const PLANTS = [
  {
    file: 'domain/accounts/model/profile-fields.ts',
    behind: 'export const PROFILE_FIELDS = {\n',
    sound: ["phone: 'text',"],
    flawed: ['fax: undefined,', "pager: 'number',"],
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
] as const;

/** What the compiler complains of in the domain with all plants, as `file(line`. */
async function complaintsOfPlanted(): Promise<readonly string[]> {
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
  return complaints.match(/^domain\/[^(]+\(\d+/gm) ?? [];
}

describe('a fact that is stated by halves', async () => {
  const complaints = new Set(await complaintsOfPlanted());

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
});
