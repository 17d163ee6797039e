import { z } from 'zod';
import { succeed } from '#domain/shared/result.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Bearer } from '../rest/bearer.ts';
import type { Fetch } from '../rest/json-call.ts';
import { parseJson } from '../rest/parse-json.ts';

/** The answer when one part of a project is read. */
export type Answer<T> =
  | { readonly state: 'read'; readonly value: T }
  /** The project does not have this part, or its service was never turned on. */
  | { readonly state: 'missing' }
  /** This login may not read the part; `why` is one line of Google's answer. */
  | { readonly state: 'forbidden'; readonly why: string }
  /** The server was not reached, refused for another reason, or answered in another form than the documented one. */
  | { readonly state: 'unknown'; readonly why: string };

/** Sends only GET requests, so a command with this reader alone cannot change a project. */
export interface ProjectReader {
  readonly project: string;
  /** Fails if there is no login at all, because then every read would fail for that reason. */
  login(): Promise<CommandResult<void>>;
  /** Reads one object. */
  get<T>(url: string, shape: z.ZodType<T>): Promise<Answer<T>>;
  /** Reads all pages of a list. `member` is the name of the list in each page; a page without it is empty. */
  list<T>(url: string, member: string, shape: z.ZodType<T>): Promise<Answer<readonly T[]>>;
}

/** https://cloud.google.com/apis/design/errors. A service that is off also answers 403, with `SERVICE_DISABLED`. */
const Refusal = z
  .object({
    error: z.object({
      message: z.string().default(''),
      details: z.array(z.looseObject({ reason: z.string().optional() })).default([]),
    }),
  })
  .catch({ error: { message: '', details: [] } });
const Page = z.looseObject({ nextPageToken: z.string().optional() });

const LONGEST_WAIT_MS = 20_000;
/** The most pages of a list that are read: more than any list of a project has. */
const MOST_PAGES = 50;

function answerOf(status: number, json: unknown): Answer<unknown> {
  if (status < 300) return { state: 'read', value: json };
  if (status === 404) return { state: 'missing' };
  const { message, details } = Refusal.parse(json).error;
  const why = message.split('\n')[0] || `HTTP ${status}`;
  if (status !== 401 && status !== 403) return { state: 'unknown', why };
  const isUnused = details.some(({ reason }) => reason === 'SERVICE_DISABLED');
  return isUnused ? { state: 'missing' } : { state: 'forbidden', why };
}

function shaped<T>(answer: Answer<unknown>, shape: z.ZodType<T>): Answer<T> {
  if (answer.state !== 'read') return answer;
  const parsed = shape.safeParse(answer.value);
  if (parsed.success) return { state: 'read', value: parsed.data };
  return { state: 'unknown', why: 'the answer does not have the documented form' };
}

export function createProjectReader(project: string, fetch: Fetch, bearer: Bearer): ProjectReader {
  async function ask(url: string): Promise<Answer<unknown>> {
    const headers = await bearer(url);
    if (!headers.ok) return { state: 'unknown', why: headers.error.message };
    try {
      const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
      const response = await fetch(url, { method: 'GET', headers: headers.value, signal });
      return answerOf(response.status, parseJson(await response.text()));
    } catch {
      return { state: 'unknown', why: `${new URL(url).host} was not reached` };
    }
  }
  return {
    project,
    async login() {
      const headers = await bearer('https://firebase.googleapis.com/');
      return headers.ok ? succeed() : headers;
    },
    async get(url, shape) {
      return shaped(await ask(url), shape);
    },
    async list<T>(url: string, member: string, shape: z.ZodType<T>) {
      const Members = z.looseObject({ [member]: z.array(shape).default([]) });
      const found: T[] = [];
      const next = new URL(url);
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const answer = await ask(next.href);
        if (answer.state !== 'read') return answer;
        const members = shaped(answer, Members);
        if (members.state !== 'read') return members;
        found.push(...z.array(shape).parse(members.value[member]));
        const { nextPageToken } = Page.parse(answer.value);
        if (!nextPageToken) return { state: 'read', value: found };
        next.searchParams.set('pageToken', nextPageToken);
      }
      return { state: 'unknown', why: 'the list has no end' };
    },
  };
}
