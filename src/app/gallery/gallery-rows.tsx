import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { DenseList } from '#ui/data/dense-list.tsx';
import type { DenseAction, DenseColumn } from '#ui/data/dense-row.tsx';
import type { ColourMeaning } from '#ui/data/colour-meaning.ts';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { Section } from '#ui/page/section.tsx';

interface Sample {
  readonly id: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
  readonly state: keyof typeof STATES;
}

const STATES = { Waiting: 'attention', Assigned: 'under-way', Arrived: 'neutral' } satisfies Record<
  string,
  ColourMeaning
>;
const NEXT = { Waiting: 'Assigned', Assigned: 'Arrived', Arrived: 'Waiting' } as const;
const FIRST = ['Anna', 'Ben', 'Clara', 'Dilan', 'Emre', 'Frida', 'Goran', 'Hanna', 'Ines', 'Jonas'];
const LAST = ['Rider', 'Passenger', 'Fuhrmann', 'Weber', 'Yilmaz'];
const PLACES = [
  'Airport',
  'Central Station',
  'City Hospital, entrance at Lime Walk',
  'Harbour',
  'Old Town 4',
];

const pick = <T,>(from: readonly T[], index: number, otherwise: T): T =>
  from[index % from.length] ?? otherwise;

function sampleOf(number: number): Sample {
  return {
    id: `sample-${number}`,
    name: `${pick(FIRST, number, '')} ${pick(LAST, Math.floor(number / FIRST.length), '')} ${number + 1}`,
    from: pick(PLACES, number, ''),
    to: pick(PLACES, number * 3 + 1, ''),
    minutes: number % 45,
    state: number % 3 === 0 ? 'Waiting' : 'Assigned',
  };
}

const COLUMNS: readonly DenseColumn<Sample>[] = [
  { key: 'name', header: 'Passenger', cell: ({ name }) => name },
  { key: 'from', header: 'From', cell: ({ from }) => from },
  { key: 'to', header: 'To', cell: ({ to }) => to },
  { key: 'wait', header: 'Waits', cell: ({ minutes }) => `${minutes} min`, atEnd: true },
  {
    key: 'state',
    header: 'State',
    onFirstLine: true,
    cell: ({ state }) => <Badge means={STATES[state]}>{state}</Badge>,
  },
];
const ACTIONS: readonly DenseAction<Sample>[] = [
  { key: 'a', label: 'Assign', icon: 'user', offered: ({ state }) => state === 'Waiting' },
  { key: 'c', label: 'Call', icon: 'phone', offered: ({ state }) => state !== 'Waiting' },
  { key: 'x', label: 'Cancel ride', icon: 'close', offered: () => true },
];
const TEMPLATE = '@min-[40rem]:grid-cols-[11rem_minmax(6rem,1fr)_minmax(6rem,1fr)_4rem_5.5rem_13rem]';
const TICK_MS = 100;

/** Imitates a change by another person. Of 50 ticks, one removes a row, one adds a row, and 48 change a row's texts. */
function changed(all: readonly Sample[], tick: number): readonly Sample[] {
  const at = (tick * 37) % all.length;
  if (tick % 50 === 25) return all.filter((_, index) => index !== at);
  if (tick % 50 === 49) return [...all, sampleOf(all.length + tick)];
  return all.map((sample, index) =>
    index === at ? { ...sample, minutes: sample.minutes + 1, state: NEXT[sample.state] } : sample,
  );
}

/** A dense list that begins with 200 rows. Its button makes it change ten times a second. */
export function GalleryRows() {
  const [samples, setSamples] = useState(() => Array.from({ length: 200 }, (_, number) => sampleOf(number)));
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [own, setOwn] = useState<string | null>(null);
  const tick = useRef(0);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setInterval(() => {
      tick.current += 1;
      const now = tick.current;
      setSamples((all) => [...changed(all, now)]);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [busy]);
  const area = useRef<HTMLDivElement>(null);
  useRowFocus(area);
  const [act] = useState(() => ({ key, label }: DenseAction<Sample>, { id, name }: Sample) => {
    setSaid(`${label}: ${name}`);
    if (key === 'a') {
      setSamples((all) => all.map((each) => (each.id === id ? { ...each, state: 'Assigned' } : each)));
    }
    if (key !== 'x') return;
    setOwn(id);
    setSamples((all) => all.filter((each) => each.id !== id));
  });
  return (
    <Section
      heading="Dense rows"
      aside={
        <Button tone="secondary" size="small" aria-pressed={busy} onClick={() => setBusy(!busy)}>
          Ten changes a second
        </Button>
      }
    >
      <output className="min-h-6 text-sm text-ink-soft">{said}</output>
      <div ref={area} className="grid grid-cols-1 gap-6">
        <DenseList
          label="Rides"
          items={samples}
          keyOf={({ id }) => id}
          template={TEMPLATE}
          columns={COLUMNS}
          actions={ACTIONS}
          act={act}
          isOwnDoing={({ id }) => id === own}
        />
      </div>
    </Section>
  );
}
