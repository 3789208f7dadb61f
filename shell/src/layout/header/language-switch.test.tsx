import { TestPage } from '@facade/platform/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { siteWithMenu } from '../test-site.ts';
import { LanguageSwitch } from './language-switch.tsx';

const show = (site = siteWithMenu()) =>
  render(
    <TestPage site={site} locales={{ shell: nl }}>
      <LanguageSwitch alternates={{ nl: '/nl/te-koop/ath/huis/12/', fr: '/fr/a-vendre/ath/maison/12/' }} />
    </TestPage>,
  );

test('each enabled language leads to this page in it, or to its home page', () => {
  show();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['NL', '/nl/te-koop/ath/huis/12/'],
    ['FR', '/fr/a-vendre/ath/maison/12/'],
    ['EN', '/en/'],
  ]);
  expect(screen.getByText('NL')).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('FR')).toHaveAttribute('hreflang', 'fr');
});

test('a choice is remembered where the server and the browser look for it', () => {
  show();
  fireEvent.click(screen.getByText('FR'));
  expect(document.cookie).toContain('i18next=fr');
  expect(localStorage.getItem('i18nextLng')).toBe('fr');
});

test('flags instead of codes where the agency prefers them', () => {
  show(siteWithMenu({ showLanguageFlags: true }));
  expect(screen.getByRole('img', { name: 'FR' })).toBeInTheDocument();
});

test('a site in one language has no switch', () => {
  const { container } = show(
    siteWithMenu({
      languages: [
        { code: 'nl', use: true },
        { code: 'fr', use: false },
      ],
    }),
  );
  expect(container).toBeEmptyDOMElement();
});
