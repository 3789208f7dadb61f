import { moveInlineStyles } from './inline-styles.ts';

test('each distinct style becomes one rule that its elements refer to', () => {
  const { html, css } = moveInlineStyles(
    '<p style="color:red">a</p><i style="--a:1;left:20%">b</i><b class="x" style="color:red">c</b>',
  );
  expect(html).toBe('<p data-style="0">a</p><i data-style="1">b</i><b class="x" data-style="0">c</b>');
  expect(css).toBe('[data-style="0"]:not(#_#_){color:red}[data-style="1"]:not(#_#_){--a:1;left:20%}');
});

test('decodes entities and leaves text unchanged', () => {
  const { html, css } = moveInlineStyles(
    '<p style="background-image:url(&quot;/a?b&amp;c&quot;)">say style=&quot;x&quot;</p>',
  );
  expect(html).toBe('<p data-style="0">say style=&quot;x&quot;</p>');
  expect(css).toContain('{background-image:url("/a?b&c")}');
});

test.each(['color:red}body{display:none', 'x:&lt;/style><script>', 'a:b</style>'])(
  'a value that would break out of its rule is dropped: %s',
  (value) => {
    const { html, css } = moveInlineStyles(`<p style="${value}">a</p>`);
    expect(html).not.toContain('style');
    expect(css).not.toMatch(/display|script|<\/style/);
  },
);

test('nothing to move', () => expect(moveInlineStyles('<p>a</p>')).toEqual({ html: '<p>a</p>', css: '' }));
