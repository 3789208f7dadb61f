import type { Site } from '@facade/shared-domain/model';
import { perObject } from '@facade/shared-domain/per-object';
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

/** Key → its text and the key as JSON, of all texts of a namespace. */
const flatJson = perObject(
  (texts: object) => new Map(flat(texts).map(([key, text]) => [key, json({ [key]: text }).slice(1, -1)])),
);

const flat = (part: object, path = ''): [string, unknown][] =>
  Object.entries(part).flatMap(([name, text]) =>
    typeof text === 'object' && text !== null ? flat(text, `${path}${name}.`) : [[path + name, text]],
  );

/** The texts of a page as JSON, and the namespaces of which it is only a part. */
function textsMarkup({ texts, textKeys }: Pick<DocumentParts, 'texts' | 'textKeys'>, shown: ShownTexts) {
  const partial: string[] = [];
  const ofNamespaces = Object.entries(texts).map(([namespace, all]) => {
    const keys = textKeys[namespace];
    if (!keys) return `"${namespace}":${sharedJson(all)}`;
    const byKey = flatJson(all);
    const wanted = [...keys, ...(shown.get(namespace) ?? [])].flatMap((key) =>
      key.endsWith('_') ? [...byKey.keys()].filter((one) => one.startsWith(key)) : [key],
    );
    const needed = [...new Set(wanted)].flatMap((key) => byKey.get(key) ?? []);
    if (needed.length < byKey.size) partial.push(namespace);
    return `"${namespace}":{${needed.join(',')}}`;
  });
  return { texts: `{${ofNamespaces.join(',')}}`, partial };
}

/** Namespace → keys of the texts that were rendered. */
type ShownTexts = ReadonlyMap<string, ReadonlySet<string>>;

/** `PageState` as the text of a script element. `timings`: only for the staff. */
export function stateMarkup(
  { page, site, language, texts, textKeys, pins, form, staff, offline, base }: DocumentParts,
  { timings, shown }: { timings: readonly RenderTiming[]; shown: ShownTexts },
): string {
  const { texts: ofPage, partial } = textsMarkup({ texts, textKeys }, shown);
  return [
    `{"language":"${language}","form":${json(form)},"page":${json(page)}`,
    `"site":${sharedJson(site, withoutFrame)}`,
    `"pins":${sharedJson(pins)}`,
    ...(offline ? ['"offline":true'] : []),
    ...(base ? [`"base":${json(base)}`] : []),
    ...(staff ? [`"staff":${json({ timings })}`] : []),
    ...(partial.length > 0 ? [`"partial":${json(partial)}`] : []),
    `"texts":${ofPage}}`,
  ].join(',');
}
