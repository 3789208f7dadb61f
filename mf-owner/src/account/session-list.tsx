import { useLanguage, useReturnedForm, useTexts } from '@facade/section-kit';
import type { AccountRealm, AccountSession } from '@facade/shared-domain/model';
import { Button, Notice } from '@facade/shared-ui';
import { Panel } from '../dashboard/panel.style.ts';
import { momentOf } from '../kit/moment.ts';
import { deviceText } from './device-text.ts';
import { Entries } from './entries.style.ts';

/** The browsers that are logged in, each with a button that ends it; the forms need no script. */
export function SessionList({ realm, sessions }: { realm: AccountRealm; sessions: readonly AccountSession[] }) {
  const endOne = `${realm}-session-end`;
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const refused = useReturnedForm(endOne)?.errors[''];
  const moment = (iso: string) => {
    const { date, time } = momentOf(iso, language);
    return `${date} ${time}`;
  };
  return (
    <Panel aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t('account.sessions.title')}</h2>
      <p className="intro">{t('account.sessions.intro')}</p>
      {refused && <Notice tone="danger">{refused}</Notice>}
      <Entries>
        {sessions.map(({ id, isThis, firstSeen, lastSeen, ...device }) => {
          const name = deviceText(device, t);
          return (
            <li key={id}>
              <div>
                <strong>{name}</strong> {isThis && <span className="mark">{t('account.sessions.this')}</span>}
                <p>{t('account.sessions.seen', { first: moment(firstSeen), last: moment(lastSeen) })}</p>
              </div>
              {!isThis && (
                <form method="post" className="inline">
                  <input type="hidden" name="form" value={endOne} />
                  <input type="hidden" name="session" value={id} />
                  <Button
                    type="submit"
                    variant="secondary"
                    size="s"
                    aria-label={t('account.sessions.endOf', { device: name })}
                  >
                    {t('account.sessions.end')}
                  </Button>
                </form>
              )}
            </li>
          );
        })}
      </Entries>
      <form method="post" className="inline">
        <input type="hidden" name="form" value={`${realm}-sessions-end`} />
        <Button type="submit" variant="secondary" size="s">
          {t('account.sessions.endAll')}
        </Button>
      </form>
    </Panel>
  );
}
