import { emit } from '@facade/section-kit';
import { act, screen, within } from '@testing-library/react';
import { readChoices, readRecordId, storeChoices } from '../choices/choice-storage.ts';
import { EVERYTHING, NOTHING } from '../choices/choices.ts';
import nl from '../locales/nl.json';
import { box, button, prepareConsent, reopen, SETTINGS, show, showDetails, user } from '../testing/consent-page.tsx';
import { isAsking, setAsking } from './asking.ts';

const api = prepareConsent();

test('details requested before the script loaded open', async () => {
  document.documentElement.dataset.consentChosen = 'change';
  show();
  expect(await screen.findByText(nl.options.adStorage.title)).toBeVisible();
  expect(readChoices()).toBeNull();
});

test('agreeing partly stores exactly the ticked options', async () => {
  show();
  await showDetails();
  expect(box('required')).toBeChecked();
  expect(box('required')).toBeDisabled();
  await user.click(box('analyticsStorage'));
  await user.click(box('adUserData'));
  await user.click(box('adPersonalization'));
  await user.click(box('adPersonalization'));
  await user.click(button(nl.agreePartly));
  expect(readChoices()).toEqual({ ...NOTHING, analyticsStorage: true, adUserData: true });
});

test('the details have a way back, which discards the ticks', async () => {
  show();
  await showDetails();
  await user.click(box('adStorage'));
  await user.click(button(nl.back));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: nl.title })).toHaveFocus();
  expect(button(nl.change)).toBeVisible();
  expect(readChoices()).toBeNull();
});

test('the five options are grouped by the categories that visitors know, with the services behind each', async () => {
  show({ analytics: { analyticsId: 'G-1', adsId: '', tagManagerId: 'GTM-1', pixelId: '' } });
  await showDetails();
  const groups = screen.getAllByRole('group');
  expect(groups.map((group) => within(group).queryAllByRole('checkbox').length)).toEqual([1, 1, 3, 0, 0]);
  const category = (name: keyof typeof nl.categories) => screen.getByRole('group', { name: nl.categories[name] });
  expect(category('necessary')).toHaveTextContent(nl.visits);
  expect(category('analytical')).toHaveTextContent('Google Analytics');
  expect(category('marketing')).toHaveTextContent(nl.noServices);
  expect(category('social')).not.toHaveTextContent(nl.follows.social);
  expect(category('unclassified')).toHaveTextContent('Google Tag Manager');
  expect(category('unclassified')).toHaveTextContent(nl.follows.unclassified);
});

test('visits that wait for consent are mentioned where consent is given', async () => {
  show({ consent: { ...SETTINGS, visits: 'agreed' } });
  await showDetails();
  expect(screen.getByRole('group', { name: nl.categories.analytical })).toHaveTextContent(nl.visits_agreed);
  expect(screen.getByRole('group', { name: nl.categories.necessary })).not.toHaveTextContent('IP-adres');
});

test('the agency’s own words take the place of ours', async () => {
  const wording = { title: 'Koekjes?', 'options.adStorage.title': 'Reclame', visits: 'Wij tellen.' };
  show({ consent: { ...SETTINGS, wording } });
  expect(screen.getByRole('heading', { name: 'Koekjes?' })).toBeVisible();
  await showDetails();
  expect(screen.getByRole('checkbox', { name: /^Reclame/ })).toBeVisible();
  expect(screen.getByText('Wij tellen.')).toBeVisible();
  expect(screen.getByText(nl.options.adUserData.title)).toBeVisible();
});

test('a visitor who reopens it finds the number of their choice', async () => {
  show();
  await user.click(button(nl.agree));
  act(() => emit('consent:open', undefined));
  expect(await screen.findByText((text) => text.includes(String(readRecordId())))).toBeVisible();
});

test('the details take over the focus, and a second click where the button was chooses nothing', async () => {
  show();
  await user.dblClick(button(nl.change));
  expect(screen.getByRole('heading', { name: nl.title })).toHaveFocus();
  expect(readChoices()).toBeNull();
  expect(isAsking()).toBe(true);
});

test('a visitor who reopens it finds their choices ticked, and gets the focus back afterwards', async () => {
  await reopen();
  expect(isAsking()).toBe(true);
  expect(screen.getByRole('heading', { name: nl.title })).toHaveFocus();
  expect(box('adStorage')).toBeChecked();
  expect(box('analyticsStorage')).not.toBeChecked();
  await user.click(box('analyticsStorage'));
  await user.click(button(nl.agreePartly));
  expect(readChoices()).toEqual({ ...NOTHING, adStorage: true, analyticsStorage: true });
  expect(button('footer')).toHaveFocus();
});

test.each([
  ['Escape', () => user.keyboard('{Escape}')],
  ['its button', () => user.click(button(nl.close))],
])('a visitor who reopens it may close it unchanged by %s', async (_how, leave) => {
  await reopen();
  await leave();
  expect(isAsking()).toBe(false);
  expect(readChoices()).toEqual({ ...NOTHING, adStorage: true });
  expect(button('footer')).toHaveFocus();
  expect(api.calls).toEqual([]);
});

test('a request before the script loaded opens it', async () => {
  storeChoices(EVERYTHING, SETTINGS);
  setAsking(true);
  show();
  await screen.findByRole('button', { name: nl.agreePartly });
  expect(box('analyticsStorage')).toBeChecked();
  expect(button(nl.close)).toBeVisible();
});

test('a visitor who has not chosen cannot close it without an answer', async () => {
  show();
  act(() => emit('consent:open', undefined));
  await screen.findByRole('button', { name: nl.agreePartly });
  expect(box('analyticsStorage')).not.toBeChecked();
  expect(screen.queryByRole('button', { name: nl.close })).not.toBeInTheDocument();
});
