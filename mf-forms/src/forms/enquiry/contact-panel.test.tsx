import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { render, screen } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { ContactPanel } from './contact-panel.tsx';
import type { About } from './contact-values.ts';

function show(about: About) {
  const site = sampleSite();
  const agency = { ...site.agency, openingHours: [{ days: 'Zaterdag', hours: '9.30–13.00' }] };
  return render(
    <TestPage site={{ ...site, agency }} locales={{ 'mf-forms': nl }}>
      <ContactPanel about={about} />
    </TestPage>,
  );
}

test('the general form has the other ways to reach the agency beside it', () => {
  show(null);
  expect(screen.getByRole('link', { name: '+32\u00a068\u00a000\u00a000\u00a000' })).toHaveAttribute(
    'href',
    'tel:+3268000000',
  );
  expect(screen.getByRole('link', { name: 'info@example.be' })).toHaveAttribute('href', 'mailto:info@example.be');
  expect(screen.getByRole('complementary')).toHaveTextContent('Grand-Place 1, 7800 AthZaterdag9.30–13.00');
});

test('the form about a property stands alone: the page around it names its agent', () => {
  show({ kind: 'property', id: 1 });
  expect(screen.getByRole('button', { name: nl.send })).toBeVisible();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
