import { createHash } from 'node:crypto';
import { ContentPolicy } from './content-policy.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const PLAIN = { sectionOrigins: [], trackers: false };

test('what goes through is allowed by its hash, nothing else is', () => {
  const policy = new ContentPolicy();
  expect(policy.script('a()', ' type="importmap"')).toBe('<script type="importmap">a()</script>');
  expect(policy.style('p{}')).toBe('<style>p{}</style>');
  const header = policy.header(PLAIN);
  expect(header).toContain(`script-src ${sha256('a()')} 'strict-dynamic';`);
  expect(header).toContain(sha256('p{}'));
  expect(header).not.toContain(sha256('b()'));
});

test('nothing in it is called unsafe, and text becomes script only through named policies', () => {
  const header = new ContentPolicy().header({ sectionOrigins: ['https://cdn.example'], trackers: true });
  expect(header).not.toContain('unsafe');
  expect(header).toContain("require-trusted-types-for 'script'");
  expect(header).toContain("object-src 'none'");
  expect(header).toContain("base-uri 'none'");
});

test('a page may connect to the hosts of its sections, and further only where the agency uses tags', () => {
  const connect = (options: Parameters<ContentPolicy['header']>[0]) =>
    /connect-src ([^;]*)/.exec(new ContentPolicy().header(options))?.[1];
  expect(connect(PLAIN)).toBe("'self'");
  expect(connect({ sectionOrigins: ['http://localhost:5173'], trackers: false })).toBe(
    "'self' http://localhost:5173 ws://localhost:5173",
  );
  expect(connect({ sectionOrigins: [], trackers: true })).toBe("'self' https:");
});

test('style attributes are let through where one develops, and nowhere else', () => {
  expect(new ContentPolicy().header(PLAIN)).not.toContain('style-src-attr');
  expect(new ContentPolicy().header({ ...PLAIN, styleAttributes: true })).toContain("style-src-attr 'unsafe-inline'");
});
