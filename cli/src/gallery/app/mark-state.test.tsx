import { markState, widen } from './mark-state.ts';

test.each([
  ['a:hover', 'a:is(:hover,[data-shown-hover])'],
  [
    '.card:hover img, a:focus-visible',
    '.card:is(:hover,[data-shown-hover]) img, a:is(:focus-visible,[data-shown-focus])',
  ],
  ['p:focus-within b:focus', 'p:is(:focus-within,[data-shown-focus-within]) b:is(:focus,[data-shown-focus])'],
  ['.hover, .focus', '.hover, .focus'],
])('%s holds for the shown state too', (selector, widened) => {
  expect(widen(selector)).toBe(widened);
  expect(widen(widened)).toBe(widened);
});

function page(): HTMLElement {
  document.head.innerHTML =
    '<style>.card:hover a { color: red } @media all { a:focus-visible { opacity: .5 } }</style>';
  document.body.innerHTML = '<div class="card"><a href="/">x</a></div>';
  return document.body;
}

const shown = (around: HTMLElement) => getComputedStyle(around.querySelector('a') as Element);

test('ancestors of a hovered element are hovered too', () => {
  const around = page();
  markState(around, 'hover', 'a');
  expect(shown(around).color).toBe('rgb(255, 0, 0)');
});

test('rules of media count, and the focus is not a hover', () => {
  const around = page();
  markState(around, 'focus', 'a');
  expect(document.styleSheets[0]?.cssRules[1]?.cssText).toContain('[data-shown-focus]');
  expect(around.querySelector('a')).toHaveAttribute('data-shown-focus');
  expect(shown(around).color).not.toBe('rgb(255, 0, 0)');
});

test('a selector without a match is an error of the example', () => {
  expect(() => markState(page(), 'hover', 'button')).toThrow('nothing to show with hover: "button"');
});
