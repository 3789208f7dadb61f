import { useTexts } from '@facade/section-kit';
import type { Agent } from '@facade/shared-domain/model';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { telephoneLink } from '@facade/shared-domain/numbers/telephone-link';
import { THUMBNAIL_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { PictureView } from '@facade/shared-ui';
import { AgentLine as Line } from './subject-card.style.ts';

/** The agent of a home: portrait, name and phone. */
export function AgentLine({ agent: { name, role, phone, picture } }: { agent: Agent }) {
  const t = useTexts('mf-forms');
  return (
    <Line>
      {picture && <PictureView picture={picture} alt="" ratio="1/1" sizes="64px" widths={THUMBNAIL_WIDTHS} />}
      <div>
        <span>{t('subject.agent')}</span>
        <strong>{name}</strong>
        {role && <span>{role}</span>}
        <a href={telephoneLink(phone)}>{phoneText(phone)}</a>
      </div>
    </Line>
  );
}
