import { OVERRIDE_PARAMETER, STAFF_PARAMETER } from '@facade/platform/tokens';
import fc from 'fast-check';
import { percentEncode, rawInTarget } from '../request/encode.ts';
import type { Bytes, FuzzRequest } from '../request/fuzz-request.ts';
import type { Parameter } from '../target/operation.ts';
import type { Target } from '../target/read-target.ts';
import { formBody, jsonBody } from './body.ts';
import { anyFields } from './fields.ts';
import { anyHeaders, oddMethod, ownerHeaders } from './headers.ts';
import { anyQuery } from './query.ts';
import { hostileText } from './texts.ts';

/** Parameters of pages, besides those of the API with the same names. */
const PARAMETERS: readonly Parameter[] = [
  ...[
    'q',
    'type',
    'city',
    'sort',
    'page',
    'ids',
    'id',
    'lng',
    'view',
    'price',
    'share',
    'rate',
    'years',
    'own',
    'available',
  ],
  ...[OVERRIDE_PARAMETER, STAFF_PARAMETER],
].map((name) => ({ name, in: 'query', required: false, schema: { type: 'string' } }));

/** `GET` of any page: its address as it is, or changed. */
export function anyPageRequest(target: Target): fc.Arbitrary<FuzzRequest> {
  const method = fc.oneof(
    { withCrossShrink: true },
    { weight: 14, arbitrary: fc.constant('GET') },
    { weight: 1, arbitrary: oddMethod },
  );
  return fc
    .record({
      method,
      path: anyPath(target.pages),
      query: fc.oneof(
        { withCrossShrink: true },
        fc.constant(''),
        anyQuery(PARAMETERS, { ...target.known, q: QUERIES, sort: SORTS, page: PAGES }),
      ),
      headers: fc.oneof({ weight: 9, arbitrary: anyHeaders }, { weight: 1, arbitrary: ownerHeaders }),
    })
    .map(({ method: verb, path, query, headers }) => ({ method: verb, target: path + query, headers, body: null }));
}

const QUERIES = ['ath', 'huis', 'maison à ath', '7800', 'appartement brussel'];
const SORTS = ['price', '-price', 'date', 'city', '-surface'];
const PAGES = ['1', '2', '8', '9'];

/** A form that is posted to a page without JavaScript, each of its fields as it should be or not. */
export function anyFormPost(target: Target): fc.Arbitrary<FuzzRequest> {
  const forms = target.operations.flatMap(({ path, method, body }) => {
    const name = method === 'POST' && body ? formNameOf(path) : null;
    return name && body ? [{ name, schema: body }] : [];
  });
  const one = forms.map(({ name, schema }) => {
    const fields = fc
      .tuple(
        anyFields(schema, target.known),
        fc.oneof({ weight: 9, arbitrary: fc.constant(name) }, { weight: 1, arbitrary: hostileText }),
      )
      .map(([values, form]) => ({ form, ...values }));
    return {
      weight: name === 'owner-login' ? 1 : 4,
      arbitrary: fc.oneof({ weight: 9, arbitrary: formBody(fields) }, { weight: 1, arbitrary: jsonBody(fields) }),
    };
  });
  return fc
    .record({ path: anyPath(target.pages), sent: fc.oneof(...one), headers: anyHeaders })
    .map(({ path, sent, headers }) => ({
      method: 'POST',
      target: path,
      headers: [...sent.headers, ...headers],
      body: sent.body,
    }));
}

/** Name of the page's form for this endpoint; null if there is none. */
function formNameOf(path: string): string | null {
  const form = path.match(/^\/api\/forms\/([a-z-]+)$/)?.[1];
  if (form) return form;
  return (
    { '/api/owner/login': 'owner-login', '/api/owner/logout': 'owner-logout', '/api/consents': 'consent' }[path] ?? null
  );
}

/** One of these paths, most often changed a little. */
export function anyPath(paths: readonly string[]): fc.Arbitrary<Bytes> {
  return fc
    .tuple(fc.constantFrom(...paths), fc.array(change, { maxLength: 2, size: 'xsmall' }))
    .map(([path, changes]) =>
      changes.reduce((changed, one) => one(changed), path.split('/').map(percentEncode).join('/')),
    );
}

type Change = (path: Bytes) => Bytes;

/** Puts something in place of one segment. */
const replaced = fc
  .tuple(fc.nat({ max: 6 }), hostileText, fc.constantFrom(percentEncode, percentEncode, rawInTarget))
  .map(
    ([at, text, encode]): Change =>
      (path) => {
        const segments = path.split('/');
        segments[1 + (at % Math.max(1, segments.length - 1))] = encode(text);
        return segments.join('/');
      },
  );

const appended = fc.tuple(hostileText, fc.boolean()).map(
  ([text, slash]): Change =>
    (path) =>
      `${path}${percentEncode(text)}${slash ? '/' : ''}`,
);

const inserted = fc
  .tuple(
    fc.nat({ max: 200 }),
    fc.constantFrom(
      '/',
      '//',
      '/./',
      '/../',
      '%2F',
      '%5C',
      '\\',
      '%2e%2e/',
      ';',
      '%',
      '%00',
      '%E0%A4%A',
      '%FF',
      '%ED%A0%80',
      '.',
      '~',
      '%0d%0a',
      '+',
    ),
  )
  .map(
    ([at, sign]): Change =>
      (path) => {
        const place = 1 + (at % Math.max(1, path.length));
        return path.slice(0, place) + sign + path.slice(place);
      },
  );

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: replaced },
  { weight: 1, arbitrary: appended },
  { weight: 3, arbitrary: inserted },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Change>(
      (path) => path.replace(/\/$/, ''),
      (path) => path.toUpperCase(),
      (path) => `/${path}`,
      (path) => `${path}//`,
      (path) => path.replace(/\d+(?=\D*$)/, (id) => `${Number(id) + 1}`),
      (path) => path.replace(/\d+(?=\D*$)/, (id) => `0${id}`),
      (path) => path.replace(/\d+(?=\D*$)/, '99999999999999999999'),
      (path) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      (path) => path.replace(/^\/\w\w\//, '/de/'),
      (path) => path.replace(/^\/\w\w\//, '/'),
      (path) => `/nl${path}`,
      (path) => path.normalize('NFD'),
      (path) => path.repeat(20),
      (path) => `${path}index.html`,
    ),
  },
);
