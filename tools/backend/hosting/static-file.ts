import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { matchesGlob, type HostingConfig } from './hosting-config.ts';

/** A file as it is sent. */
export interface StaticFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  /** The path whose headers apply: that of the request, not of the file behind a rewrite. */
  readonly path: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export function isCompressible(type: string): boolean {
  return /^text\/|json|svg/.test(type);
}

/** Compresses once per content and encoding: the file's hash is the key. */
export function createCompressor() {
  const done = new Map<string, Buffer>();
  return (file: StaticFile, encoding: 'br' | 'gzip'): Buffer => {
    const key = `${encoding}:${file.etag}`;
    const known = done.get(key);
    if (known !== undefined) return known;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    const packed = encoding === 'br' ? brotliCompressSync(file.body, quality) : gzipSync(file.body);
    done.set(key, packed);
    return packed;
  };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

function candidatesOf(config: HostingConfig, path: string): string[] {
  const direct = path.endsWith('/') ? [`${path}index.html`] : [path];
  const clean = config.cleanUrls && !path.endsWith('/') ? [`${path}.html`] : [];
  const rewritten = config.rewrites.find(({ source }) => matchesGlob(source, path));
  return [...direct, ...clean, ...(rewritten === undefined ? [] : [rewritten.destination])];
}

/** Finds what a path serves: the file itself, the page of that name, or the target of a rewrite. */
export async function findStaticFile(config: HostingConfig, path: string): Promise<StaticFile | null> {
  const root = resolve(config.public);
  for (const candidate of candidatesOf(config, path)) {
    const file = resolve(join(root, candidate));
    if (!file.startsWith(root + sep) || !(await isFile(file))) continue;
    const body = await readFile(file);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return { body, etag, path, type: TYPES[extname(file)] ?? 'application/octet-stream' };
  }
  return null;
}
