import { createElement, type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { sectionHoles } from './section-holes.ts';

function Broken(): ReactNode {
  throw new Error('it throws');
}

const frame = (section: string, child: ReactNode) =>
  createElement(
    'div',
    { 'data-section': section, 'data-release': '1.0.0', 'data-expose': 'page-list' },
    createElement(Suspense, { fallback: null }, child),
  );

test('React leaves a hole at the start of the frame where a section throws', () => {
  const markup = renderToString(
    createElement('main', null, frame('mf-a', 'sound'), frame('mf-b', createElement(Broken))),
  );
  expect(sectionHoles(markup)).toEqual([
    { section: 'mf-b', expose: 'page-list', index: markup.indexOf('<div data-section="mf-b"') },
  ]);
});

test('there is no hole where everything was rendered', () => {
  expect(sectionHoles(renderToString(frame('mf-a', 'sound')))).toEqual([]);
});
