import { outlineOf } from '../reading/outline.ts';
import { leavesSite, linkProblem, splitLink } from './link-target.ts';

const outline = outlineOf(
  new Map<string, unknown>([
    ['pages/a.yaml', { path: '/for-sale/' }],
    ['pages/b.yaml', { path: '/Discret/' }],
  ]),
);

describe('linkProblem', () => {
  test.each([
    '/for-sale/',
    '/for-sale/?city=Ath|7800&type=1',
    '/for-sale/#top',
    '/discret/',
    '/property/4321/',
    '/project/79/',
    '/project/79/?a=b#c',
    '/project/?id=79',
    '/project/?id=79&a=b#c',
    '#part',
    'https://www.example.com/a?b',
    'tel:+32 68 00 00 01',
    'mailto:info@agency.example',
    'tel:{PHONE}',
  ])('accepts %s', (link) => expect(linkProblem(link, outline)).toBeNull());

  test.each([
    '',
    'for-sale',
    '/for-sale',
    '/nl/te-koop/',
    '/property/x/',
    '/project/?id=x',
    '/project/?id=',
    '/project/',
    '/property/?id=4321',
    'www.example.com',
    'javascript:alert(1)',
    'http://',
  ])('refuses %j', (link) => expect(linkProblem(link, outline)).not.toBeNull());
});

describe('leavesSite', () => {
  test('distinguishes web, phone and mail links from the site’s own', () => {
    expect(['https://a.example', 'tel:112', 'mailto:a@b.example', '/a/', '#b'].map(leavesSite)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('splitLink', () => {
  test('splits the path from what follows', () => {
    expect(splitLink('/a/?b#c')).toEqual({ path: '/a/', rest: '?b#c' });
    expect(splitLink('/a/')).toEqual({ path: '/a/', rest: '' });
  });
});
