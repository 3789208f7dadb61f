import { checkStyles, outsideScope } from './check-styles.ts';

test.each([
  '.dark & { color: red }',
  '& + & { margin: 0 }',
  '& > a + b { margin: 0 }',
  "html[data-consent='ask'] &:not(:has(form)) .actions { margin: 0 }",
  ':is(.a &, .b &) p { margin: 0 }',
  '@media print { p { margin: 0 } }',
  '@container list (width > 1px) { &:hover { margin: 0 } }',
  'from { opacity: 0 } 50% { opacity: 1 }',
  'inserted; color: inserted; @media inserted { color: red }',
])('%s stays inside its component', (css) => {
  expect(outsideScope(css)).toEqual([]);
});

test.each([
  ['body:has(&) { color: red }', 'body:has(&)'],
  ['html:has(&) * { color: red }', 'html:has(&) *'],
  [':root:has(&) { --primary: pink }', ':root:has(&)'],
  ['body:not(&) a { color: red }', 'body:not(&) a'],
  [':is(body, &) { color: red }', ':is(body, &)'],
  ['& + p { color: red }', '&+p'],
  ['& { &:hover ~ p { color: red } }', '&:hover~p'],
  ['@media print { body:has(&) { color: red } }', 'body:has(&)'],
])('%s does not', (css, selector) => {
  expect(outsideScope(css)).toEqual([`the style of "${selector}" reaches beyond its component`]);
});

test.each(['@keyframes spin', '@font-face', '@property --x', '@layer base'])('%s has a shared name', (rule) => {
  expect(outsideScope(`color: red; ${rule} { x: y }`)).toEqual([
    `the style "${rule}" has a name that the whole page shares`,
  ]);
});

test('reads the templates that the compiler leaves in scripts, and nothing else', () => {
  const script = (css: string) =>
    `const A = s.div.withConfig({ componentId: "x" })(${JSON.stringify(css.split('|'))}, B);`;
  expect(
    checkStyles({
      'a.js': script('color:red;body:has(|&){margin:0;}'),
      'b.js': `${script('&:hover{color:|;}')} call(["body:has(&)", 1]); const list = ["body:has(&){x:y}"];`,
    }),
  ).toEqual(['the style of "body:has(inserted&)" reaches beyond its component']);
});
