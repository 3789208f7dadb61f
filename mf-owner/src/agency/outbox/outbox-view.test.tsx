import { sampleSite, TestPage } from '@facade/section-kit/testing';
import type { OutboxAnswer } from '@facade/shared-domain/model';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import nl from '../../locales/nl.json';
import { postedValues } from '../testing/posted-values.ts';
import { outbox } from '../testing/sample-leads.ts';
import { OutboxView } from './outbox-view.tsx';

const show = (changed: Partial<OutboxAnswer> = {}, form: ComponentProps<typeof TestPage>['form'] = null) =>
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-owner': nl }} form={form}>
      <OutboxView data={{ ...outbox, ...changed }} />
    </TestPage>,
  );
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;

test('a failed mail shows the reason, and is resent by a plain form', () => {
  show();
  expect(screen.getByText('1 niet verstuurd, 4 wachten')).toBeInTheDocument();
  expect(screen.getByText('EENVELOPE RCPT TO 550')).toBeInTheDocument();
  const { form } = button('Mail aan j…@example.be opnieuw versturen');
  expect(form?.method).toBe('post');
  expect(postedValues(form)).toEqual({ form: 'staff-outbox', id: outbox.mails[0]?.id });
  expect(screen.queryByRole('button', { name: /i…@cardamine/ })).not.toBeInTheDocument();
});

test('several are resent at once', () => {
  show({ counts: { ...outbox.counts, dead: 2 } });
  expect(postedValues(button('Alle niet verstuurde opnieuw versturen').form)).toEqual({
    form: 'staff-outbox',
    all: 'true',
  });
});

test('an empty outbox says that all is sent', () => {
  show({ mails: [] });
  expect(screen.getByText('Alles is verstuurd.')).toBeInTheDocument();
});

test('one that was sent in the meantime is reported', () => {
  show({}, { form: 'staff-outbox', values: {}, errors: { '': 'Een collega was u voor.' } });
  expect(screen.getByRole('alert')).toHaveTextContent('Een collega was u voor.');
});
