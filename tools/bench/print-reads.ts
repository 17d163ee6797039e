import { SortedIndex } from 'builtin-firestore/store';

interface Growth {
  /** What there is ever more of. */
  readonly of: string;
  readonly amounts: readonly number[];
  /** Adds what is missing from one amount to the next. */
  readonly add: (from: number, to: number) => void;
  /** What is asked at an amount. */
  readonly questionsAt: (amount: number) => Promise<Readonly<Record<string, () => Promise<unknown>>>>;
  /** How many reads have been billed so far. */
  readonly reads: () => number;
}

/** How many index entries the queries of this process have looked at. */
let entries = 0;
const slice = SortedIndex.prototype.slice;
SortedIndex.prototype.slice = function* (from, to) {
  for (const document of slice.call(this, from, to)) {
    entries += 1;
    yield document;
  }
};

/**
 * Prints what each question costs at each amount: billed reads with the look-ups of the rules among them, and the index
 * entries that were looked at, which shows that no query passes over documents that it does not return.
 */
export async function printReads({ of, amounts, add, questionsAt, reads }: Growth): Promise<void> {
  const rows = new Map<string, string[]>();
  let present = 0;
  for (const amount of amounts) {
    add(present, amount);
    present = amount;
    for (const [name, ask] of Object.entries(await questionsAt(amount))) {
      const [readsBefore, entriesBefore] = [reads(), entries];
      await ask();
      const cell = `${reads() - readsBefore}, ${entries - entriesBefore}`;
      rows.set(name, [...(rows.get(name) ?? []), cell]);
    }
  }
  console.log('Billed reads, index entries');
  for (const [name, cells] of [[of, amounts.map(String)] as const, ...rows])
    console.log([name.padEnd(38), ...cells.map((cell) => cell.padStart(14))].join(''));
}
