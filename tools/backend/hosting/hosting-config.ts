import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Hosting = z.object({
  public: z.string(),
  cleanUrls: z.boolean().default(false),
  rewrites: z.array(z.object({ source: z.string(), destination: z.string() })).default([]),
  headers: z
    .array(
      z.object({
        source: z.string(),
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    )
    .default([]),
});

/** The part of `firebase.json`'s `hosting` that this product uses. */
export type HostingConfig = z.infer<typeof Hosting>;

/** Reads the configuration that is deployed, so that the same is served here. */
export function readHostingConfig(file = 'firebase.json'): HostingConfig {
  return z.object({ hosting: Hosting }).parse(JSON.parse(readFileSync(file, 'utf8'))).hosting;
}

/**
 * A hosting glob as a regular expression: `**` matches any path, `*` anything within a segment, and a leading `!` every
 * other path. Nothing else is used here.
 */
export function matchesGlob(glob: string, path: string): boolean {
  if (glob.startsWith('!')) return !matchesGlob(glob.slice(1), path);
  const pattern = glob
    .split(/(\*\*\/|\*\*|\*)/)
    .map((part) => {
      if (part === '**/') return '(?:.*/)?';
      if (part === '**') return '.*';
      return part === '*' ? '[^/]*' : part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
    })
    .join('');
  return new RegExp(`^${pattern}$`).test(path);
}

/** The headers of every rule that matches; a later rule wins, as on Firebase Hosting. */
export function headersFor({ headers }: HostingConfig, path: string): Record<string, string> {
  const matching = headers.filter(({ source }) => matchesGlob(source, path));
  return Object.fromEntries(matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])));
}
