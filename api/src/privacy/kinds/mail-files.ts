import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_RETENTION } from '../../kernel/index.ts';
import { defineKind, emailOf, type Person } from '../privacy-kind.ts';

const folderOf = (dataFolder: string): string => join(dataFolder, 'mail');

async function filesIn(dataFolder: string): Promise<string[]> {
  const names = await readdir(folderOf(dataFolder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(folderOf(dataFolder), name));
}

/** The headers of a mail, with folded lines joined. */
const headOf = (mail: string): string => (mail.split(/\r?\n\r?\n/, 1)[0] ?? '').replace(/\r?\n[ \t]+/g, ' ');

function names(mail: string, email: string): boolean {
  const lines = headOf(mail)
    .split(/\r?\n/)
    .filter((line) => /^(to|cc|reply-to):/i.test(line));
  const addresses = lines.flatMap((line): string[] => line.toLowerCase().match(/[^\s<>,;:"]+@[^\s<>,;:"]+/g) ?? []);
  return addresses.includes(email);
}

async function mailsOf(dataFolder: string, person: Person): Promise<{ file: string; mail: string }[]> {
  const email = emailOf(person);
  if (email === null) return [];
  const found = [];
  for (const file of await filesIn(dataFolder)) {
    const mail = await readFile(file, 'utf8');
    if (names(mail, email)) found.push({ file, mail });
  }
  return found;
}

/** Mails of a site without a mail server: files in the data folder. */
export const mailFiles = defineKind({
  id: 'mail-files',
  texts: {
    nl: { name: 'E-mails die als bestand bewaard zijn', kept: 'adres en tekst van de e-mail' },
    fr: { name: 'E-mails conservés comme fichiers', kept: 'adresse et texte de l’e-mail' },
    en: { name: 'Mails that are kept as files', kept: 'address and text of the mail' },
    de: { name: 'Als Datei aufbewahrte E-Mails', kept: 'Adresse und Text der E-Mail' },
  },
  ground: 'asked',
  keptFor: DEFAULT_RETENTION['mail-files'],
  find: async ({ dataFolder }, person) => (await mailsOf(dataFolder, person)).map(({ mail }) => ({ mail })),
  async erase({ dataFolder }, person) {
    const found = await mailsOf(dataFolder, person);
    for (const { file } of found) await rm(file, { force: true });
    return found.length;
  },
  expire: {
    in: 'files',
    async all({ dataFolder }, before) {
      let erased = 0;
      for (const file of await filesIn(dataFolder)) {
        // Another api may have erased it first.
        const facts = await stat(file).catch(() => null);
        if (!facts || facts.mtime >= before) continue;
        await rm(file, { force: true });
        erased += 1;
      }
      return erased;
    },
  },
});
