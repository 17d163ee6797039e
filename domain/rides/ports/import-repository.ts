import type { Result } from '../../shared/result.ts';
import type { ImportPart, ImportRun } from '../model/import/import-run.ts';

/** The recent imports of files, for administrators. Fails as a `RideRepository` does. */
export interface ImportRepository {
  /** Up to `MOST_IMPORTS` imports, the last one first, including undone ones. Damaged ones are left out. */
  list(): Promise<Result<readonly ImportRun[]>>;
  /** A part of an import by its number; `null` if the part was not imported, or its document is damaged. */
  part(run: string, part: number): Promise<Result<ImportPart | null>>;
}
