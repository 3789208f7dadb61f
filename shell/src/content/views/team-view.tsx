import { Prose, useTexts } from '@facade/section-kit';
import type { ContentModule } from '@facade/shared-domain/model';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { Icon, PictureView } from '@facade/shared-ui';
import { styled } from 'styled-components';
import { columns, columnsOf } from './grid.ts';
import { itemsOf } from './items-of.ts';

/** The people of the agency, with their phone and e-mail. */
export function TeamView({ module }: { module: ContentModule }) {
  const t = useTexts('shell');
  return (
    <Team data-columns={columnsOf(module.itemsPerRow)}>
      {itemsOf(module).map(({ title, language, subtitle, html, picture, phone, email }) => (
        <li key={title} lang={language}>
          {picture && (
            <PictureView
              picture={picture}
              sizes="(min-width: 961px) 25vw, (min-width: 600px) 50vw, 100vw"
              ratio="1/1"
            />
          )}
          <h3>{title}</h3>
          {subtitle && <p>{subtitle}</p>}
          {html && <Prose html={html} />}
          {phone && (
            <a href={`tel:${phone}`} aria-label={`${t('content.call', { name: title })}, ${phoneText(phone)}`}>
              <Icon name="phone" size={18} />
              {phoneText(phone)}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} aria-label={`${t('content.mail', { name: title })}, ${email}`}>
              <Icon name="mail" size={18} />
              {email}
            </a>
          )}
        </li>
      ))}
    </Team>
  );
}

const Team = styled.ul`
  ${columns}
  li {
    display: grid;
    align-content: start;
    min-width: 0;
  }
  .ui-picture {
    margin-bottom: var(--space-4);
    border-radius: var(--radius);
  }
  p {
    margin-bottom: var(--space-2);
    color: var(--muted);
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    overflow-wrap: anywhere;
    font-size: var(--step--1);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
