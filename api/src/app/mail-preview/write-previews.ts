import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '@facade/shared-domain/language/escape-html';
import type { Language } from '@facade/shared-domain/model';
import { type Address, emlOf, type MailLook, type MailTemplate } from '../../mail/index.ts';
import { sampleMessage } from './sample-message.ts';

export interface PreviewOptions {
  folder: string;
  templates: readonly MailTemplate[];
  languages: readonly Language[];
  look: MailLook;
  from: Address;
}

interface Preview {
  template: MailTemplate;
  language: Language;
  subject: string;
  isOwn: boolean;
}

const READER: Address = { name: 'Marie Dubois', address: 'marie.dubois@example.be' };

/**
 * Writes each mail with sample values as `.html`, `.txt` and `.eml` into the folder, and an index page.
 * @returns path of the index page
 */
export async function writePreviews({ folder, templates, languages, look, from }: PreviewOptions): Promise<string> {
  await mkdir(folder, { recursive: true });
  const previews: Preview[] = [];
  for (const template of templates)
    for (const language of languages) {
      const message = sampleMessage(template, language, { look, from, to: READER });
      const file = join(folder, `${template}.${language}`);
      await writeFile(`${file}.html`, message.html ?? '');
      await writeFile(`${file}.txt`, `${message.subject}\n\n${message.text}`);
      await writeFile(`${file}.eml`, await emlOf(`preview-${template}-${language}`, message));
      previews.push({ template, language, subject: message.subject, isOwn: look.text(template, language) !== null });
    }
  const index = join(folder, 'index.html');
  await writeFile(index, indexPage(previews));
  return index;
}

function indexPage(previews: readonly Preview[]): string {
  const rows = previews.map(({ template, language, subject, isOwn }) => {
    const file = `${template}.${language}`;
    const links = ['html', 'txt', 'eml'].map((kind) => `<a href="${file}.${kind}">${kind}</a>`).join(' ');
    return `<tr><th scope="row">${template}</th><td>${language}</td><td lang="${language}"><a href="${file}.html">${escapeHtml(subject)}</a></td><td>${links}</td><td>${isOwn ? `mails/${file}.md` : ''}</td></tr>`;
  });
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails of the site</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#1c1b19;background:#fff}
table{border-collapse:collapse}
div{overflow-x:auto}
th,td{text-align:left;padding:.4rem 1rem .4rem 0;border-bottom:1px solid #e6e0d5;font-weight:400}
thead th{font-weight:600}
</style>
</head>
<body>
<h1>Mails of the site, with sample values</h1>
<div tabindex="0">
<table>
<thead><tr><th scope="col">Mail</th><th scope="col">Language</th><th scope="col">Subject</th><th scope="col">Files</th><th scope="col">Your own text</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>
</body>
</html>
`;
}
