import { useLanguage, useTexts } from '@facade/section-kit';
import type { LeadSummary } from '@facade/shared-domain/model';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { leadPath } from '@facade/shared-domain/paths/staff-paths';
import { CARD_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { PictureView } from '@facade/shared-ui';
import { momentOf } from '../../kit/moment.ts';
import { offerText } from '../../kit/offer-text.ts';
import { HomeName } from '../kit/home-name.tsx';
import { leadText } from '../lead/lead-text.ts';
import { StateTags } from '../lead/state-tags.tsx';
import { timeOfVisit } from '../lead/visit-text.ts';
import { BULK_ID, isOpen } from './bulk-form.tsx';
import { Leads } from './lead-list.style.ts';

/** A list of leads, each a link. */
export function LeadList({ leads }: { leads: readonly LeadSummary[] }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <Leads aria-label={t('agency.inbox.list')}>
      {leads.map((lead) => {
        const { date, time } = momentOf(lead.createdAt, language);
        const sender = lead.sender || t('agency.inbox.unknownSender');
        return (
          <li key={lead.id} data-unread={lead.isUnread ?? lead.state === 'new'}>
            {isOpen(lead) && (
              <input
                type="checkbox"
                form={BULK_ID}
                name="leads"
                value={`${lead.id}.${lead.version}`}
                aria-label={t('agency.bulk.choose', { name: sender })}
              />
            )}
            {lead.home?.picture && (
              <PictureView picture={lead.home.picture} sizes="96px" widths={CARD_WIDTHS} ratio="4/3" alt="" />
            )}
            <div className="what">
              <a href={leadPath(language, lead.id)}>
                {sender}
                {lead.isUnread && <span className="unread">{t('agency.inbox.unread')}</span>}
              </a>
              <p className="about">
                {leadText(lead, t)}
                {lead.visit && ` · ${timeOfVisit(lead.visit.start, language)}`}
                {lead.home && (
                  <>
                    {' · '}
                    <HomeName home={lead.home} />
                  </>
                )}
              </p>
              {lead.home?.address && <p className="about">{lead.home.address}</p>}
              {lead.offer && <p className="excerpt">{offerText(lead.offer, language, t)}</p>}
              {lead.excerpt && <p className="excerpt">{lead.excerpt}</p>}
            </div>
            <div className="when">
              <time dateTime={lead.createdAt}>
                {date}, {time}
              </time>
              <StateTags lead={lead} />
              {lead.lateDays !== null && (
                <span className="late">{t('agency.inbox.late', { count: lead.lateDays })}</span>
              )}
              {lead.phone && (
                <a className="phone" href={`tel:${lead.phone}`}>
                  {phoneText(lead.phone)}
                </a>
              )}
              {lead.assignedTo && <span>{t('agency.inbox.with', { name: lead.assignedTo })}</span>}
            </div>
          </li>
        );
      })}
    </Leads>
  );
}
