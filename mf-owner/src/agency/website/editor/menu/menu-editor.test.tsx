import { sampleSite, TestPage } from '@facade/section-kit/testing';
import type { WebsiteMenuEntry } from '@facade/shared-domain/model';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nl from '../../../../locales/nl.json';
import { readDraft } from '../../model/kept-draft.ts';
import { menu } from '../../testing/sample-website.ts';
import { EditorView } from '../editor-view.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  localStorage.clear();
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-owner': nl }}>
      <EditorView data={{ answer: menu, done: null }} />
    </TestPage>,
  );
});

const button = (name: string) => screen.getByRole('button', { name });
const kept = () => (readDraft('menu.yaml')?.values.menu ?? []) as WebsiteMenuEntry[];
const shown = (entries = kept()): string =>
  entries.map(({ page, children }) => page + (children.length > 0 ? `(${shown(children)})` : '')).join(' ');

test('an entry is moved by the keyboard, keeps the focus and is said', async () => {
  button('Te koop omhoog').focus();
  await user.keyboard('{Enter}');
  expect(shown()).toBe('/for-sale/ /');
  expect(screen.getByText('Te koop staat op plaats 1 van 2.')).toBeInTheDocument();
  expect(button('Te koop omlaag')).toHaveFocus();
});

test('an entry goes below another, comes out again and is removed', async () => {
  await user.click(button('Te koop onder de vorige zetten'));
  expect(shown()).toBe('/(/for-sale/)');
  await user.click(button('Te koop een niveau hoger zetten'));
  expect(readDraft('menu.yaml')).toBeNull();
  await user.click(button('Start uit het menu halen'));
  expect(shown()).toBe('/for-sale/');
  expect(screen.getByText('Welkom is uit het menu gehaald.')).toBeInTheDocument();
});

test('a page is added and named in each language', async () => {
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
