import { on } from '@facade/platform/section';
import { TestPage } from '@facade/platform/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import nl from '../locales/nl.json';
import { Footer } from './footer.tsx';
import { PageLayout } from './page-layout.tsx';
import { siteWithMenu } from './test-site.ts';

const show = (busy = false) =>
  render(
    <TestPage site={siteWithMenu()} locales={{ shell: nl }}>
      <PageLayout alternates={{}} banner={<p>Banner</p>} busy={busy}>
        <h1>Page</h1>
      </PageLayout>
      <Footer />
    </TestPage>,
  );

test('the first link skips to the content', () => {
  const { container } = show();
  const first = container.querySelector('a');
  expect(first).toHaveTextContent('Naar de inhoud');
  expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Page' }));
  expect(screen.getByText('Banner').nextElementSibling).toBe(screen.getByRole('main'));
});

test('the footer opens the cookie settings, which it cannot do by itself', () => {
  show();
  const opened = jest.fn();
  const stop = on('consent:open', opened);
  fireEvent.click(screen.getByRole('heading', { name: 'Page' }));
  expect(opened).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cookievoorkeuren wijzigen' }));
  expect(opened).toHaveBeenCalledTimes(1);
  stop();
});

test('a navigation under way is told to screen readers', () => {
  show(true);
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
});
