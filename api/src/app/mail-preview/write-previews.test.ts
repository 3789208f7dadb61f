import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentWith } from '../../content/testing/small-folder.ts';
import { mailLook } from '../../correspondence/mail-look.ts';
import { MAIL_TEMPLATES } from '../../mail/templates/templates.ts';
import { writePreviews } from './write-previews.ts';

describe('the preview of mails', () => {
  let folder: string;
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'facade-preview-'));
    const own = "---\nsubject: 'Nieuw <wachtwoord>'\n---\n[Kies]({RESET_LINK})\n";
    const look = mailLook(await contentWith({ 'mails/password-reset.nl.md': own }), 'https://agency.example');
    const from = { name: 'Testkantoor', address: 'info@testkantoor.example' };
    await writePreviews({ folder, templates: MAIL_TEMPLATES, languages: ['nl', 'fr'], look, from });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('has every mail in each language and form, and an index page', () => {
    expect(readdirSync(folder)).toHaveLength(MAIL_TEMPLATES.length * 2 * 3 + 1);
    const links = [...read('index.html').matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(new Set(links)).toEqual(new Set(readdirSync(folder).filter((file) => file !== 'index.html')));
  });

  test('shows the agency’s own texts, and marks them', () => {
    expect(read('password-reset.nl.txt')).toContain('Kies:\nhttps://agency.example/nl/login/?token=sample');
    expect(read('index.html')).toContain('Nieuw &lt;wachtwoord&gt;');
    expect(read('index.html').match(/<td>mails\//g)).toHaveLength(1);
  });

  test('has the same parts in its messages as the site: appointment, unsubscription, both forms', () => {
    expect(read('visit-booked.fr.eml')).toMatch(/text\/calendar;[^\r]*method=REQUEST/);
    expect(read('visit-cancelled.fr.eml')).toMatch(/text\/calendar;[^\r]*method=CANCEL/);
    expect(read('demand-matches.nl.eml')).toContain(
      'List-Unsubscribe: <https://agency.example/nl/unsubscribe/?token=sample>',
    );
    expect(read('demand-matches.nl.eml')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(read('contact-confirmation.nl.eml')).toContain('text/html');
    expect(read('contact-confirmation.nl.eml')).toContain('Auto-Submitted: auto-replied');
    expect(read('enquiry-agency.nl.eml')).not.toContain('Auto-Submitted');
  });
});
