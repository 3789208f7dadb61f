import { useLanguage, useTexts } from '@facade/section-kit';
import type { OutboxAnswer } from '@facade/shared-domain/model';
import { momentOf } from '../../kit/moment.ts';
import { Mails } from './mail-list.style.ts';
import { ResendForm } from './resend-form.tsx';

/** Mails with their details. */
export function MailList({ mails }: { mails: OutboxAnswer['mails'] }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <Mails>
      {mails.map(({ id, kind, to, state, attempts, error, createdAt }) => {
        const { date, time } = momentOf(createdAt, language);
        return (
          <li key={id} data-state={state}>
            <dl>
              <div>
                <dt>{t('agency.outbox.mail')}</dt>
                <dd>{kind}</dd>
              </div>
              <div>
                <dt>{t('agency.outbox.to')}</dt>
                <dd>{to}</dd>
              </div>
              <div>
                <dt>{t('agency.outbox.state')}</dt>
                <dd className="state">
                  {t(`agency.mailStates.${state}`)}
                  {error && <span className="error">{error}</span>}
                </dd>
              </div>
              <div>
                <dt>{t('agency.outbox.attempts')}</dt>
                <dd>{attempts}</dd>
              </div>
              <div>
                <dt>{t('agency.outbox.since')}</dt>
                <dd>
                  <time dateTime={createdAt}>{`${date} ${time}`}</time>
                </dd>
              </div>
            </dl>
            {(state === 'dead' || state === 'retrying') && (
              <ResendForm id={id} label={t('agency.outbox.resend')} description={t('agency.outbox.resendOf', { to })} />
            )}
          </li>
        );
      })}
    </Mails>
  );
}
