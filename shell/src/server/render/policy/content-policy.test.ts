import { createHash } from 'node:crypto';
import { ContentPolicy } from './content-policy.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const PLAIN = { sectionOrigins: [] };
const SOURCES = {
  pictures: ['https://tiles.example'],
  frames: ['https://tours.example'],
  media: ['https://films.example'],
  connections: ['https://tags.example'],
};

test('allows only registered inline parts, by their hash', () => {
  const policy = new ContentPolicy();
  expect(policy.script('a()', ' type="importmap"')).toBe('<script type="importmap">a()</script>');
  expect(policy.style('p{}')).toBe('<style>p{}</style>');
  const header = policy.header(PLAIN);
  expect(header).toContain(`script-src ${sha256('a()')} 'strict-dynamic';`);
  expect(header).toContain(sha256('p{}'));
  expect(header).not.toContain(sha256('b()'));
});

test('contains nothing unsafe, and text becomes script only through named policies', () => {
  const header = new ContentPolicy().header({ sectionOrigins: ['https://cdn.example'], sources: SOURCES });
  expect(header).not.toContain('unsafe');
  expect(header).toContain("require-trusted-types-for 'script'");
  expect(header).toContain("object-src 'none'");
  expect(header).toContain("base-uri 'none'");
});

test('a page loads only from the site and from the sources that the settings name', () => {
  const directives = (options: Parameters<ContentPolicy['header']>[0]) =>
    Object.fromEntries(
      new ContentPolicy()
        .header(options)
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );
  expect(directives(PLAIN)).toMatchObject({
    'default-src': "'none'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'img-src': "'self' data:",
    'media-src': "'self'",
    'frame-src': "'self'",
    'connect-src': "'self'",
  });
  expect(directives({ sectionOrigins: ['http://localhost:5173'], sources: SOURCES })).toMatchObject({
    'img-src': "'self' data: https://tiles.example",
    'media-src': "'self' https://films.example",
    'frame-src': "'self' https://tours.example",
    'connect-src': "'self' http://localhost:5173 ws://localhost:5173 https://tags.example",
  });
});

test('allows style attributes only in development', () => {
  expect(new ContentPolicy().header(PLAIN)).not.toContain('style-src-attr');
  expect(new ContentPolicy().header({ ...PLAIN, styleAttributes: true })).toContain("style-src-attr 'unsafe-inline'");
});
