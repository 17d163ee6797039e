import type { Answer, ProjectReader } from './project-reader.ts';

/** What this build needs of a project. A member is `null` if the build does not use it or lacks it here. */
export interface Build {
  /** The text of firestore.rules. */
  readonly rules: string;
  /** Parsed firestore.indexes.json. */
  readonly indexes: unknown;
  /** `VITE_PUSH_KEY`. */
  readonly pushKey: string | null;
  /** `VITE_MAIL_FROM`. */
  readonly mailFrom: string | null;
  /** Whether `VITE_FIREBASE_APP_CHECK_KEY` is set. */
  readonly hasAppCheck: boolean;
  /** The functions that the last `npm run deploy` built into `functions/dist`. */
  readonly functions: BuiltFunctions | null;
}

export const hasFunctions = ({ pushKey, mailFrom }: Build) => pushKey !== null || mailFrom !== null;

export interface BuiltFunctions {
  readonly names: readonly string[];
  /** The label `build` that each function gets when it is deployed. */
  readonly version: string;
}

export type Verdict =
  | { readonly state: 'right'; readonly said: string }
  /** `toDo` tells the operator what to do. */
  | { readonly state: 'missing' | 'forbidden' | 'unknown'; readonly toDo: string };

export interface Finding {
  readonly name: string;
  readonly verdict: Verdict;
}

export type Check = (reader: ProjectReader, build: Build) => Promise<Finding>;

interface CheckParts<T> {
  readonly name: string;
  read(reader: ProjectReader, build: Build): Promise<Answer<T>>;
  judge(found: T, build: Build, project: string): Verdict;
  /** `toDo` if the project does not have this part. */
  readonly absent: string;
  /** The role that is needed to read this part. */
  readonly role: string;
}

export const right = (said: string): Verdict => ({ state: 'right', said });
export const missing = (toDo: string): Verdict => ({ state: 'missing', toDo });

/** Two reads as one. If a read gives no value, the result is its answer. */
export async function both<A, B>(
  one: Promise<Answer<A>>,
  other: Promise<Answer<B>>,
): Promise<Answer<[A, B]>> {
  const [a, b] = await Promise.all([one, other]);
  if (a.state !== 'read') return a;
  return b.state === 'read' ? { state: 'read', value: [a.value, b.value] } : b;
}

/** One line of the doctor: what it reads, and how it judges the answer. */
export function check<T>({ name, read, judge, absent, role }: CheckParts<T>): Check {
  return async (reader, build) => {
    const answer = await read(reader, build);
    switch (answer.state) {
      case 'read':
        return { name, verdict: judge(answer.value, build, reader.project) };
      case 'missing':
        return { name, verdict: missing(absent) };
      case 'forbidden':
        return {
          name,
          verdict: { state: 'forbidden', toDo: `Give this login the role ${role} (${answer.why}).` },
        };
      case 'unknown':
        return { name, verdict: { state: 'unknown', toDo: `Ask again in a while (${answer.why}).` } };
    }
  };
}
