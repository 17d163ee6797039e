import { readdirSync } from 'node:fs';
import { powerCases } from '../scenario/power-cases.ts';
import type { Case } from '../scenario/request.ts';

/** The cases of every `*-cases.ts` below a folder: its exports whose names end in `_CASES`. */
async function casesIn(folder: string): Promise<readonly Case[]> {
  const { pathname } = new URL(folder, import.meta.url);
  const files = readdirSync(pathname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-cases.ts'),
  );
  const modules: readonly Record<`${string}_CASES`, readonly Case[]>[] = await Promise.all(
    files.toSorted().map((file) => import(/* @vite-ignore */ `${pathname}/${file}`)),
  );
  return modules.flatMap((exported) =>
    Object.entries(exported).flatMap(([name, cases]) => (name.endsWith('_CASES') ? cases : [])),
  );
}

/** Every case of accounts (docs/security.md). */
export const ACCOUNT_CASES = await casesIn('accounts');

/** Every case of rides (rides 3 and 4), and of the books. */
export const RIDE_CASES = [...(await casesIn('rides')), ...(await casesIn('books'))];

/** All cases for the tests in process, where time stands still. Some hold only for one second. */
export const ALL_CASES = [
  ...ACCOUNT_CASES,
  ...RIDE_CASES,
  ...(await casesIn('in-process')),
  ...powerCases('accounts', ACCOUNT_CASES),
  ...powerCases('desk', RIDE_CASES),
];
