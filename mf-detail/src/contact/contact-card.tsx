import { useTexts } from '@facade/section-kit';
import type { Agent } from '@facade/shared-domain/model';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { telephoneLink } from '@facade/shared-domain/numbers/telephone-link';
import type { EnquiryWish } from '@facade/shared-domain/paths/forms/enquiry-anchor';
import { THUMBNAIL_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { Icon, PictureView } from '@facade/shared-ui';
import { AskButton } from './ask-button.tsx';
import { Card } from './contact-card.style.ts';
import { QrCode } from './qr-code.tsx';

export interface ContactCardProps {
  agent: Agent;
  /** "Ref. 12": on paper and in the subject of a mail. */
  reference: string;
  /** Where the QR code on paper leads. */
  path: string;
  title: string;
  /** Stays in sight with the card. */
  price?: string;
  /** Label of the button to the form: a visit, information, or something similar for what is sold. */
  ask: string;
  /** What the button asks for. */
  wish: EnquiryWish;
  /** The home, where it can be visited. */
  homeId?: number;
}

/** The person to talk to. Sticks beside the text on a wide screen. */
export function ContactCard({ agent, reference, path, title, price, ask, wish, homeId }: ContactCardProps) {
  const t = useTexts('mf-detail');
  const subject = encodeURIComponent(`${reference} – ${title}`);
  return (
    <Card aria-label={t('contact.title')}>
      {price && (
        <p className="about">
          <strong>{price}</strong>
          <span>{title}</span>
        </p>
      )}
      <div className="agent">
        {agent.picture ? (
          <PictureView picture={agent.picture} alt="" ratio="1/1" sizes="72px" widths={THUMBNAIL_WIDTHS} />
        ) : (
          <span className="initials" aria-hidden="true">
            {initials(agent.name)}
          </span>
        )}
        <p>
          <strong>{agent.name}</strong>
          {agent.role && <span>{agent.role}</span>}
        </p>
      </div>
      <AskButton {...{ wish, homeId, agent, title }}>
        <Icon name={wish === 'visit' ? 'calendar' : 'mail'} size={20} />
        {ask}
      </AskButton>
      <a href={telephoneLink(agent.phone)}>
        <Icon name="phone" size={20} />
        {phoneText(agent.phone)}
      </a>
      <a href={`mailto:${agent.email}?subject=${subject}`}>
        <Icon name="mail" size={20} />
        {agent.email}
      </a>
      <p className="reference">{reference}</p>
      <QrCode path={path} />
    </Card>
  );
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
