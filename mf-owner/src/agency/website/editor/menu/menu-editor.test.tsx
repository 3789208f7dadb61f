import { sampleSite, TestPage } from '@facade/section-kit/testing';
import type { WebsiteMenuEntry, WebsiteThingAnswer } from '@facade/shared-domain/model';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nl from '../../../../locales/nl.json';
import { footer, menu } from '../../testing/sample-website.ts';
import { EditorView } from '../editor-view.tsx';
import { readDraft } from '../saved-draft.ts';

const user = userEvent.setup({ delay: null });

beforeEach(() => localStorage.clear());

const show = (answer: WebsiteThingAnswer) =>
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-owner': nl }}>
      <EditorView data={{ answer, done: null }} />
    </TestPage>,
  );

const button = (name: string) => screen.getByRole('button', { name });
const kept = () => (readDraft('menu.yaml')?.values.menu ?? []) as WebsiteMenuEntry[];
const shown = (entries = kept()): string =>
  entries.map(({ page, children }) => page + (children.length > 0 ? `(${shown(children)})` : '')).join(' ');

test('an entry is moved by the keyboard, keeps the focus and is announced', async () => {
  show(menu);
  button('Te koop omhoog').focus();
  await user.keyboard('{Enter}');
  expect(shown()).toBe('/for-sale/ /');
  expect(screen.getByText('Te koop staat op plaats 1 van 2.')).toBeInTheDocument();
  expect(button('Te koop omlaag')).toHaveFocus();
});

test('an entry goes below another, comes out again and is removed', async () => {
  show(menu);
  await user.click(button('Te koop onder de vorige zetten'));
  expect(shown()).toBe('/(/for-sale/)');
  await user.click(button('Te koop een niveau hoger zetten'));
  expect(readDraft('menu.yaml')).toBeNull();
  await user.click(button('Start uit het menu halen'));
  expect(shown()).toBe('/for-sale/');
  expect(screen.getByText('Start is uit het menu gehaald.')).toBeInTheDocument();
});

test('a page is added and named in each language', async () => {
  show(menu);
  await user.click(button('Pagina toevoegen'));
  const [, , added] = screen.getAllByRole('combobox', { name: 'Pagina' });
  await user.selectOptions(added as HTMLElement, '/contact/');
  const [, , label] = screen.getAllByRole('textbox', { name: 'Eigen tekst' });
  await user.type(label as HTMLElement, 'Bel ons');
  expect(kept()[2]).toEqual({
    from: null,
    page: '/contact/',
    labels: { nl: 'Bel ons' },
    children: [],
  });
  expect(button('Bel ons omhoog')).toBeEnabled();
  expect(button('Bel ons omlaag')).toBeDisabled();
});

test('links of a column are added, moved and removed', async () => {
  show(footer);
  await user.click(button('Link toevoegen'));
  expect(screen.getByRole('list', { name: 'Links' }).children).toHaveLength(3);
  const links = () => screen.getAllByRole('combobox', { name: 'Link' });
  expect(links()[2]).toHaveFocus();
  await user.type(links()[2] as HTMLElement, '/privacy/');
  const [, , text] = screen.getAllByRole('textbox', { name: 'Tekst van de link' });
  await user.type(text as HTMLElement, 'Privacy');
  await user.click(button('Privacy omhoog'));
  await user.click(button('Te koop weghalen'));
  expect(screen.getByText('Te koop is weggehaald.')).toBeInTheDocument();
  expect(readDraft('footer.yaml')?.values['columns[0].links']).toEqual([
    { from: null, page: '/privacy/', labels: { nl: 'Privacy' }, children: [] },
    { from: '1', page: '/contact/', labels: { nl: 'Contact', fr: 'Contact' }, children: [] },
  ]);
  expect(screen.queryByRole('button', { name: /onder de vorige/ })).toBeNull();
});
