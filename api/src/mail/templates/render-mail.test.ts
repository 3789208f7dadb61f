import { LANGUAGES } from '@facade/shared-domain/model';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { mailSamples } from '../../app/mail-preview/samples.ts';
import { contentWith } from '../../content/testing/small-folder.ts';
import { mailLook } from '../../correspondence/mail-look.ts';
import type { MailLook } from './mail-look.ts';
import { renderMail } from './render-mail.ts';
import { MAIL_TEMPLATES, type MailTemplate } from './templates.ts';

/** Errors in the HTML. */
function errorsOf(html: string): string[] {
  const errors: string[] = [];
  parse(html, { onParseError: ({ code }) => void errors.push(code) });
  return errors;
}

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Every element of a page. */
function elementsOf(html: string): DefaultTreeAdapterTypes.Element[] {
  const found: DefaultTreeAdapterTypes.Element[] = [];
  const visit = (node: Node) => {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  parse(html).childNodes.forEach(visit);
  return found;
}

const attributesOf = (html: string, name: string): string[] =>
  elementsOf(html).flatMap(({ attrs }) => attrs.filter((one) => one.name === name).map(({ value }) => value));

/** Text as a mail program shows it. */
function visibleText(html: string): string {
  const parts: string[] = [];
  const visit = (node: Node) => {
    if (node.nodeName === 'style' || node.nodeName === 'title') return;
    if (node.nodeName === '#text') parts.push((node as DefaultTreeAdapterTypes.TextNode).value);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  parse(html).childNodes.forEach(visit);
  return parts.join(' ').replace(/\s+/g, ' ');
}

const ORIGIN = 'https://www.agency.example';

const LINKABLE = /https?:\/\/|www\.\p{L}|\S@\S|\p{L}\.\p{L}{2}/iu;

const every = MAIL_TEMPLATES.flatMap((template) => LANGUAGES.map((language) => [template, language] as const));

describe('mails', () => {
  let look: MailLook;
  const render = <Template extends MailTemplate>(template: Template, language: (typeof LANGUAGES)[number] = 'nl') =>
    renderMail(template, language, mailSamples(language)[template], look);
  beforeAll(async () => {
    look = mailLook(await contentWith(), ORIGIN);
  });

  test.each(every)('%s in %s is valid HTML, with every sample value and no word in braces', (template, language) => {
    const { subject, html, text } = render(template, language);
    expect(errorsOf(html)).toEqual([]);
    expect(subject).toMatch(/\S/);
    for (const form of [subject, html.replace(/<style>[\s\S]*<\/style>/, ''), text])
      expect(form).not.toMatch(/\{[A-Z_]*\}|undefined|null/);
    expect(attributesOf(html, 'lang')).toEqual([language]);
    for (const href of attributesOf(html, 'href'))
      expect(href).toMatch(/^(https:\/\/www\.agency\.example\/|mailto:|tel:\+)/);
    expect(text).toContain('Teststraat 1, 7800');
    expect(visibleText(html)).toContain('BIV 000.001');
  });

  test.each(every)('%s in %s has the same content as text', (template, language) => {
    const { html, text } = render(template, language);
    const words = (from: string) => new Set(from.toLowerCase().match(/\p{L}{4,}/gu));
    const inText = words(text);
    const preview = /mso-hide:all">(.*?)<\/div>/s.exec(html)?.[1] ?? '';
    const missing = [...words(visibleText(html.replace(preview, '')))].filter((word) => !inText.has(word));
    expect(missing).toEqual([]);
  });

  test('leave out a paragraph, button or row without a value', () => {
    const { html, text } = renderMail(
      'visit-booked',
      'nl',
      { about: 'Woning, Aat', when: 'morgen', changeLink: `${ORIGIN}/x` },
      look,
    );
    for (const form of [html, text]) {
      expect(form).not.toContain('Waar');
      expect(form).not.toContain('ontvangen door');
      expect(form).toContain('Bezoek verplaatsen of annuleren');
    }
  });

  test('escape a visitor’s text, and create no link from it', () => {
    const mail = renderMail(
      'send-to-friend',
      'nl',
      {
        sender: '<b>Eve</b> [click](https://evil.example)',
        message: '<script>alert(1)</script>\n**[win](https://evil.example)** or mail eve@evil.example {PHONE}\n# Title',
        homes: mailSamples('nl')['send-to-friend'].homes,
      },
      look,
    );
    expect(elementsOf(mail.html).map(({ tagName }) => tagName)).not.toContain('script');
    expect(mail.html).not.toContain('<b>');
    expect(visibleText(mail.html)).toContain('**[win](https: //evil. example)** or mail eve @ evil. example {PHONE}');
    expect(attributesOf(mail.html, 'href').join()).not.toContain('evil');
    expect(mail.text).toContain('> # Title');
  });

  test('link only to web addresses', () => {
    const mail = renderMail('password-reset', 'nl', { resetLink: 'javascript:alert(1)', expires: 'morgen' }, look);
    expect(mail.html).not.toContain('javascript');
  });

  test('escape every value, and contain no injected header, link or element', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom(
          ...'<>"\'&;:/@.[]()*_{}#`\r\n\t a1ê'.split(''),
          'http://',
          'www.',
          'evil.be',
          '{URL}',
          '<!--',
          '-->',
          '\u2028',
          '\u202e',
        ),
      }),
    );
    const plain = renderMail('send-to-friend', 'fr', { sender: 'An', message: 'x', homes: [] }, look);
    const tags = elementsOf(plain.html)
      .map(({ tagName }) => tagName)
      .filter((tag) => tag !== 'br')
      .sort();
    const links = attributesOf(plain.html, 'href');
    fc.assert(
      fc.property(typed, typed, (sender, message) => {
        const mail = renderMail(
          'send-to-friend',
          'fr',
          { sender: `An ${sender}`, message: `x${message}`, homes: [] },
          look,
        );
        // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
        expect(mail.subject).not.toMatch(/[\x00-\x1f\x7f\u2028\u2029\u202a-\u202e]/);
        expect(errorsOf(mail.html)).toEqual([]);
        expect(
          elementsOf(mail.html)
            .map(({ tagName }) => tagName)
            .filter((tag) => tag !== 'br')
            .sort(),
        ).toEqual(tags);
        expect(attributesOf(mail.html, 'href')).toEqual(links);
        const quoted = mail.text
          .split('\n')
          .filter((line) => line.startsWith('>'))
          .join('\n');
        expect(quoted).not.toMatch(LINKABLE);
        expect(mail.subject).not.toMatch(LINKABLE);
      }),
      { numRuns: 500 },
    );
  });
});
