import { replyLink } from './reply-link.ts';

test('a reply has a subject, and only one address', () => {
  expect(replyLink('jean@example.be', 'Votre message : Maison & jardin')).toBe(
    'mailto:jean@example.be?subject=Votre%20message%20%3A%20Maison%20%26%20jardin',
  );
  expect(replyLink('a@b.be?bcc=c@d.be,e@f.be', 'x')).toBe('mailto:a@b.be%3Fbcc%3Dc%40d.be%2Ce%40f.be?subject=x');
});
