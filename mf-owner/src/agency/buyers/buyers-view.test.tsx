import { sampleSite, TestPage } from '@facade/section-kit/testing';
import type { BuyersAnswer } from '@facade/shared-domain/model';
import { render, screen, within } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { postedValues } from '../testing/posted-values.ts';
import { buyers, buyersOfHome } from '../testing/sample-buyers.ts';
import { BuyersView } from './buyers-view.tsx';

const show = (answer: BuyersAnswer) =>
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-owner': nl }}>
      <BuyersView answer={answer} />
    </TestPage>,
  );

test('each home says how many people search for it, and leads to what they search for', () => {
  show(buyers);
  expect(screen.getByText('37 mensen zoeken dit')).toBeInTheDocument();
  expect(screen.getByText('1 persoon zoekt dit')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Herenhuis met stadstuin (4321), Aat' })).toHaveAttribute(
    'href',
    '/nl/agency/gezocht/?home=4321',
  );
});

test('of one home, the brochure and the card for the window are there in every language of the site', () => {
  show(buyersOfHome);
  const card = screen.getByText('Raamaffiche (PDF)').parentElement as HTMLElement;
  const links = within(card).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    [
      ['Nederlands', 'nl'],
      ['Français', 'fr'],
      ['English', 'en'],
    ].map(([name, code]) => [name, `/api/properties/4321/window-card.pdf?lang=${code}`]),
  );
});

test('a plain form mails those who know nothing of a home, after it was asked for', () => {
  const { unmount } = show(buyersOfHome);
  expect(screen.getByText('12 zoekopdrachten mailen over dit pand')).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Ja, mail hen', hidden: true }) as HTMLButtonElement;
  expect(button.closest('details')).not.toHaveAttribute('open');
  expect(postedValues(button.form)).toEqual({ form: 'staff-buyers', home: '4321' });
  unmount();
  const { homes, searched } = buyersOfHome;
  show({ ...buyers, homes, searched: searched && { ...searched, untold: 0 } });
  expect(screen.queryByRole('button', { name: 'Ja, mail hen', hidden: true })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Iedereen');
});
