import { useTexts } from '@facade/section-kit';
import { sampleSite } from '@facade/section-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { TextsProvider } from '../composition/texts-provider.tsx';
import { createPageTexts } from './page-texts.ts';

const state = {
  language: 'nl' as const,
  texts: { 'mf-a': { title: 'Titel' }, 'mf-b': { title: 'B' } },
  partial: ['mf-a'],
  site: { ...sampleSite(), wording: { 'mf-a': { more: 'Ons woord' } } },
};
const load = jest.fn();
beforeEach(() => {
  load.mockReset();
  load.mockResolvedValue({ default: { title: 'Titel', more: 'Meer', list: { none: 'Geen' } } });
});

test('the rest of a section’s texts is loaded once something needs it, with the agency’s words', async () => {
  const { all, complete } = createPageTexts(state, load);
  const t = all.of('mf-a');
  expect(t('title')).toBe('Titel');
  await complete('mf-b');
  expect(load).not.toHaveBeenCalled();
  await complete('mf-a');
  expect([t('more'), t('list.none'), t('nothing')]).toEqual(['Ons woord', 'Geen', 'nothing']);
  await complete('mf-a');
  expect(load.mock.calls).toEqual([['mf-a', 'locale-nl']]);
});

test('a section that was not on the page gets all of its texts', async () => {
  const { all, complete } = createPageTexts(state, load);
  await complete('mf-c');
  expect(all.of('mf-c')('more')).toBe('Meer');
});

test('a component that shows a text which did not travel is rendered again with it', async () => {
  const { all } = createPageTexts(state, load);
  const Part = () => <p data-testid="part">{useTexts('mf-a')('list.none')}</p>;
  render(
    <TextsProvider texts={all}>
      <Part />
    </TextsProvider>,
  );
  expect(screen.getByTestId('part')).toHaveTextContent('');
  await act(async () => {});
  expect(screen.getByTestId('part')).toHaveTextContent('Geen');
});

test('texts that cannot be loaded are asked for again', async () => {
  load.mockRejectedValueOnce(new Error('lost'));
  const { all, complete } = createPageTexts(state, load);
  await expect(complete('mf-a')).rejects.toThrow('lost');
  await complete('mf-a');
  expect(all.of('mf-a')('list.none')).toBe('Geen');
});
