import type { Translate } from '@facade/platform/section';
import type { Agent } from '@facade/shared-domain/model';
import { Icon, LinkButton } from '@facade/shared-ui';
import { ENQUIRY_ID } from '../model/anchors.ts';
import { telephoneLink } from '../model/telephone-link.ts';

/** What a thumb reaches on a phone while the page scrolls: ask, or call. */
export function EnquiryBar({ agent, ask, t }: { agent: Agent; ask: string; t: Translate }) {
  return (
    <div className="bar" data-docked="">
      <LinkButton to={`#${ENQUIRY_ID}`} variant="accent">
        {ask}
      </LinkButton>
      <LinkButton href={telephoneLink(agent.phone)} variant="secondary" aria-label={t('contact.call')}>
        <Icon name="phone" />
      </LinkButton>
    </div>
  );
}
