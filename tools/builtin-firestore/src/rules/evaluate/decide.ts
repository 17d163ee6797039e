import type { AccessRequest, Decision, QueryShape } from '../access-request.ts';
import { listCases } from '../query/list-cases.ts';
import { documentPath, fromFields } from '../values/from-firestore.ts';
import { countOf, nullValue, recordOf } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';
import type { AccessCase } from './access-case.ts';
import { decideAccess, type AllowOutcome, type Coverage, type EvaluableRules } from './decide-access.ts';
import { documentValue } from './document-lookup.ts';
import { matchPath } from './match-path.ts';
import { beginEvaluation } from './evaluation.ts';

/** The variable `request` (protocol 7.5). Only writes have a `resource`, and it is null for a delete. */
function requestValue(request: AccessRequest): RulesValue {
  const { method, time, auth, database, requestResource, query } = request;
  const fields: [string, RulesValue][] = [
    ['auth', auth === null ? nullValue : authValue(auth, database)],
    ['time', { type: 'timestamp', nanos: time * 1000n }],
  ];
  if (method !== 'get' && method !== 'list') {
    fields.push([
      'resource',
      requestResource === null ? nullValue : documentValue(requestResource, database),
    ]);
  }
  if (method === 'list') fields.push(['query', queryValue(query)]);
  return recordOf(fields);
}

function authValue(auth: NonNullable<AccessRequest['auth']>, database: string): RulesValue {
  return recordOf([
    ['uid', { type: 'string', value: auth.uid }],
    ['token', fromFields(auth.token, database)],
  ]);
}

/** The variable `request.query`. It has no `limit` if the query has none. */
function queryValue(query: QueryShape | undefined): RulesValue {
  return recordOf(query?.limit === undefined ? [] : [['limit', countOf(query.limit)]]);
}

/** A decision, and for each case the outcomes of its allow statements up to the first grant. */
export interface Explained {
  readonly decision: Decision;
  readonly cases: readonly (readonly AllowOutcome[])[];
}

/** Decides one request: every case must be granted by an allow statement (protocol 7.3, 7.8). Never throws. */
export function explainRequest(rules: EvaluableRules, request: AccessRequest): Explained {
  const session = beginEvaluation(request);
  const accessCases = request.method === 'list' ? listCases(request) : [documentCase(request)];
  const cases: (readonly AllowOutcome[])[] = [];
  let dearest = 0;
  let allowed = accessCases !== null && accessCases.length > 0;
  for (const accessCase of accessCases ?? []) {
    const scope = rules.scopeWith(
      new Map([
        ['request', requestValue(request)],
        ['resource', accessCase.resource],
      ]),
    );
    session.evaluations = 0;
    const outcomes = decideAccess(coveragesOf(rules, accessCase), scope, session);
    cases.push(outcomes);
    dearest = Math.max(dearest, session.evaluations);
    allowed = outcomes.at(-1)?.granted === true && session.refused === null;
    if (!allowed) break;
  }
  const reasons = (cases.at(-1) ?? []).map((outcome) => outcome.reason);
  if (reasons.length === 0) reasons.push(`No matching allow statements for '${request.method}'.`);
  return { decision: { allowed, reasons, lookups: session.lookups, evaluations: dearest }, cases };
}

function coveragesOf(rules: EvaluableRules, accessCase: AccessCase): readonly Coverage[] {
  return rules.matches.flatMap((match) => {
    const captured = accessCase.cover(match);
    return captured === null ? [] : [{ match, captured }];
  });
}

function documentCase(request: AccessRequest): AccessCase {
  const path = documentPath(request.database, request.path);
  return {
    resource: request.resource === null ? nullValue : documentValue(request.resource, request.database),
    cover: (match) => matchPath(match.segments, path.segments),
  };
}
