import { succeed } from '#domain/shared/result.ts';
import { stop, type CommandFailure } from '../command-line/command-failure.ts';
import type { JsonCall, JsonRequest } from './json-call.ts';

/** A `JsonCall` that gives these answers or refusals in turn, and records the requests. */
export function scriptedCall(...answers: readonly unknown[]): { call: JsonCall; requests: JsonRequest[] } {
  const requests: JsonRequest[] = [];
  const call: JsonCall = (request, shape) => {
    const answer = answers[requests.length];
    requests.push(request);
    if (isRefusal(answer)) return Promise.resolve(stop(answer.refusal.kind, answer.refusal.message));
    const parsed = shape.safeParse(answer);
    return Promise.resolve(parsed.success ? succeed(parsed.data) : stop('failed', 'not of the shape'));
  };
  return { call, requests };
}

interface Refusal {
  readonly refusal: CommandFailure;
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refusal' in answer;
}

export function refusal(kind: CommandFailure['kind'], message: string): Refusal {
  return { refusal: { kind, message } };
}
