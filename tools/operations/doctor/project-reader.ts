import { z } from 'zod';
import { succeed } from '#domain/shared/result.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Bearer } from '../rest/bearer.ts';
import type { Fetch } from '../rest/json-call.ts';
import { parseJson } from '../rest/parse-json.ts';

/** What Google says of one part of a project. */
export type Answer<T> =
  | { readonly state: 'read'; readonly value: T }
  /** There is none, or the service it belongs to was never turned on. */
  | { readonly state: 'missing' }
  /** This login may not read it; `why` is one line of Google's. */
  | { readonly state: 'forbidden'; readonly why: string }
  /** Not reached, refused for another reason, or in a form that is not the documented one. */
  | { readonly state: 'unknown'; readonly why: string };

/** Reads by GET alone, so nothing that uses it can change a project. */
export interface ProjectReader {
  readonly project: string;
  /** Fails if there is no login at all, which would be the answer to everything. */
  login(): Promise<CommandResult<void>>;
  /** One object. */
  get<T>(url: string, shape: z.ZodType<T>): Promise<Answer<T>>;
  /** A list of all pages; `member` is the name that it has in each. An absent list is an empty one. */
  list<T>(url: string, member: string, shape: z.ZodType<T>): Promise<Answer<readonly T[]>>;
}

/** https://cloud.google.com/apis/design/errors: an unused service answers 403 as well, with this reason. */
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
/** More than any list of a project has. */
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
