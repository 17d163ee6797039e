import { createProfileIndex, type ProfileIndex } from './profile-index.ts';
import type { RawDocument } from './raw-document.ts';

/** The document store without its rules. Paths are relative to the database: `users/u1/reviews/1`. */
export interface MemoryDocuments {
  read(path: string): RawDocument | null;
  /** Stores whole documents, all at once; `null` deletes. */
  commit(writes: Readonly<Record<string, RawDocument | null>>): void;
  /** The profiles under `users`, in order. */
  readonly profiles: Omit<ProfileIndex, 'replace'>;
}

const PROFILE = /^users\/([^/]+)$/;

export function createMemoryDocuments(): MemoryDocuments {
  const documents = new Map<string, RawDocument>();
  const profiles = createProfileIndex();
  return {
    profiles,
    read: (path) => documents.get(path) ?? null,
    commit(writes) {
      for (const [path, document] of Object.entries(writes)) {
        const uid = PROFILE.exec(path)?.[1];
        if (uid !== undefined) profiles.replace(uid, documents.get(path) ?? null, document);
        if (document === null) documents.delete(path);
        else documents.set(path, document);
      }
    },
  };
}
