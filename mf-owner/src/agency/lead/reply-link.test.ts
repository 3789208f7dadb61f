import { replyLink } from './reply-link.ts';

const lead = {
  email: 'jean@example.be',
  language: 'fr' as const,
  createdAt: '2026-03-12T09:05:00.000Z',
  fields: [{ name: 'firstName', values: ['Jean'] }],
};
const message = (text: string) => [{ name: 'message', values: [text] }];

test('a reply has a subject in the visitor’s language, and only one address', () => {
  expect(replyLink(lead, 'Maison & jardin')).toBe(
    'mailto:jean@example.be?subject=Votre%20message%20%3A%20Maison%20%26%20jardin',
  );
  expect(replyLink({ ...lead, email: 'a@b.be?bcc=c@d.be,e@f.be' }, 'x')).toMatch(
    /^mailto:a@b\.be%3Fbcc%3Dc%40d\.be%2Ce%40f\.be\?subject=/,
  );
});

test('it quotes the message, which adds no headers', () => {
  const body = (text: string) => new URL(replyLink({ ...lead, fields: message(text) }, 'x')).searchParams.get('body');
  expect(body('Bonjour\n& merci')).toBe('\r\n\r\nLe 12 mars 2026 à 10:05, vous avez écrit :\r\n> Bonjour\r\n> & merci');
  expect(replyLink({ ...lead, fields: message('&bcc=c@d.be') }, 'x')).not.toContain('&bcc');
  expect(body('a'.repeat(5000))?.length).toBeLessThan(1100);
});
