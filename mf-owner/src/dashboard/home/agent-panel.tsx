import { useTexts } from '@facade/section-kit';
import type { Agent } from '@facade/shared-domain/model';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { telephoneLink } from '@facade/shared-domain/numbers/telephone-link';
import { CARD_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { PictureView } from '@facade/shared-ui';
import { MessageForm, type MessageFormProps } from '../messages/message-form.tsx';
import { MessageList, type MessageListProps } from '../messages/message-list.tsx';
import { AgentCard } from './agent-panel.style.ts';

interface AgentPanelProps extends MessageFormProps, MessageListProps {
  agent: Agent;
}

/** The agent of the home, and the owner's messages to them. */
export function AgentPanel({ agent, propertyId, owner, messages, isSent }: AgentPanelProps) {
  const t = useTexts('mf-owner');
  return (
    <AgentCard aria-labelledby="agent-title">
      <h2 id="agent-title">{t('agent.title')}</h2>
      <div className="agent">
        {agent.picture && <PictureView picture={agent.picture} sizes="96px" widths={CARD_WIDTHS} ratio="1/1" alt="" />}
        <div>
          <strong>{agent.name}</strong>
          {agent.role && <span>{agent.role}</span>}
          {agent.phone && <a href={telephoneLink(agent.phone)}>{phoneText(agent.phone)}</a>}
          <a href={`mailto:${agent.email}`}>{agent.email}</a>
        </div>
      </div>
      <MessageForm propertyId={propertyId} owner={owner} />
      <MessageList messages={messages} isSent={isSent} />
    </AgentCard>
  );
}
