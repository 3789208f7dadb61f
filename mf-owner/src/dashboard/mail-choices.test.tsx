import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { render, screen } from '@testing-library/react';
import nl from '../locales/nl.json';
import { MailChoices } from './mail-choices.tsx';

const show = (isWanted: boolean) =>
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-owner': nl }}>
      <MailChoices wanted={{ 'owner-summary': isWanted, 'owner-visits': isWanted }} />
    </TestPage>,
  );

test('each kind of mail is stopped by a plain form', () => {
  const { container } = show(true);
  expect(screen.getByRole('button', { name: nl.mails['owner-summary'].stop })).toHaveAttribute('type', 'submit');
  expect([...container.querySelectorAll('input')].map(({ value }) => value)).toEqual([
    ...['owner-summaries', 'owner-visits', 'no'],
    ...['owner-summaries', 'owner-summary', 'no'],
  ]);
});

test('and started again', () => {
  const { container } = show(false);
  expect(screen.getByRole('button', { name: nl.mails['owner-visits'].start })).toBeVisible();
  expect([...container.querySelectorAll<HTMLInputElement>('[name="wanted"]')].map(({ value }) => value)).toEqual([
    'yes',
    'yes',
  ]);
});
