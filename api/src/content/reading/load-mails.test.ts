import { mailLook } from '../../correspondence/mail-look.ts';
import { renderMail } from '../../mail/templates/render-mail.ts';
import { contentWith, problemsWith } from '../testing/small-folder.ts';

const booked = (body: string, subject = 'Tot {WHEN}') => ({
  'mails/visit-booked.nl.md': `---\nsubject: '${subject}'\n---\n\nBeste,\n\n${body}\n`,
});

const RIGHT = '[Wijzigen]({CHANGE_LINK})';

describe('the folder mails', () => {
  test('replaces the text of a mail, in its language only', async () => {
    const look = mailLook(
      await contentWith(
        booked(`Wij zien u bij **{ABOUT}**.\n\nLees [onze diensten](/services/) of [bel](tel:{PHONE}).\n\n${RIGHT}`),
      ),
      'https://agency.example',
    );
    const values = { about: 'Huis, Aat', when: 'maandag', changeLink: 'https://agency.example/x' };
    const own = renderMail('visit-booked', 'nl', values, look);
    expect(own.subject).toBe('Tot maandag');
    expect(own.text).toContain('Wij zien u bij Huis, Aat.');
    expect(own.text).toContain('onze diensten (https://agency.example/nl/diensten/)');
    expect(own.html).toContain('href="https://agency.example/nl/diensten/"');
    expect(own.html).toContain('href="tel:+3268000001"');
    expect(renderMail('visit-booked', 'fr', values, look).subject).toContain('Votre visite');
  });

  test('omits links to the site if its address is not configured', async () => {
    const look = mailLook(await contentWith(booked(`Lees [onze diensten](/services/).\n\n${RIGHT}`)), null);
    const mail = renderMail(
      'visit-booked',
      'nl',
      { about: 'Huis', when: 'nu', changeLink: 'https://a.example/' },
      look,
    );
    expect(mail.text).toContain('Lees onze diensten.');
    expect(mail.html).not.toContain('<img');
  });

  test.each([
    [
      `U ziet {AGNT}.\n\n${RIGHT}`,
      'mails/visit-booked.nl.md, line 7: {AGNT} is not a word of the mail visit-booked; it knows {ABOUT}, {URL}, {AGENT}, {AGENT_PHONE}, {WHEN}, {PLACE}, {CHANGE_LINK}, {AGENCY}, {ADDRESS}, {PHONE}, {EMAIL}, {LICENCE}, {COMPANY_NUMBER}',
    ],
    ['Tot dan.', 'mails/visit-booked.nl.md: {CHANGE_LINK} is missing: without it the mail is useless'],
    [`{CHANGE_LINK}\n\n${RIGHT}`, 'line 7: {CHANGE_LINK} is an address: write [what to click]({CHANGE_LINK})'],
    [`<b>Tot dan</b>\n\n${RIGHT}`, 'line 7: HTML is not allowed in a mail'],
    [`![](one)\n\n${RIGHT}`, 'line 7: a picture is not allowed in a mail'],
    [`| a | b |\n| - | - |\n\n${RIGHT}`, 'line 7: a table is not allowed in a mail'],
    [`[Hier]({ABOUT})\n\n${RIGHT}`, 'line 7: {ABOUT} is not an address'],
    [`[Hier](/nowhere/)\n\n${RIGHT}`, 'line 7: "/nowhere/" leads to no page of the site'],
    [`[Hier](javascript:x)\n\n${RIGHT}`, 'is not a link'],
  ])('is refused with %j, with file and line', async (body, message) => {
    const problems = await problemsWith(booked(body));
    expect(problems.join('\n')).toContain(message);
  });

  test.each([
    [
      { 'mails/greetings.nl.md': '---\nsubject: x\n---\nx' },
      'is not a mail of the site; name it after one: enquiry-agency',
    ],
    [{ 'mails/visit-booked.es.md': '---\nsubject: x\n---\nx' }, '"es" is not a language of the site'],
    [{ 'mails/visit-booked.nl.md': 'Beste' }, 'line 1: must begin with a line `---`'],
    [{ 'mails/visit-booked.nl.md': `---\ntitle: x\n---\n${RIGHT}` }, 'subject: is missing'],
    [booked(RIGHT, 'Van {AGENT}'), 'line 2: {AGENT} may be empty'],
    [booked(RIGHT, 'Zie {CHANGE_LINK}'), 'line 2: {CHANGE_LINK} is not allowed in a single line'],
    [{ 'mails/demand-matches.nl.md': '---\nsubject: x\n---\nZie {HOMES}' }, '{HOMES} must stand alone'],
  ] as const)('is refused with %j', async (files, message) => {
    expect((await problemsWith(files)).join('\n')).toContain(message);
  });
});
