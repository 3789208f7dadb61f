import { compact } from './compact.ts';
import { globalCss } from './global.style.ts';
import { TOKEN_NAMES } from './tokens.ts';

test('compacting keeps the meaning of a rule', () => {
  expect(compact('\n a ,  b { margin: 0 auto ; color: red; }\n p > i { width: calc(1px - 2px) }')).toBe(
    'a,b{margin:0 auto;color:red}p>i{width:calc(1px - 2px)}',
  );
});

test('braces are balanced and every token used exists', () => {
  expect(globalCss.split('{')).toHaveLength(globalCss.split('}').length);
  const used = [...globalCss.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name);
  expect(used.filter((name) => !TOKEN_NAMES.includes(name ?? ''))).toEqual([]);
});

test.each(['.wrap{', '.visually-hidden{', '.skip-link{', ':focus-visible{', 'prefers-reduced-motion', 'forced-colors'])(
  'it has %s',
  (part) => {
    expect(globalCss).toContain(part);
  },
);

test('colours come from tokens, except for the official energy labels', () => {
  const outside = globalCss.replace(/\.ui-energy[^}]*\}/g, '');
  expect(outside.match(/#[\da-f]{3,8}\b|rgb\(/gi)).toBeNull();
});
