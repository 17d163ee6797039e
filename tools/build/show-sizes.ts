import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * `npm run size`: the sizes of the last build, and the contents of each script as a tree whose bars are shares.
 *
 *     npm run size [-- <outDir> [chunk]]
 */
const [outDir = 'dist', wanted = 'core|product|router'] = process.argv.slice(2);

const Sizes = z.object({
  files: z.array(z.object({ name: z.string(), js: z.number(), css: z.number() })),
  modules: z.record(z.string(), z.record(z.string(), z.number())),
});

function read(): z.infer<typeof Sizes> {
  try {
    return Sizes.parse(JSON.parse(readFileSync(`${outDir}.sizes.json`, 'utf8')));
  } catch {
    console.error(
      `There are no sizes of ${outDir}: run npm run build first, or name the folder of another build.`,
    );
    process.exit(1);
  }
}

/** A package, or one of our folders. */
function roomOf(id: string): string {
  const inPackage = id.split('node_modules/').at(-1) ?? id;
  const parts = inPackage.replace(`${process.cwd()}/`, '').split('/');
  return id.includes('node_modules/') && !inPackage.startsWith('@')
    ? (parts[0] ?? id)
    : parts.slice(0, 2).join('/');
}

const { files, modules } = read();
console.log(`${'gzip, KB'.padEnd(52)}     JS    CSS`);
for (const { name, js, css } of files) {
  console.log(
    `${name.padEnd(52)} ${(js / 1000).toFixed(1).padStart(6)} ${(css / 1000).toFixed(1).padStart(6)}`,
  );
}
for (const [file, lengths] of Object.entries(modules)) {
  if (!new RegExp(wanted).test(file)) continue;
  const rooms = new Map<string, number>();
  for (const [id, length] of Object.entries(lengths))
    rooms.set(roomOf(id), (rooms.get(roomOf(id)) ?? 0) + length);
  const total = [...rooms.values()].reduce((sum, length) => sum + length, 0);
  console.log(`\n${file}, shares before minification`);
  for (const [room, length] of [...rooms].toSorted(([, a], [, b]) => b - a).slice(0, 14)) {
    const share = length / total;
    console.log(
      `${room.padEnd(36)} ${(share * 100).toFixed(1).padStart(5)} % ${'█'.repeat(Math.round(share * 50))}`,
    );
  }
}
