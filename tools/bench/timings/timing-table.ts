import type { Link } from './links.ts';
import type { Timings } from './page-probe.ts';

const LIMIT = 'bare HTML form';
const PEER = 'slim Firebase';

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] = sorted.slice(middle - (1 - (sorted.length % 2)), middle + 1);
  return (low + high) / 2;
}

function milliseconds(value: number): string {
  return value.toFixed(0).padStart(6);
}

/**
 * A table of medians. The first paint is compared with the bare form, the first key with slim Firebase. `worst` is the
 * longest wait of all rounds, and `lost` the sum of the lost keys.
 */
export function timingTable(link: Link, measured: ReadonlyMap<string, readonly Timings[]>): string {
  const all = (name: string, key: keyof Timings) => (measured.get(name) ?? []).map((one) => one[key]);
  const of = (name: string, key: keyof Timings) => median(all(name, key));
  const rows = [...measured.keys()].map((name) => {
    const paint = of(name, 'paint');
    const key = of(name, 'key');
    return [
      name.padEnd(18),
      milliseconds(paint),
      `${(paint / of(LIMIT, 'paint')).toFixed(2)}×`.padStart(7),
      milliseconds(of(name, 'form')),
      milliseconds(key),
      `${(key / of(PEER, 'key')).toFixed(2)}×`.padStart(7),
      milliseconds(of(name, 'wait')),
      milliseconds(Math.max(...all(name, 'wait'))),
      milliseconds(all(name, 'lost').reduce((sum, lost) => sum + lost, 0)),
      milliseconds(of(name, 'blocking')),
      of(name, 'shift').toFixed(3).padStart(7),
    ].join('  ');
  });
  const rounds = measured.get(LIMIT)?.length ?? 0;
  const about = `${link.latency} ms per request, ${((link.download * 8) / 1e6).toFixed(2)} Mbit/s`;
  return [
    `\nLink ${link.name} (${about}), processor 4× slower, medians of ${rounds} rounds, ms`,
    `${'page'.padEnd(18)}   paint  ÷ bare    form     key  ÷ peer    wait   worst    lost   block    shift`,
    ...rows,
  ].join('\n');
}
