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

/** What the owner wrote, newest first, with the agency's replies; without one, whether it has dealt with the message. */
export function MessageList({ messages = [], isSent = false }: MessageListProps) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <Messages id="messages">
      {isSent && <Notice tone="success" title={t('messages.sent')} />}
      {messages.length > 0 && <h3>{t('messages.listTitle')}</h3>}
      <ol>
        {messages.map(({ at, propertyId, text, handledAt, replies = [] }) => (
          <li key={`${at} ${propertyId}`}>
            <p>{text}</p>
            <p className="when">
              <time dateTime={at}>{momentText(at, language)}</time>
              {replies.length === 0 &&
                ` · ${handledAt ? t('messages.handled', { date: formatDate(handledAt, language) }) : t('messages.open')}`}
            </p>
            {replies.map((reply) => (
              <div className="reply" key={reply.at}>
                <p>{reply.text}</p>
                <p className="when">
                  {`${reply.by}, `}
                  <time dateTime={reply.at}>{momentText(reply.at, language)}</time>
                </p>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </Messages>
  );
}
