import fc from 'fast-check';
import { percentEncode, rawInTarget } from '../request/encode.ts';
import type { FuzzRequest } from '../request/fuzz-request.ts';
import type { Operation, Parameter } from '../target/operation.ts';
import type { Target } from '../target/read-target.ts';
import { formBody, jsonBody, type Sent } from './body.ts';
import { anyFields } from './fields.ts';
import { oddValue, validValue } from './from-schema.ts';
import { anyHeaders, oddMethod, ownerHeaders } from './headers.ts';
import { anyQuery } from './query.ts';

/** Relative frequency of an operation: low for expensive ones, such as a password hash or a picture. */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/\/login$/, 1],
  [/\/pictures\//, 2],
  // Operations that change state are more frequent than reads.
  [/\/forms\//, 14],
];
const USUAL_WEIGHT = 6;

/** A request of any operation of the API. */
export const anyOperationRequest = (target: Target): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(
    ...target.operations.map((operation) => ({
      weight: WEIGHTS.find(([path]) => path.test(operation.path))?.[1] ?? USUAL_WEIGHT,
      arbitrary: requestOf(operation, target.known),
    })),
  );

type Known = Target['known'];

function requestOf(operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  const method = fc.oneof(
    { withCrossShrink: true },
    { weight: 12, arbitrary: fc.constant(operation.method) },
    { weight: 1, arbitrary: oddMethod },
  );
  const isOwners = operation.path.includes('/owner/') && operation.method === 'GET';
  const query = anyQuery(
    operation.parameters.filter((parameter) => parameter.in === 'query'),
    known,
  );
  return fc
    .record({
      method,
      path: pathOf(operation, known),
      query,
      headers: isOwners ? fc.oneof(ownerHeaders, anyHeaders) : anyHeaders,
      sent: bodyOf(operation, known),
    })
    .map(({ method: verb, path, query: asked, headers, sent }) => ({
      method: verb,
      target: path + asked,
      headers: [...(sent?.headers ?? []), ...headers],
      body: sent?.body ?? null,
    }));
}

/** Operations without a body sometimes get one, as clients can send it. */
function bodyOf({ body }: Operation, known: Known): fc.Arbitrary<Sent | null> {
  const schema = body ?? {};
  const fields = anyFields(schema, known);
  const some = fc.oneof({ weight: 4, arbitrary: jsonBody(fields) }, { weight: 1, arbitrary: formBody(fields) });
  return fc.oneof({ weight: body ? 1 : 12, arbitrary: fc.constant(null) }, { weight: body ? 20 : 1, arbitrary: some });
}

function pathOf({ path, parameters }: Operation, known: Known): fc.Arbitrary<string> {
  const named = parameters.filter((parameter) => parameter.in === 'path');
  const values = fc.tuple(...named.map((parameter) => segmentOf(parameter, path, known)));
  const ending = fc.oneof(
    { withCrossShrink: true },
    { weight: 20, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('/', '//', '/..', '/.', '%2F', '%00', '/x', ';a=1', '.json', '%20', '%E0%A4%A', '%FF'),
    },
  );
  return fc
    .tuple(values, ending)
    .map(
      ([segments, end]) =>
        named.reduce((filled, { name }, at) => filled.replace(`{${name}}`, () => segments[at] ?? ''), path) + end,
    );
}

function segmentOf({ name, schema }: Parameter, path: string, known: Known): fc.Arbitrary<string> {
  const values = path.includes('/pictures/')
    ? known.picture
    : path.includes('/projects/')
      ? known.project
      : known[name];
  return fc.oneof(
    { weight: 6, arbitrary: validValue(schema, { name, known: values }).map(String).map(percentEncode) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(oddValue(schema), fc.constantFrom(percentEncode, percentEncode, rawInTarget))
        .map(([value, encode]) => encode(typeof value === 'string' ? value : JSON.stringify(value))),
    },
  );
}
