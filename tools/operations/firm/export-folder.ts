import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { csvLine } from '#domain/shared/csv-line.ts';
import { unfinished, writeWholeFile } from '../files/write-whole-file.ts';
import type { ExportedKind, ExportedPage } from './exported-page.ts';

/** The request of an export. An export that broke off goes on only with the same request. */
const requestSchema = z.object({
  project: z.string(),
  version: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  timeZone: z.string(),
});
export type FirmRequest = z.infer<typeof requestSchema>;

const doneSchema = z.object({
  /** How many pages are written. `next` is where the next page begins; `null` when all are written. */
  pages: z.int(),
  next: z.object({ id: z.string(), time: z.string().optional() }).nullable(),
  records: z.int(),
  lines: z.int(),
});
export type Done = z.infer<typeof doneSchema>;

const stateSchema = z.object({
  request: requestSchema,
  startedAt: z.string(),
  kinds: z.record(z.string(), doneSchema),
});
/** The progress of an export, which is written after each page. */
export type ExportState = z.infer<typeof stateSchema>;

export interface WrittenFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

const MANIFEST = 'manifest.json';
const PAGES = 'pages.unfinished';
/** Marks the file as UTF-8 for Excel. */
const BYTE_ORDER_MARK = '\uFEFF';
const PAGE_DIGITS = 6;

const inLines = (values: readonly object[]) => values.map((value) => JSON.stringify(value)).join(',\n');

/** The folder of an export. During the export it has pages and the state, at the end the files and their manifest. */
export class ExportFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get isComplete(): boolean {
    return existsSync(join(this.#folder, MANIFEST));
  }

  get #pages(): string {
    return join(this.#folder, PAGES);
  }

  #page(kind: string, page: number, ending: string): string {
    return join(this.#pages, `${kind}-${String(page).padStart(PAGE_DIGITS, '0')}.${ending}`);
  }

  /** The stored state; `null` if no export has begun. Throws if the file has no such state. */
  async state(): Promise<ExportState | null> {
    const path = join(this.#pages, 'state.json');
    if (!existsSync(path)) return null;
    return stateSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  }

  async store(state: ExportState): Promise<void> {
    await writeWholeFile(join(this.#pages, 'state.json'), JSON.stringify(state));
  }

  /** Writes a page. If a run ended before it stored the state, the next run writes the same page again. */
  async storePage({ name }: ExportedKind, page: number, { lines, records }: ExportedPage): Promise<void> {
    await mkdir(this.#pages, { recursive: true });
    await writeWholeFile(this.#page(name, page, 'csv'), lines.map((cells) => csvLine(cells)).join(''));
    await writeWholeFile(this.#page(name, page, 'json'), inLines(records));
  }

  /** Joins the pages of a kind into its CSV file and its JSON file. */
  async join({ name, header }: ExportedKind, { pages }: Done): Promise<readonly WrittenFile[]> {
    return [
      await this.#joined(name, 'csv', pages, {
        begin: BYTE_ORDER_MARK + csvLine(header),
        between: '',
        end: '',
      }),
      await this.#joined(name, 'json', pages, { begin: '[\n', between: ',\n', end: '\n]\n' }),
    ];
  }

  async #joined(
    kind: string,
    ending: string,
    pages: number,
    { begin, between, end }: Readonly<Record<'begin' | 'between' | 'end', string>>,
  ): Promise<WrittenFile> {
    const name = `${kind}.${ending}`;
    const path = join(this.#folder, name);
    const hash = createHash('sha256');
    let bytes = 0;
    const file = await open(unfinished(path), 'w', 0o600);
    try {
      const add = async (text: string) => {
        hash.update(text);
        bytes += Buffer.byteLength(text);
        await file.appendFile(text);
      };
      await add(begin);
      let isFirst = true;
      for (let page = 0; page < pages; page += 1) {
        // oxlint-disable-next-line no-await-in-loop -- a file is written in its order
        const text = await readFile(this.#page(kind, page, ending), 'utf8');
        // oxlint-disable-next-line no-await-in-loop
        if (text !== '') await add(isFirst ? text : between + text);
        isFirst &&= text === '';
      }
      await add(end);
    } finally {
      await file.close();
    }
    await rename(unfinished(path), path);
    return { name, bytes, sha256: hash.digest('hex') };
  }

  /** Writes the manifest last, so a folder with a manifest is complete. Removes the pages. */
  async finish(manifest: object): Promise<void> {
    await writeWholeFile(join(this.#folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await rm(this.#pages, { recursive: true });
  }
}
