import { isDeepStrictEqual } from 'node:util';
import { type Document, isAlias, parseDocument, visit } from 'yaml';

/** The path of a value: names in groups, numbers in lists. */
export type YamlPath = readonly (string | number)[];

export type YamlValue = string | number | boolean | null | YamlValue[] | { [name: string]: YamlValue };

/** A file that only a person can change: it uses anchors, or is not valid YAML. */
export class UneditableYaml extends Error {
  override name = 'UneditableYaml';
}

/** The value of a YAML text; null if it is not valid YAML. */
export function readYaml(text: string): { value: unknown } | null {
  const document = parseDocument(text, { prettyErrors: false });
  if (document.errors.length > 0) return null;
  try {
    return { value: document.toJS() };
  } catch {
    // An alias without its anchor.
    return null;
  }
}

/** Whether it uses anchors or aliases. */
export function repeatsItself(document: Document): boolean {
  let found = false;
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node) || ('anchor' in node && node.anchor)) found = true;
    },
  });
  return found;
}

/** Whether a text parses to exactly this value. */
export function parsesTo(text: string, value: unknown): boolean {
  const read = readYaml(text);
  return read !== null && isDeepStrictEqual(read.value ?? null, value ?? null);
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: YamlPath): unknown =>
  path.reduce<unknown>(
    (inner, part) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, part)
        ? (inner as Record<string, unknown>)[part]
        : undefined,
    value,
  );

/** A copy with the value at a path replaced, or removed with parents that become empty. */
export function withValue(root: unknown, path: YamlPath, value: YamlValue | undefined): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return value;
  const inner = withValue(valueAt(root, [part]), rest, value);
  if (Array.isArray(root)) return root.map((item, index) => (index === part ? inner : item));
  const group = { ...(isGroup(root) ? root : {}), [part]: inner };
  const isEmpty = inner === undefined || (value === undefined && isGroup(inner) && Object.keys(inner).length === 0);
  if (isEmpty) delete group[part];
  return group;
}
