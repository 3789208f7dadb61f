import { TestPage } from '@facade/section-kit/testing';
import type { Site } from '@facade/shared-domain/model';
import { render, screen } from '@testing-library/react';
import nl from '../locales/nl.json';
import { Footer } from './footer.tsx';
import { siteWithMenu } from './test-site.ts';

const show = (changes: Partial<Site> = {}, isStaffArea = false) =>
  render(
    <TestPage site={siteWithMenu(changes)} locales={{ shell: nl }}>
      <Footer isStaffArea={isStaffArea} />
    </TestPage>,
  );

const column = { title: null, intro: null, html: null, pictures: [], links: [] };

test('address, licence and company number are on every page', () => {
  show();
  expect(screen.getByText(/BIV 000\.000/)).toHaveTextContent('Ondernemingsnummer BE 0000.000.000');
  expect(screen.getByText(/BIV 000\.000/).textContent).toContain('BE\u00a00000.000.000');
  expect(screen.getByText('+32 68 00 00 00')).toHaveAttribute('href', 'tel:+3268000000');
  expect(screen.getByText('info@example.be')).toHaveAttribute('href', 'mailto:info@example.be');
});

test('does not repeat what the agency’s own columns contain', () => {
  show({
    footer: {
      copyright: '© Testkantoor',
      columns: [
        { ...column, title: 'Wettelijk', html: '<p>BIV 000.000, BE 0000.000.000, info@example.be</p>' },
        { ...column, links: [{ label: 'Privacyverklaring', path: '/nl/privacy/' }] },
      ],
    },
  });
  expect(screen.getAllByText(/BIV 000\.000/)).toHaveLength(1);
  expect(screen.queryByText('info@example.be')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Wettelijk' })).toBeInTheDocument();
  expect(screen.queryByText('Privacy')).toBeNull();
  expect(screen.getByText('Privacyverklaring')).toHaveAttribute('href', '/nl/privacy/');
  expect(screen.getByText('Cookiebeleid')).toHaveAttribute('href', '/nl/cookiebeleid/');
  expect(screen.getByText('© Testkantoor')).toBeInTheDocument();
});

test('one number in the columns does not remove the other', () => {
  show({ footer: { copyright: '', columns: [{ ...column, html: '<p>BIV 000.000</p>' }] } });
  expect(screen.getByText(/BE 0000\.000\.000/)).toBeInTheDocument();
});

test('opening hours and the button for cookie settings', () => {
  const { agency } = siteWithMenu();
  show({ agency: { ...agency, openingHours: [{ days: 'Zaterdag', hours: '9.30–13.00' }] } });
  expect(screen.getByText('Zaterdag').nextSibling).toHaveTextContent('9.30–13.00');
  expect(screen.getByRole('button', { name: 'Cookievoorkeuren wijzigen' })).toHaveAttribute(
    'data-emit',
    'consent:open',
  );
});

test('footer and columns have the colours that the agency chose', () => {
  const ground = { color: '#101820', ink: '#fbf8f2', isDark: true };
  show({ footer: { copyright: '©', columns: [{ ...column, title: 'Kantoor', ground }] } });
  const shown = screen.getByRole('heading', { name: 'Kantoor' }).closest('section');
  expect(shown).toHaveAttribute('data-ground');
  expect(shown?.style.getPropertyValue('--ground-ink')).toBe('#fbf8f2');
  expect(screen.getByRole('contentinfo')).not.toHaveAttribute('data-ground');
});

test('the newsletter is sent below the tick that it needs', () => {
  show();
  const tick = screen.getByRole('checkbox', { name: nl.newsletter.privacy });
  const button = screen.getByRole('button', { name: nl.newsletter.send });
  expect(tick.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('where staff work there is no newsletter and no offer, only the legal line', () => {
  show({ footer: { copyright: '© Testkantoor', columns: [{ ...column, title: 'Aanbod' }] } }, true);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText('Aanbod')).toBeNull();
  expect(screen.getByText('Cookiebeleid')).toBeVisible();
});
