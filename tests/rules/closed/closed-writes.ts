import { ALL_CASES } from '../cases/all-cases.ts';
import { isList, isMap, type Data, type Datum } from '../scenario/datum.ts';
import { commit, writesOf, type Case, type Request, type Write } from '../scenario/request.ts';
import { oneMore } from '../scenario/unknown.ts';

/** Fields whose texts are from a list. The texts of `claim` are the names of slots, which are keys elsewhere. */
const LISTED = ['claim', 'did', 'duty', 'gate', 'kind', 'role', 'state', 'status', 'why'];

/** Lists whose content the rules check. */
const LISTS = ['declined', 'needs', 'places', 'trips'];

const MORE = oneMore([]);

/** A changed value, and what is wrong with it. */
type Wrong<T> = readonly [what: string, changed: T];

const withinMap = (data: Data, wrong: (datum: Datum) => readonly Wrong<Datum>[]) =>
  Object.entries(data).flatMap(([field, part]) =>
    wrong(part).map(([what, changed]): Wrong<Data> => [`${field}: ${what}`, { ...data, [field]: changed }]),
  );

/** The value with one more key or listed text, at each place where one is possible. */
function longer(datum: Datum): readonly Wrong<Datum>[] {
  if (isList(datum)) {
    return datum.flatMap((item, index) =>
      longer(item).map(([what, changed]): Wrong<Datum> => [`${index}: ${what}`, datum.with(index, changed)]),
    );
  }
  return isMap(datum) ? longerMap(datum) : [];
}

function longerMap(data: Data): readonly Wrong<Data>[] {
  const lists = LISTS.flatMap((field): Wrong<Data>[] => {
    const known = data[field] ?? null;
    return isList(known) ? [[`${field} and one more`, { ...data, [field]: [...known, MORE] }]] : [];
  });
  return [['a key more', { ...data, [MORE]: true }], ...lists, ...withinMap(data, longer)];
}

function textsIn(datum: Datum): readonly string[] {
  if (isList(datum)) return datum.flatMap(textsIn);
  if (!isMap(datum)) return [];
  const own = LISTED.flatMap((field) => datum[field] ?? []).filter((value) => typeof value === 'string');
  return [...own, ...Object.values(datum).flatMap(textsIn)];
}

const dataOf = (write: Write): Data => (write.kind === 'delete' ? {} : write.data);
const KNOWN = new Set(
  ALL_CASES.flatMap(({ permitted }) => writesOf(permitted).flatMap((write) => textsIn(dataOf(write)))),
);

/** A text derived from the given one. No permitted request has it in a field of `LISTED`. */
function unknownAfter(text: string): string {
  const next = oneMore([text]);
  return KNOWN.has(next) ? unknownAfter(next) : next;
}

/** The value with one text replaced by another, in all values and keys. */
function renamed(datum: Datum, from: string, to: string): Datum {
  if (datum === from) return to;
  if (isList(datum)) return datum.map((item) => renamed(item, from, to));
  return isMap(datum) ? renamedMap(datum, from, to) : datum;
}

const renamedMap = (data: Data, from: string, to: string): Data =>
  Object.fromEntries(
    Object.entries(data).map(([field, datum]) => [field === from ? to : field, renamed(datum, from, to)]),
  );

const withData = (write: Write, changed: (data: Data) => Data): Write =>
  write.kind === 'delete' ? write : { ...write, data: changed(write.data) };

/** A case's permitted request, with one more key or text at each place where one is possible. */
export function closedWrites({ permitted }: Case): readonly Wrong<Request>[] {
  const writes = writesOf(permitted);
  const asking = (what: string, changed: readonly Write[]): Wrong<Request> => [
    what,
    { ...permitted, does: commit(...changed) },
  ];
  const more = writes.flatMap((write, index) =>
    (write.kind === 'delete' ? [] : longerMap(write.data)).map(([what, data]) =>
      asking(
        `${write.path}: ${what}`,
        writes.with(
          index,
          withData(write, () => data),
        ),
      ),
    ),
  );
  const texts = new Set(writes.flatMap((write) => textsIn(dataOf(write))));
  const others = [...texts].flatMap((text) => {
    const other = unknownAfter(text);
    const renamedIn = (chosen: readonly Write[]) =>
      asking(
        `${other} for ${text} in ${chosen.map(({ path }) => path).join()}`,
        writes.map((write) =>
          chosen.includes(write) ? withData(write, (data) => renamedMap(data, text, other)) : write,
        ),
      );
    const having = writes.filter((write) => textsIn(dataOf(write)).includes(text));
    // The text is replaced in all documents, so that they agree, and in each document alone.
    return [renamedIn(writes), ...having.map((write) => renamedIn([write]))];
  });
  return [...more, ...others];
}
