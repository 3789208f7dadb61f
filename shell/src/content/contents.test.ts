import { withContents } from './contents.ts';

const text = (...headings: string[]) => headings.map((heading) => `<h2>${heading}</h2><p>…</p>`).join('');

test('lists the headings of a long text and gives each an id', () => {
  const { html, entries } = withContents(text('Prijs', 'Wat <em>daarin</em> zit', 'Huur &amp; koop'), 'm-7');
  expect(entries).toEqual([
    { id: 'm-7-1', text: 'Prijs' },
    { id: 'm-7-2', text: 'Wat daarin zit' },
    { id: 'm-7-3', text: 'Huur & koop' },
  ]);
  for (const { id } of entries) expect(html).toContain(`<h2 id="${id}">`);
});

test('leaves a short text unchanged', () => {
  const html = text('Prijs', 'Huur');
  expect(withContents(html, 'm-7')).toEqual({ html, entries: [] });
});
