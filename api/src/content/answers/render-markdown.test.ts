import { renderMarkdown } from './render-markdown.ts';

const world = {
  href: (link: string) => (link === '/contact/' ? '/nl/contact/' : link),
  picture: (id: string) => (id === 'one' ? { id, width: 900, height: 600, color: '#aabbcc', alt: 'Gevel' } : null),
};
const render = (text: string) => renderMarkdown(text, world);

describe('renderMarkdown', () => {
  test.each([
    ['a script', 'a <script>alert(1)</script>b', '<p>a b</p>'],
    ['an event handler', '<p onclick="x()">a</p>', '<p>a</p>'],
    ['a style', '<p style="position:fixed">a</p>', '<p>a</p>'],
    ['a javascript link', '[a](javascript:alert(1))', '<p><a>a</a></p>'],
    ['a frame', '<iframe src="https://a.example"></iframe>b', 'b'],
    ['a picture from elsewhere', '![a](https://a.example/a.png)', '<p></p>'],
  ])('leaves out %s', (_, text, html) => expect(render(text)).toBe(html));

  test('localizes links and sets rel on outside links', () => {
    expect(render('[a](/contact/) [b](https://b.example)')).toBe(
      '<p><a href="/nl/contact/">a</a> <a href="https://b.example" rel="noopener">b</a></p>',
    );
  });

  test('keeps line breaks as the author wrote them', () => expect(render('a\nb')).toBe('<p>a<br />b</p>'));

  test('starts headings one level below the title of the page', () =>
    expect(render('# a\n\n## b')).toBe('<h2>a</h2>\n<h2>b</h2>'));

  test('gives table headings a scope', () => {
    expect(render('| a |\n| --- |\n| b |')).toContain('<th scope="col">a</th>');
  });

  test('wraps a table in a frame, so that the keyboard can scroll it if it is too wide', () => {
    expect(render('| a |\n| --- |\n| b |')).toMatch(/^<div class="table" tabindex="0"><table>.*<\/table><\/div>$/s);
  });

  test('renders a listed picture with its final size', () => {
    expect(render('![](one)')).toBe(
      '<p><img src="/api/pictures/one?width=1280" alt="Gevel" width="900" height="600" loading="lazy" /></p>',
    );
  });
});
