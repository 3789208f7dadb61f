import { TestPage } from '@facade/section-kit/testing';
import type { Popup } from '@facade/shared-domain/model';
import { render, screen } from '@testing-library/react';
import nl from '../locales/nl.json';
import { PageLayout } from './page-layout.tsx';
import { siteWithMenu } from './test-site.ts';

const popup: Popup = {
  delaySeconds: 8,
  title: 'Gesloten',
  html: '<p>Vanaf 3 januari.</p>',
  link: { label: 'Bericht', path: '/nl/contact/' },
  picture: null,
};

const show = (shown: Popup | null = null) =>
  render(
    <TestPage site={siteWithMenu({ popup: shown })} locales={{ shell: nl }}>
      <PageLayout alternates={{}}>
        <h1>Page</h1>
      </PageLayout>
    </TestPage>,
  );

test('the first link skips to the content', () => {
  const { container } = show();
  const first = container.querySelector('a');
  expect(first).toHaveTextContent('Naar de inhoud');
  expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Page' }));
});

test('header before the content, footer after it', () => {
  show();
  const following = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(following(screen.getByRole('banner'), screen.getByRole('main'))).toBeTruthy();
  expect(following(screen.getByRole('main'), screen.getByRole('contentinfo'))).toBeTruthy();
});

test('a popup is in the document, closed, with its text, link and delay', () => {
  const { container } = show(popup);
  const dialog = container.querySelector('dialog');
  expect(dialog).not.toHaveAttribute('open');
  expect(dialog).toHaveAttribute('data-delay', '8');
  expect(dialog).toHaveTextContent('Vanaf 3 januari.');
  expect(screen.getByText('Bericht')).toHaveAttribute('href', '/nl/contact/');
});

test('the content of a popup has the classes of the agency', () => {
  const { container } = show({ ...popup, className: 'open-house summer' });
  expect(container.querySelector('dialog .text')).toHaveClass('text', 'open-house', 'summer');
});

test('without a popup there is no dialog', () => {
  const { container } = show();
  expect(container.querySelector('dialog')).toBeNull();
});
