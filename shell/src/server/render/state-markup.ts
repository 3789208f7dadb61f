import type { Site } from '@facade/shared-domain/model';
import type { RenderTiming } from '../../composition/composition-context.ts';
import type { DocumentParts } from './document-parts.ts';

/** JSON that is safe inside a script element. */
export const json = (value: unknown): string => JSON.stringify(value).replace(UNSAFE, escaped);

const UNSAFE = /[<\u2028\u2029]/g;
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const written = new WeakMap<object, string>();

/** Settings, texts and pins are the same objects on many pages, so each is serialized once. */
export function sharedJson(value: object, select: (value: never) => unknown = (whole) => whole): string {
  const known = written.get(value) ?? json(select(value as never));
  written.set(value, known);
  return known;
}

/** Without header and footer, which the browser does not render. */
const withoutFrame = (site: Site): Site => ({
  ...site,
  menu: [],
  topBar: [],
  popup: null,
  footer: { columns: [], copyright: '' },
});

/** `PageState` as the text of a script element. `timings`: only for the staff. */
export function stateMarkup(
  { page, site, language, texts, pins, form, staff, offline, base }: DocumentParts,
  timings: readonly RenderTiming[],
): string {
  const ofNamespaces = Object.entries(texts).map(([namespace, ofOne]) => `"${namespace}":${sharedJson(ofOne)}`);
  return [
    `{"language":"${language}","form":${json(form)},"page":${json(page)}`,
    `"site":${sharedJson(site, withoutFrame)}`,
    `"pins":${sharedJson(pins)}`,
    ...(offline ? ['"offline":true'] : []),
    ...(base ? [`"base":${json(base)}`] : []),
    ...(staff ? [`"staff":${json({ timings })}`] : []),
    `"texts":{${ofNamespaces.join(',')}}}`,
  ].join(',');
}
