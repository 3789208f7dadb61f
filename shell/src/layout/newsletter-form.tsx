import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { newsletterPath } from '@facade/shared-domain/paths/forms/newsletter-path';
import { pagePath } from '@facade/shared-domain/paths/localized-path';
import { Button } from '@facade/shared-ui';
import { NewsletterFrame } from './newsletter.style.ts';

/** The longest mail address that the api accepts. */
const MAX_LENGTH = 254;

/**
 * Newsletter sign-up: a plain form on every page, which costs no script. It posts to the page of the newsletter, which shows
 * validation errors, because this page is the same for every visitor.
 */
export function NewsletterForm() {
  const t = useTexts('shell');
  const language = useLanguage();
  const { routes } = useSite();
  const privacy = pagePath(routes, '/privacy/', language);
  return (
    <NewsletterFrame method="post" action={newsletterPath(language)} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{t('newsletter.title')}</h2>
      <input type="hidden" name="form" value="newsletter" />
      <input className="visually-hidden" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <div className="line">
        <label htmlFor="newsletter-email">{t('newsletter.email')}</label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_LENGTH}
          required
        />
      </div>
      <div className="consent">
        <input id="newsletter-privacy" name="privacy" type="checkbox" value="true" required />
        <label htmlFor="newsletter-privacy">{t('newsletter.privacy')}</label>
        {privacy && <a href={privacy}>{t('newsletter.privacyLink')}</a>}
      </div>
      {/* Below the tick that it needs. */}
      <Button type="submit" size="s">
        {t('newsletter.send')}
      </Button>
    </NewsletterFrame>
  );
}
