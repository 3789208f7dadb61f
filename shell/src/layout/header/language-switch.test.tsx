import { TestPage } from '@facade/section-kit/testing';
import { render, screen } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { siteWithMenu } from '../test-site.ts';
import { LanguageSwitch } from './language-switch.tsx';

const show = (site = siteWithMenu()) =>
  render(
    <TestPage site={site} locales={{ shell: nl }}>
      <LanguageSwitch alternates={{ nl: '/nl/te-koop/ath/huis/12/', fr: '/fr/a-vendre/ath/maison/12/' }} />
    </TestPage>,
  );

test('each enabled language links to this page in that language, or to its home page', () => {
  show();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['NL', '/nl/te-koop/ath/huis/12/'],
    ['FR', '/fr/a-vendre/ath/maison/12/'],
    ['EN', '/en/'],
  ]);
  expect(screen.getByText('NL')).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('FR')).toHaveAttribute('hreflang', 'fr');
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
