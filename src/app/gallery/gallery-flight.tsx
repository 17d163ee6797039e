import { useState } from 'react';
import { DenseList } from '#ui/data/dense-list.tsx';
import type { DenseAction, DenseColumn } from '#ui/data/dense-row.tsx';
import { RowFlight } from '#ui/data/row-flight.tsx';
import { Section } from '#ui/page/section.tsx';

const LISTS = ['Free', 'On a ride'] as const;
type List = (typeof LISTS)[number];

const NAMES = ['Deniz', 'Dora', 'Dunja'];
const COLUMNS: readonly DenseColumn<string>[] = [{ key: 'name', header: 'Driver', cell: (name) => name }];
const MOVE: readonly DenseAction<string>[] = [
  { key: 'm', label: 'Move', icon: 'arrow-right', offered: () => true },
];
const TEMPLATE = '@min-[40rem]:grid-cols-[minmax(0,1fr)_7rem]';

/** Two lists whose rows move from one to the other. */
export function GalleryFlight() {
  const [listOf, setListOf] = useState<ReadonlyMap<string, List>>(
    () => new Map(NAMES.map((name) => [name, 'Free'])),
  );
  const [act] = useState(
    () => (_action: unknown, name: string) =>
      setListOf((all) => new Map(all).set(name, all.get(name) === 'Free' ? 'On a ride' : 'Free')),
  );
  return (
    <Section heading="Rows that go to another list">
      <RowFlight listOf={listOf} className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
        {LISTS.map((list) => (
          <DenseList
            key={list}
            label={list}
            items={NAMES.filter((name) => listOf.get(name) === list)}
            keyOf={(name) => name}
            template={TEMPLATE}
            columns={COLUMNS}
            actions={MOVE}
            act={act}
            isOwnDoing={() => true}
          />
        ))}
      </RowFlight>
    </Section>
  );
}
