import { useTexts } from '@facade/section-kit';
import { DemandPage } from '../demand/demand-view.style.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** The page to sign up for the newsletter; the footer's form shows its errors here. */
export function NewsletterView() {
  const t = useTexts('mf-forms');
  return (
    <DemandPage className="wrap">
      <h1>{t('newsletter.title')}</h1>
      <p className="intro">{t('newsletter.intro')}</p>
      <NewsletterForm />
    </DemandPage>
  );
}
