import { useTexts } from '@facade/section-kit';
import type { Agent } from '@facade/shared-domain/model';
import { telephoneLink } from '@facade/shared-domain/numbers/telephone-link';
import type { EnquiryWish } from '@facade/shared-domain/paths/forms/enquiry-anchor';
import { Icon, LinkButton } from '@facade/shared-ui';
import { AskButton } from './ask-button.tsx';

export interface EnquiryBarProps {
  agent: Agent;
  /** Label of the button to the form. */
  ask: string;
  wish: EnquiryWish;
  /** The home, where it can be visited. */
  homeId?: number;
  title: string;
  price?: string;
}

/** What a thumb reaches on a phone while the page scrolls: ask, or call; and what it is about. */
export function EnquiryBar({ agent, ask, wish, homeId, title, price }: EnquiryBarProps) {
  const t = useTexts('mf-detail');
  return (
    <div className="bar">
      <p>
        {price && <strong>{price}</strong>}
        <span>{title}</span>
      </p>
      <AskButton {...{ wish, homeId, agent, title }}>{ask}</AskButton>
      <LinkButton href={telephoneLink(agent.phone)} variant="secondary" aria-label={t('contact.call')}>
        <Icon name="phone" />
      </LinkButton>
    </div>
  );
}
