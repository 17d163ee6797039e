import type { Result } from '../../shared/result.ts';
import type { FirmList } from '../model/firm/firm-list.ts';
import type { PaperHolder, PaperKinds } from '../model/firm/paper-kinds.ts';
import type { Papers } from '../model/firm/papers.ts';
import type { RideSettings } from '../model/firm/settings.ts';
import type { Vehicle } from '../model/firm/vehicle.ts';
import type { SearchFigure } from '../model/ride/search-figure.ts';

/** The firm's cars and settings, for approved people. Fails as a `RideRepository` does. */
export interface FleetRepository {
  /** Up to `MOST_OF_FIRM` vehicles, including withdrawn ones. */
  vehicles(): Promise<Result<FirmList<Vehicle>>>;
  /** The car in service with the most seats; `null` if there is none, or its document is damaged. */
  largest(): Promise<Result<Vehicle | null>>;
  vehicle(id: string): Promise<Result<Vehicle | null>>;
  /** `null` if the settings are missing or damaged. */
  settings(): Promise<Result<RideSettings | null>>;
  /** How long recent searches took; `null` if no sound figure is stored. */
  searches(): Promise<Result<SearchFigure | null>>;
  /** The kinds of papers, for drivers and administrators. Also fails with `unexpected` if the document is damaged. */
  paperKinds(): Promise<Result<PaperKinds>>;
  /** The papers of a driver (for that driver and administrators) or of a car (for drivers and administrators). */
  papers(of: PaperHolder, id: string): Promise<Result<Papers>>;
  /** The papers of up to `MOST_OF_FIRM` cars (for drivers and administrators) or drivers (for administrators). */
  allPapers(of: PaperHolder): Promise<Result<ReadonlyMap<string, Papers>>>;
}
