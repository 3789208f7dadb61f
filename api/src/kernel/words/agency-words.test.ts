import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadContent } from '../../content/reading/load-content.ts';
import { mailLook } from '../../correspondence/mail-look.ts';
import { renderMail } from '../../mail/templates/render-mail.ts';
import { agencyWords } from './agency-words.ts';

const SAMPLE = join(process.cwd(), 'tools/sample-agency/content');
/** Texts that visitors read: of the sample agency, of a new one, and of the mails. */
const TEXTS = [
  ...['pages', 'articles'].map((name) => join(SAMPLE, name)),
  join(import.meta.dirname, '../../content/agency-kit/template'),
  join(import.meta.dirname, '../../mail/templates/defaults'),
];

const content = async () => {
  const result = await loadContent(SAMPLE);
  if (!result.ok) throw new Error('the sample agency cannot be read');
  return result.content;
};

test('terms and retention are those of the settings', async () => {
  const { settings } = await content();
  const answerWithin = { ...settings.answerWithin, offer: 3 };
  const retention = { 'rental-application': { count: 90, unit: 'days' as const } };
  expect(agencyWords({ ...settings, answerWithin, retention }, 'fr')).toMatchObject({
    MESSAGE_WITHIN: 'dans le jour ouvrable',
    OFFER_WITHIN: 'dans les trois jours ouvrables',
    KEPT_RENTAL_APPLICATION: '90 jours',
    KEPT_PURCHASE_OFFER: '24 mois',
  });
});

test('mails repeat the term', async () => {
  const sample = await content();
  const own = { ...sample.settings, answerWithin: { ...sample.settings.answerWithin, message: 4 } };
  const { text } = renderMail('contact-confirmation', 'en', {}, mailLook({ ...sample, settings: own }, null));
  expect(text).toContain('we will answer within four working days');
});

test('no text states a term of its own', async () => {
  const TERM = /werkdag|jours? ouvrable|working day|werktag|(wissen|effaç|erase|lösch)[^.]*(maand|mois|month|monat)/i;
  const found: string[] = [];
  for (const folder of TEXTS)
    for (const name of await readdir(folder, { recursive: true }))
      if (/\.(md|yaml)$/.test(name) && TERM.test(await readFile(join(folder, name), 'utf8'))) found.push(name);
  expect(found).toEqual([]);
});
