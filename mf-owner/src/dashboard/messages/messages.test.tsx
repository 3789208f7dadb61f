import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { render, screen } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { oneHome } from '../../testing/sample-statistics.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';

test('an owner writes to the agent without saying who they are, and sees what was dealt with', () => {
  const { owner, messages } = oneHome();
  render(
    <TestPage site={sampleSite('nl')} locales={{ 'mf-owner': nl }}>
      <MessageForm propertyId={4321} owner={owner} />
      <MessageList messages={messages} isSent />
    </TestPage>,
  );
  const field = screen.getByRole('textbox');
  expect(field).toHaveAttribute('name', 'message');
  expect(field).toHaveAccessibleDescription('U schrijft als Els Peeters. Het antwoord komt naar els@example.be.');
  expect(screen.getByRole('status')).toHaveTextContent(nl.messages.sent);
  const [open, handled, replied] = screen.getAllByRole('listitem');
  expect(open).toHaveTextContent('Kan de eerste foto weg?27 maart 2026');
  expect(open).toHaveTextContent(nl.messages.open);
  expect(handled).toHaveTextContent('Behandeld op 3 maart 2026');
  expect(replied).toHaveTextContent(/fotograaf\?1 maart 2026, 10:00Dinsdag om 10 uur\.An Devos, 1 maart 2026, 11:00$/);
});
