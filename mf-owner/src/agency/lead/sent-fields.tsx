import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import type { Lead } from '@facade/shared-domain/model';
import { LinkButton } from '@facade/shared-ui';
import { Panel } from '../../dashboard/panel.style.ts';
import { buyersPath, inboxPath } from '../agency-paths.ts';
import { HomeName } from '../kit/home-name.tsx';
import { readFields } from './field-text.ts';
import { replyLink } from './reply-link.ts';
import { Sent } from './sent-fields.style.ts';

/** The visitor's message and its subject, with ways to answer. */
export function SentFields({ lead }: { lead: Lead }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const { agency } = useSite();
  const { home, email, phone } = lead;
  const about = lead.titleInTheirs || agency.name;
  const fields = readFields(lead.fields, language, t);
  const phoneAsRead = fields.find(({ name }) => name === 'phone')?.text ?? phone;
  return (
    <Panel aria-labelledby="sent-title">
      <h2 id="sent-title">{t('agency.lead.sent')}</h2>
      <Sent>
        {home && (
          <p className="home">
            {t('agency.lead.about')}{' '}
            {home.path ? (
              <a href={home.path}>
                <HomeName home={home} />
              </a>
            ) : (
              <HomeName home={home} />
            )}
            {home.kind === 'property' && (
              <>
                {' · '}
                <a href={inboxPath(language, { box: 'all', home: String(home.id) })}>{t('agency.lead.aboutSame')}</a>
                {' · '}
                <a href={buyersPath(language, home.id)}>{t('agency.buyers.title')}</a>
              </>
            )}
          </p>
        )}
        <dl>
          {fields.map(({ name, label, text }) => (
            <div key={name} data-field={name}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div data-field="language">
            <dt>{t('agency.lead.language')}</dt>
            <dd>{t(`agency.lead.languages.${lead.language}`)}</dd>
          </div>
        </dl>
        <p className="ways">
          {email && <LinkButton href={replyLink({ ...lead, email }, about)}>{t('agency.lead.reply')}</LinkButton>}
          {phone && (
            <LinkButton href={`tel:${phone}`} variant="secondary">
              {t('agency.lead.call', { phone: phoneAsRead })}
            </LinkButton>
          )}
        </p>
      </Sent>
    </Panel>
  );
}
