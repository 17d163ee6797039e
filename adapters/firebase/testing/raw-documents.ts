import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { RawDocument, RawDocuments } from '#adapters/contracts/stage/world-under-test.builder.ts';
import { askAsOwner, emulatorHosts, FIRESTORE_PROJECT } from './emulator-hosts.ts';

const ROOT = `projects/${FIRESTORE_PROJECT}/databases/(default)/documents`;
const api = () => `http://${emulatorHosts().firestore}/v1/${ROOT}`;

const Fields = z.record(z.string(), z.record(z.string(), z.unknown()));
const Found = z.tuple([z.object({ found: z.object({ fields: Fields.default({}) }).optional() })]);
const Elements = z.object({ values: z.array(z.record(z.string(), z.unknown())).default([]) });
const Members = z.object({ fields: Fields.default({}) });

function encodeFields(document: object): Record<string, object> {
  return Object.fromEntries(Object.entries(document).map(([field, value]) => [field, encode(value)]));
}

function encode(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } };
  throw new Error(`not a document's value: ${String(value)}`);
}

function decodeFields(fields: z.infer<typeof Fields>): RawDocument {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, decode(value)]));
}

function decode(value: Record<string, unknown>): unknown {
  const [[kind, encoded] = []] = Object.entries(value);
  switch (kind) {
    case 'integerValue':
    case 'doubleValue':
      return Number(encoded);
    case 'timestampValue':
      return new Date(String(encoded));
    case 'arrayValue':
      return Elements.parse(encoded).values.map(decode);
    case 'mapValue':
      return decodeFields(Members.parse(encoded).fields);
    default:
      return encoded;
  }
}

async function write(documents: Readonly<Record<string, RawDocument>>): Promise<void> {
  const writes = Object.entries(documents).map(([path, document]) => ({
    update: { name: `${ROOT}/${path}`, fields: encodeFields(document) },
  }));
  await askAsOwner(`${api()}:commit`, { writes });
}

export async function loadRules(project: string, content: string): Promise<void> {
  const url = `http://${emulatorHosts().firestore}/emulator/v1/projects/${project}:securityRules`;
  await askAsOwner(url, { rules: { files: [{ name: 'firestore.rules', content }] } }, 'PUT');
}

/** Loads the product's rules for this test file's database. */
export async function loadDatabaseRules(): Promise<void> {
  await loadRules(FIRESTORE_PROJECT, readFileSync('firestore.rules', 'utf8'));
}

/** Access to the document store over its REST protocol, with the administrator's token, which bypasses the rules. */
export const rawDocuments: RawDocuments = {
  write,
  async read(path) {
    const answer = await askAsOwner(`${api()}:batchGet`, { documents: [`${ROOT}/${path}`] });
    const [{ found }] = Found.parse(answer);
    return found === undefined ? null : decodeFields(found.fields);
  },
  async recordRelease(email, at) {
    const id = createHash('sha256').update(email).digest('hex');
    await write({ [`tombstones/${id}`]: { releasedAt: at, uid: 'released' } });
  },
};
