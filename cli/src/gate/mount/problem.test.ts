import { problemIn, type Said, thrown } from './problem.ts';

const said = (text: string, { type = 'error', args = [{}] as unknown[] } = {}): Said => ({
  type: () => type,
  text: () => text,
  args: () => args,
  location: () => ({ url: 'http://localhost/_sections/web/a.js', lineNumber: 2, columnNumber: 4 }),
});

const BLOCKED = `Applying inline style violates the following Content Security Policy directive "style-src 'self'". Blocked.`;

test.each([
  ['an error that it logs', said('left over\nmore'), { kind: 'logs', what: 'it logs an error: left over' }],
  [
    'an error that a boundary caught',
    said('TypeError: no x\n    at f (a.js:1:2)'),
    { kind: 'fails', what: 'it fails: no x' },
  ],
  ['its failure', said('[facade] section mf-a failed: no x'), { kind: 'fails', what: 'it fails: no x' }],
  ['another render', said('[facade] hydration: Error: Minified React error #418\n    at f'), { kind: 'differs' }],
  [
    'what the policy blocks',
    said(BLOCKED, { args: [] }),
    { kind: 'breaks', what: 'it breaks the content policy: Applying inline style (style-src)' },
  ],
])('%s is a problem of the section', (_what, message, problem) => {
  expect(problemIn(message, 'mf-a')).toMatchObject(problem);
});

test.each([
  ['a warning', said('deprecated', { type: 'warning' })],
  ['the failure of another section, which is not there', said('[facade] section mf-b failed: 503')],
  ['an answer that is not there', said('Failed to load resource: 503', { args: [] })],
])('%s is none', (_what, message) => {
  expect(problemIn(message, 'mf-a')).toBeNull();
});

test('names the place of an error that is logged, and the stack of one that is thrown', () => {
  expect(problemIn(said('left over'), 'mf-a')?.stack).toBe('http://localhost/_sections/web/a.js:3:5');
  expect(thrown('Error: x\n    at f (b.js:1:2)').stack).toContain('b.js:1:2');
  expect(thrown('x').stack).toBeUndefined();
});
