import { setInYaml } from '../yaml/set-in-yaml.ts';
import { readYaml } from '../yaml/yaml-value.ts';

const PARTS = /^(---\n)([\s\S]*?)(\n---[ \t]*(?:\n|$))([\s\S]*)$/;

/** The fields of an article in one language, and the text below them as `body`. Empty if the file is not an article. */
export function readMarkdownFile(text: string): Record<string, unknown> {
  const [, , front = '', , body = ''] = PARTS.exec(text) ?? [];
  const fields = readYaml(front)?.value;
  return { ...(typeof fields === 'object' && fields), body: body.trim() };
}

/** The file with these fields changed; empty ones are removed. Everything else stays the same, byte for byte. */
export function changeMarkdownFile(text: string | null, values: Readonly<Record<string, string>>): string {
  const [, open, front, close, body] = PARTS.exec(text ?? '---\n\n---\n\n') ?? [];
  if (open === undefined || front === undefined || close === undefined || body === undefined) return text ?? '';
  let fields = front;
  for (const [name, value] of Object.entries(values))
    if (name !== 'body') fields = setInYaml(fields, [name], value === '' ? undefined : value);
  const typed = values.body?.trim();
  const isSame = typed === undefined || typed === body.trim();
  const space = /^\s*/.exec(body)?.[0] ?? '';
  return `${open}${fields.replace(/\n$/, '')}${close}${isSame ? body : `${space}${typed}\n`}`;
}
