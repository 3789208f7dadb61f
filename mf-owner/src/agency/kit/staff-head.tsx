import { useLanguage, useTexts } from '@facade/section-kit';
import type { StaffMember } from '@facade/shared-domain/model';
import { accountPath } from '@facade/shared-domain/paths/account-path';
import { Button } from '@facade/shared-ui';
import { agendaPath, buyersPath, importsPath, inboxPath, outboxPath, releasesPath } from '../agency-paths.ts';
import { websitePath } from '../website/website-paths.ts';
import { Head } from './staff-head.style.ts';

type StaffPage = 'inbox' | 'agenda' | 'buyers' | 'outbox' | 'imports' | 'website' | 'releases' | 'account';

interface StaffHeadProps {
  staff: Pick<StaffMember, 'name' | 'role'>;
  title: string;
  /** The current page in the navigation, if any. */
  page?: StaffPage;
}

const FOR_MANAGERS: readonly StaffPage[] = ['outbox', 'imports', 'website', 'releases'];

/** The user, the page title, the navigation, and the logout. */
export function StaffHead({ staff, title, page }: StaffHeadProps) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const pages: [StaffPage, string][] = [
    ['inbox', inboxPath(language)],
    ['agenda', agendaPath(language)],
    ['buyers', buyersPath(language)],
    ['outbox', outboxPath(language)],
    ['imports', importsPath(language)],
    ['website', websitePath(language)],
    ['releases', releasesPath(language)],
    ['account', accountPath('staff', language)],
  ];
  const allowed = pages.filter(([name]) => staff.role === 'manager' || !FOR_MANAGERS.includes(name));
  return (
    <Head>
      <div>
        <p className="greeting">{t('agency.inbox.greeting', { name: staff.name })}</p>
        <h1>{title}</h1>
      </div>
      <div className="ways">
        <nav aria-label={t('agency.nav.label')}>
          {allowed.map(([name, path]) => (
            <a key={name} href={path} aria-current={name === page ? 'page' : undefined}>
              {t(`agency.nav.${name}`)}
            </a>
          ))}
        </nav>
        <form method="post">
          <input type="hidden" name="form" value="staff-logout" />
          <Button type="submit" variant="secondary" size="s">
            {t('agency.inbox.logOut')}
          </Button>
        </form>
      </div>
    </Head>
  );
}
