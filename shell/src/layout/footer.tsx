import { useLanguage, useSite } from '@facade/platform/section';
import type { FooterColumn } from '@facade/shared-domain/model';
import { PictureView } from '@facade/shared-ui';
import { useTranslation } from 'react-i18next';
import { Html } from '../content/html.tsx';
import { FooterFrame } from './footer-style.ts';
import { Logo } from './header/logo.tsx';
import { phoneText } from './phone-text.ts';

const LEGAL_PAGES = ['/disclaimer/', '/privacy/', '/cookie-policy/', '/login/'];

/**
 * Address, the agency's own columns, licence and company number, legal pages. Drawn on the server only and never hydrated:
 * it costs no script, so nothing in it may need any (`data-emit` is heard by the page layout).
 */
export function Footer() {
  const { agency, footer, routes } = useSite();
  const language = useLanguage();
  const { t } = useTranslation('shell');
  const legal = LEGAL_PAGES.flatMap((original) => routes.filter((route) => route.original === original));
  return (
    <FooterFrame className="on-dark">
      <div className="wrap columns">
        <section className="agency">
          <p className="name">
            <Logo name={agency.name} />
          </p>
          <address>
            {agency.street}
            <br />
            {agency.zip} {agency.city}
            <br />
            <a href={`tel:${agency.phone}`}>{phoneText(agency.phone)}</a>
            <br />
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </address>
          {agency.social.length > 0 && (
            <ul className="row" aria-label={t('footer.follow')}>
              {agency.social.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
        {agency.openingHours.length > 0 && (
          <section>
            <h2>{t('footer.hours')}</h2>
            <dl>
              {agency.openingHours.map(({ days, hours }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {footer.columns.map((column, index) => (
          <Column key={index} column={column} />
        ))}
      </div>
      <div className="wrap legal">
        <p>
          {t('footer.licence')} {agency.licence} · {t('footer.companyNumber')} {agency.companyNumber}
        </p>
        <nav aria-label={t('footer.legal')}>
          <ul className="row">
            {legal.map(({ original, paths, label }) => (
              <li key={original}>
                <a href={paths[language]}>{label}</a>
              </li>
            ))}
            <li>
              <button type="button" data-emit="consent:open">
                {t('footer.cookies')}
              </button>
            </li>
          </ul>
        </nav>
        {footer.copyright && <p>{footer.copyright}</p>}
      </div>
    </FooterFrame>
  );
}

function Column({ column: { title, intro, html, pictures, links } }: { column: FooterColumn }) {
  return (
    <section>
      {title && <h2>{title}</h2>}
      {pictures.map((picture) => (
        <PictureView key={picture.id} picture={picture} sizes="280px" widths={[320, 480]} ratio="free" />
      ))}
      {intro && <p>{intro}</p>}
      {html && <Html html={html} />}
      {links.length > 0 && (
        <ul>
          {links.map(({ label, path }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
