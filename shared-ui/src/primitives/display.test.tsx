import { render, screen } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb.tsx';
import { bandText, EnergyChip } from './energy-chip.tsx';
import { Notice } from './notice.tsx';
import { Ribbon } from './ribbon.tsx';
import { Skeleton } from './skeleton.tsx';

test.each([
  ['a_plusplus', 'A++'],
  ['a_plus', 'A+'],
  ['b_sub', 'B−'],
  ['g', 'G'],
])('band %s reads %s', (band, text) => {
  expect(bandText(band)).toBe(text);
});

test('a chip shows its band in the official colour', () => {
  render(<EnergyChip label={{ band: 'a_plus', region: 'flanders', kwhPerM2: -3 }} size="s" />);
  expect(screen.getByText('A+')).toHaveAttribute('data-band', 'a_plus');
});

test('a ribbon has its label and tone', () => {
  render(<Ribbon ribbon={{ id: 3, label: 'Optie', tone: 'attention', showOnMap: true }} />);
  expect(screen.getByText('Optie')).toHaveAttribute('data-tone', 'attention');
});

test('a danger interrupts screen readers, other notices do not', () => {
  render(
    <>
      <Notice tone="danger" title="Niet verstuurd" />
      <Notice tone="success">Verstuurd</Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Niet verstuurd');
  expect(screen.getByRole('status')).toHaveTextContent('Verstuurd');
});

test('the last step of a breadcrumb is the current page', () => {
  render(
    <Breadcrumb
      label="Kruimelpad"
      items={[
        { label: 'Home', path: '/nl/' },
        { label: 'Te koop', path: '/nl/te-koop/' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Kruimelpad' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/nl/');
  expect(screen.queryByRole('link', { name: 'Te koop' })).toBeNull();
  expect(screen.getByText('Te koop')).toHaveAttribute('aria-current', 'page');
});

test('a skeleton reserves space and is hidden from screen readers', () => {
  const { container } = render(<Skeleton ratio="4 / 3" height="20px" />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstChild).toHaveStyle({ height: '20px' });
});
