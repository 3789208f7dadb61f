import type { Translate } from '@facade/platform/section';
import { type EnquiryWish, enquiryAnchor } from '@facade/shared-domain/enquiry-anchor';
import type { Agent } from '@facade/shared-domain/model';
import { phoneText } from '@facade/shared-domain/phone-text';
import { THUMBNAIL_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { Icon, LinkButton, PictureView } from '@facade/shared-ui';
import { styled } from 'styled-components';
import { telephoneLink } from '../model/telephone-link.ts';
import { QrCode } from './qr-code.tsx';

export interface ContactCardProps {
  agent: Agent;
  /** "Ref. 12": on paper and in the subject of a mail. */
  reference: string;
  /** Where the QR code on paper leads. */
  path: string;
  title: string;
  /** Label of the button to the form: a visit, information, or something similar for what is sold. */
  ask: string;
  /** What the button asks for. */
  wish: EnquiryWish;
  t: Translate;
}

/** The person to talk to. Sticks beside the text on a wide screen. */
export function ContactCard({ agent, reference, path, title, ask, wish, t }: ContactCardProps) {
  const subject = encodeURIComponent(`${reference} – ${title}`);
  return (
    <Card aria-label={t('contact.title')}>
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
      <LinkButton to={`#${enquiryAnchor({ wish })}`} variant="accent">
        <Icon name="calendar" size={20} />
        {ask}
      </LinkButton>
      <a href={telephoneLink(agent.phone)}>
        <Icon name="phone" size={20} />
        {phoneText(agent.phone)}
      </a>
      <a href={`mailto:${agent.email}?subject=${subject}`}>
        <Icon name="mail" size={20} />
        {agent.email}
      </a>
      <p className="reference">{reference}</p>
      <QrCode path={path} t={t} />
    </Card>
  );
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const Card = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-5);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  .agent {
    display: grid;
    grid-template-columns: 72px 1fr;
    align-items: center;
    gap: var(--space-4);
    margin-bottom: var(--space-2);
  }
  .agent picture,
  .initials {
    width: 72px;
    height: 72px;
    border-radius: 50%;
    overflow: hidden;
  }
  .initials {
    display: grid;
    place-items: center;
    background: var(--tint);
    color: var(--primary);
    font: 500 var(--step-2) / 1 var(--font-display);
  }
  .agent p {
    display: grid;
  }
  .agent strong {
    font: 600 var(--step-1) / 1.2 var(--font-display);
  }
  .agent p span,
  .reference {
    color: var(--muted);
    font-size: var(--step--1);
  }
  > a:not(:first-of-type) {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 44px;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  > a:not(:first-of-type):hover {
    text-decoration: underline;
  }
  > a:not(:first-of-type) svg {
    flex: none;
    color: var(--accent);
  }
  .reference {
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }
  @media print {
    gap: 0;
    padding: 4mm;
    border: 0.3mm solid var(--line);
    box-shadow: none;
    break-inside: avoid;
    .agent {
      grid-template-columns: 14mm 1fr;
      gap: 3mm;
      margin-bottom: 2mm;
    }
    .agent picture,
    .initials {
      width: 14mm;
      height: 14mm;
    }
    .agent strong {
      font-size: 11.5pt;
    }
    .agent p span,
    .reference {
      font-size: 8.5pt;
    }
    > a:first-of-type {
      display: none;
    }
    > a:not(:first-of-type) {
      gap: 2mm;
      min-height: 0;
      padding-block: 0.8mm;
      font-size: 8.5pt;
    }
    .reference {
      margin-top: 2mm;
      padding-top: 2mm;
    }
  }
`;
