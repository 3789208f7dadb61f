import fc from 'fast-check';
import { percentEncode } from '../request/encode.ts';
import type { FuzzRequest } from '../request/fuzz-request.ts';
import type { Target } from '../target/read-target.ts';
import type { Schema } from '../target/schema.ts';
import { jsonBody } from './body.ts';
import { anyFields } from './fields.ts';
import { anyHeaders, oddMethod } from './headers.ts';
import { anyPath } from './pages.ts';
import { hostileText } from './texts.ts';

/** Static files and endpoints for programs, requested in every way. */
export function anyFileRequest({ files, sections }: Target): fc.Arbitrary<FuzzRequest> {
  const releases = sections.map((section) => `/_release/${section}`);
  const path = fc.oneof(
    { weight: 6, arbitrary: anyPath([...files, ...releases]) },
    { weight: 1, arbitrary: hostileText.map((text) => `/_release/${percentEncode(text)}`) },
    { weight: 1, arbitrary: hostileText.map((text) => `/_sections/${percentEncode(text)}`) },
  );
  const method = fc.oneof(
    { withCrossShrink: true },
    { weight: 8, arbitrary: fc.constant('GET') },
    { weight: 1, arbitrary: oddMethod },
  );
  return fc.record({ method, target: path, headers: anyHeaders }).map((request) => ({ ...request, body: null }));
}

/** Reports of browsers about failed sections; one of the shell's three endpoints outside the OpenAPI document. */
const REPORT: Schema = {
  type: 'object',
  required: ['failures'],
  properties: {
    failures: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      items: {
        type: 'object',
        required: ['section', 'release', 'expose', 'timedOut', 'reason'],
        properties: {
          section: { type: 'string', pattern: '^[\\w.+-]{1,20}$' },
          release: { type: 'string', pattern: '^[\\w.+:-]{1,20}$' },
          expose: { type: 'string', pattern: '^[\\w.+-]{1,20}$' },
          timedOut: { type: 'boolean' },
          reason: { type: 'string', maxLength: 200 },
        },
      },
    },
  },
};

/** What visitors see and begin to fill in. */
const GOAL: Schema = {
  type: 'object',
  properties: {
    page: { type: 'string' },
    releases: { type: 'object' },
    forms: { type: 'array', items: { type: 'string' } },
    begun: { type: 'string' },
  },
};

/** How fast pages were; the other one. */
const VITALS: Schema = {
  type: 'object',
  required: ['vitals'],
  properties: {
    vitals: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: {
        type: 'object',
        required: ['vital', 'value', 'section', 'release'],
        properties: {
          vital: { type: 'string', enum: ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] },
          value: { type: 'number', minimum: 0, maximum: 600_000 },
          section: { type: 'string', pattern: '^[\\w.+-]{1,20}$' },
          release: { type: 'string', pattern: '^[\\w.+:-]{1,20}$' },
        },
      },
    },
  },
};

const told = (target: string, schema: Schema, fixed: FuzzRequest['headers'] = []): fc.Arbitrary<FuzzRequest> =>
  fc.tuple(jsonBody(anyFields(schema, {})), anyHeaders).map(([{ body, headers }, others]) => ({
    method: 'POST',
    target,
    headers: [...headers, ...fixed, ...others],
    body,
  }));

/** Reports of browsers to the shell: failed sections and page speed. */
export const anyReport: fc.Arbitrary<FuzzRequest> = fc.oneof(
  told('/_report', REPORT),
  told('/_goal', GOAL),
  told('/api/vitals', VITALS, [['cookie', 'consent=set; consentAnalyticsStorage=true']]),
);
