import { render, screen } from '@testing-library/react';
import { Icon } from './icon.tsx';
import { iconPaths, isIconName } from './icon-paths.ts';

test('an icon is decoration unless it has a title', () => {
  const { container } = render(
    <>
      <Icon name="bed" />
      <Icon name="heart" title="Bewaren" size={32} />
    </>,
  );
  expect(container.querySelector('svg[aria-hidden="true"]')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Bewaren' })).toHaveAttribute('width', '32');
});

test('only the filled heart is filled', () => {
  const { container } = render(
    <>
      <Icon name="heart" />
      <Icon name="heart-filled" />
    </>,
  );
  expect([...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'))).toEqual([
    null,
    'currentColor',
  ]);
});

test('every path starts with a move and holds only path commands', () => {
  const malformed = Object.entries(iconPaths).filter(
    ([, path]) => !/^M[\d\s.,a-zA-Z-]+$/.test(path) || /[^MmLlHhVvAaCcSsZz\d\s.,-]/.test(path),
  );
  expect(malformed).toEqual([]);
});

test('names that do not exist are detected', () => {
  expect(isIconName('phone')).toBe(true);
  expect(isIconName('housematch')).toBe(false);
  expect(isIconName('toString')).toBe(false);
});
