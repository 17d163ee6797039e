import type { StoredProfile } from '#domain/accounts/model/stored-profile.ts';
import type { RawDocument } from './raw-document.ts';

type Field = Exclude<keyof StoredProfile, 'malformed'>;

const isText = (value: unknown) => typeof value === 'string';
const isDate = (value: unknown) => value instanceof Date;

const FORMS: Readonly<Record<Field, (value: unknown) => boolean>> = {
  uid: isText,
  email: isText,
  role: isText,
  name: isText,
  nameKey: isText,
  status: isText,
  createdAt: isText,
  registeredAt: isDate,
  reviewCount: Number.isInteger,
  rejectionReason: isText,
  reviewedBy: isText,
  reviewedByName: isText,
  reviewedAt: isDate,
};

/** Reads a document of any shape: the fields of the right type, and the names of the others. */
export function readProfile(document: RawDocument): StoredProfile {
  const sound: Record<string, unknown> = {};
  const malformed: string[] = [];
  for (const [field, hasForm] of Object.entries(FORMS)) {
    const value = document[field];
    if (value === undefined) continue;
    if (hasForm(value)) sound[field] = value;
    else malformed.push(field);
  }
  return { ...sound, malformed };
}
