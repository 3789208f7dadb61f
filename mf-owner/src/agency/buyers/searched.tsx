import { useLanguage, useTexts } from '@facade/section-kit';
import type { BuyersAnswer, SearchedHome } from '@facade/shared-domain/model';
import { Button } from '@facade/shared-ui';
import { Panel } from '../../dashboard/panel.style.ts';
import { OnceForm } from '../../kit/once-form.tsx';
import { buyersPath, inboxPath } from '../agency-paths.ts';
import { Prints } from './prints.tsx';

export const TELL_FORM = 'staff-buyers';

interface SearchedProps {
  home: SearchedHome;
  searched: NonNullable<BuyersAnswer['searched']>;
}

/** Who searches for one home: how many people, what they search for, and a button that mails those who know nothing of it. */
export function Searched({ home, searched: { untold, searches } }: SearchedProps) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <>
      <p className="ways">
        <a href={buyersPath(language)}>{t('agency.buyers.back')}</a>
      </p>
      <Panel aria-labelledby="home-title">
        <h2 id="home-title">{`${home.title} (${home.id})`}</h2>
        <p className="people">{t('agency.buyers.people', { count: home.people })}</p>
        <p className="ways">
          <a href={home.path}>{t('agency.buyers.onSite')}</a>
          <a href={inboxPath(language, { box: 'all', home: String(home.id) })}>{t('agency.lead.aboutSame')}</a>
        </p>
        <Prints id={home.id} />
        {untold > 0 && (
          <details>
            <summary>{t('agency.buyers.tell', { count: untold })}</summary>
            <p>{t('agency.buyers.tellHelp')}</p>
            <OnceForm form={TELL_FORM}>
              <input type="hidden" name="home" value={home.id} />
              <Button type="submit" size="s">
                {t('agency.buyers.tellNow')}
              </Button>
            </OnceForm>
          </details>
        )}
        {untold === 0 && home.people > 0 && <p role="status">{t('agency.buyers.allTold')}</p>}
      </Panel>
      {searches.length > 0 && (
        <Panel aria-labelledby="searches-title">
          <h2 id="searches-title">{t('agency.buyers.searches')}</h2>
          <ol>
            {searches.map(({ text, people }) => (
              <li key={text}>
                <span>{text}</span>
                <span className="people">{t('agency.buyers.people', { count: people })}</span>
              </li>
            ))}
          </ol>
          <p className="note">{t('agency.buyers.noNames')}</p>
        </Panel>
      )}
    </>
  );
}
