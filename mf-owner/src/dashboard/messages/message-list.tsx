import { useLanguage, useTexts } from '@facade/section-kit';
import type { OwnerMessage } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { Notice } from '@facade/shared-ui';
import { momentText } from '../../kit/moment.ts';
import { Messages } from './messages.style.ts';

export interface MessageListProps {
  messages?: readonly OwnerMessage[] | undefined;
  /** One was just sent. */
  isSent?: boolean | undefined;
}

/** What the owner wrote, newest first, and whether the agency has dealt with it. */
export function MessageList({ messages = [], isSent = false }: MessageListProps) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <Messages id="messages">
      {isSent && <Notice tone="success" title={t('messages.sent')} />}
      {messages.length > 0 && <h3>{t('messages.listTitle')}</h3>}
      <ol>
        {messages.map(({ at, propertyId, text, handledAt }) => (
          <li key={`${at} ${propertyId}`}>
            <p>{text}</p>
            <p className="when">
              <time dateTime={at}>{momentText(at, language)}</time>
              {' · '}
              {handledAt ? t('messages.handled', { date: formatDate(handledAt, language) }) : t('messages.open')}
            </p>
          </li>
        ))}
      </ol>
    </Messages>
  );
}
