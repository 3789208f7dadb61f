import { useTexts } from '@facade/section-kit';
import type { Agent } from '@facade/shared-domain/model';
import { type EnquiryWish, enquiryAnchor } from '@facade/shared-domain/paths/enquiry-anchor';
import { Icon, LinkButton } from '@facade/shared-ui';
import { telephoneLink } from '../../model/telephone-link.ts';

export interface EnquiryBarProps {
  agent: Agent;
  /** Label of the button to the form. */
  ask: string;
  wish: EnquiryWish;
  title: string;
  price?: string;
}

/** What a thumb reaches on a phone while the page scrolls: ask, or call; and what it is about. */
export function EnquiryBar({ agent, ask, wish, title, price }: EnquiryBarProps) {
  const t = useTexts('mf-detail');
  return (
    <div className="bar">
      <p>
        {price && <strong>{price}</strong>}
        <span>{title}</span>
      </p>
      <LinkButton to={`#${enquiryAnchor({ wish })}`} variant="accent">
        {ask}
      </LinkButton>
      <LinkButton href={telephoneLink(agent.phone)} variant="secondary" aria-label={t('contact.call')}>
        <Icon name="phone" />
      </LinkButton>
    </div>
  );
}
