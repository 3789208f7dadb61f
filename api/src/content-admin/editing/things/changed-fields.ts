import type {
  Language,
  Localized,
  WebsiteChange,
  WebsiteFieldValue,
  WebsiteMenuEntry,
} from '@facade/shared-domain/model';
import { lineDiff } from '../store/line-diff.ts';
import { readFields } from './read-fields.ts';

interface ChangedFile {
  file: string;
  before: string | null;
  after: string | null;
}

interface Written extends Omit<WebsiteChange, 'lines'> {
  text: string;
}

/** What an edit changed, by the fields of the editor; empty if it changed something that the editor does not show. */
export function changedFields(
  id: string,
  files: readonly ChangedFile[],
  languages: readonly Language[],
): WebsiteChange[] {
  const before = writtenIn(id, new Map(files.map((one) => [one.file, one.before])), languages);
  const after = writtenIn(id, new Map(files.map((one) => [one.file, one.after])), languages);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    const shown = now ?? old;
    if (!shown || old?.text === now?.text) return [];
    const { text: _, ...field } = shown;
    return [{ ...field, lines: lineDiff(old?.text || null, now?.text || null) }];
  });
}

function writtenIn(
  id: string,
  texts: ReadonlyMap<string, string | null>,
  languages: readonly Language[],
): Map<string, Written> {
  const written = new Map<string, Written>();
  for (const { kind: group, show, number, fields } of readFields(id, texts, languages))
    for (const { name, kind, label, isLocalized, value } of fields)
      for (const language of isLocalized ? languages : [null])
        written.set(`${name}:${language}`, {
          ...{ group, show, number, kind, label, language },
          text: language ? ((value as Localized)[language] ?? '') : textOf(value),
        });
  return written;
}

function textOf(value: WebsiteFieldValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.flatMap((one) => (typeof one === 'string' ? one : linesOf(one))).join('\n');
  return String(value);
}

const linesOf = ({ page, labels, children }: WebsiteMenuEntry, depth = 0): string[] => [
  `${'– '.repeat(depth)}${[...new Set([...Object.values(labels).filter(Boolean), page])].join(' · ')}`,
  ...children.flatMap((child) => linesOf(child, depth + 1)),
];
