import { vocabularyOf } from '../mutation/vocabulary.ts';
import type { Data } from '../scenario/datum.ts';
import type { Query } from '../scenario/request.ts';
import { idOf } from '../scenario/rides/ride-documents.ts';
import { dora } from '../scenario/rides/ride-people.ts';
import { RULES_FILE } from '../scenario/rules-file.ts';

type Filter = NonNullable<Query['where']>[number];
type Page = Pick<Query, 'where' | 'orderBy'>;

const by = (...filter: Filter): Page => ({ where: [filter] });

/** The largest page of each collection, and the filters by which it may be listed. Filters by a uid are not here. */
const PAGES: Readonly<Record<string, readonly [limit: number, ...pages: Page[]]>> = {
  rides: [100, by('state', '==', 'requested'), by('open', '==', true)],
  riders: [30, by('phoneKey', '==', '307'), by('phoneEnd', '==', '307')],
  imports: [20],
  users: [100, by('status', '==', 'approved')],
  mail: [100, by('state', '==', 'failed')],
  removedCustomers: [30],
  takings: [
    500,
    {
      where: [
        ['kind', '==', 'driver'],
        ['of', '==', dora.sub],
      ],
    },
  ],
  handovers: [500],
  fares: [500],
  tariffs: [300, by('name', '==', idOf('tariff'))],
  orders: [500],
  customers: [
    30,
    by('phoneKey', '==', '307'),
    by('nameKey', '==', 'cora caller'),
    { ...by('finds', 'array-contains', 'cora'), orderBy: 'nameKey' },
  ],
};

const { people, groups } = vocabularyOf(RULES_FILE);

/** Every way to list documents like this one: all, by pages, or by a field that names the reader. */
export function listsOf(path: string, data: Data, uid: string): readonly Query[] {
  const collection = collectionOf(path);
  const id = collection.slice(collection.lastIndexOf('/') + 1);
  const [limit, ...pages] = PAGES[id] ?? [100];
  const named = Object.keys(data).flatMap((field): Page[] => [
    ...(people.has(field) ? [by(field, '==', uid)] : []),
    ...(groups.has(field) ? [by(field, 'array-contains', uid)] : []),
  ]);
  return [
    { collection, limit },
    ...[...named, ...pages].map((page) => ({ collection, ...page, limit })),
    ...(id === collection ? [] : [{ collection: id, group: true, limit }]),
  ];
}

/** Whether production has no index for a list that no page needs (`fieldOverrides` in firestore.indexes.json). */
export const lacksIndex = ({ collection, where = [] }: Query) =>
  collection === 'rides' && where.some(([field]) => field === 'declined');

export const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
