import { Prose, useLanguage, useSite, useTexts } from '@facade/section-kit';
import { unbroken } from '@facade/shared-domain/language/text';
import type { FooterColumn, Site } from '@facade/shared-domain/model';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { CARD_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { PictureView } from '@facade/shared-ui';
import { FooterFrame } from './footer.style.ts';
import { groundStyle } from './ground.style.ts';
import { Logo } from './header/logo.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const LEGAL_PAGES = ['/disclaimer/', '/privacy/', '/cookie-policy/', '/login/'];

/**
 * The agency's own columns, plus what every page must have and they leave out: address, licence and company number, legal
 * pages. Rendered on the server only and never hydrated. It costs no script, so nothing in it may need any (the page layout
 * handles `data-emit`). Where staff work only the legal line is left.
 */
export function Footer({ isStaffArea = false }: { isStaffArea?: boolean }) {
  const { agency, footer, header, routes } = useSite();
  const language = useLanguage();
  const t = useTexts('shell');
  const columns = isStaffArea ? [] : footer.columns;
  const says = (text: string) => columns.some(({ html }) => html?.replaceAll('\u00a0', ' ').includes(text));
  const linked = new Set(columns.flatMap(({ links }) => links.map(({ path }) => path)));
  const legal = LEGAL_PAGES.flatMap((original) =>
    routes.filter((route) => route.original === original && !linked.has(route.paths[language] ?? '')),
  );
  return (
    <FooterFrame
      data-dark={footer.ground?.isDark || undefined}
      data-ground={footer.ground ? true : undefined}
      style={groundStyle(footer.ground)}
    >
      {!isStaffArea && (
        <>
          <div className="wrap columns">
            <section className="agency">
              <p className="name">
                <Logo name={agency.name} picture={header.logo} />
              </p>
              {!says(agency.email) && <Address {...agency} />}
              {agency.openingHours.length > 0 && (
                <dl aria-label={t('footer.hours')}>
                  {agency.openingHours.map(({ days, hours }) => (
                    <div key={days}>
                      <dt>{days}</dt>
                      <dd>{hours}</dd>
                    </div>
                  ))}
                </dl>
              )}
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
            {columns.map((column, index) => (
              <Column key={index} column={column} />
            ))}
          </div>
          <div className="wrap">
            <NewsletterForm />
          </div>
        </>
      )}
      <p className="wrap paper" data-imprint={imprintOf(agency)} />
      <div className="wrap legal">
        <p>
          {footer.copyright}
          {!(says(agency.licence) && says(agency.companyNumber)) && (
            <>
              <br />
              {t('footer.licence')} {unbroken(agency.licence)} · {t('footer.companyNumber')}{' '}
              {unbroken(agency.companyNumber)}
            </>
          )}
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
      </div>
    </FooterFrame>
  );
}

/** The sender, as one line at the end of a printed page. */
function imprintOf({ name, street, zip, city, phone, email, licence, companyNumber }: Site['agency']): string {
  const parts = [
    name,
    `${street}, ${zip} ${city}`,
    phoneText(phone),
    email,
    unbroken(licence),
    unbroken(companyNumber),
  ];
  return parts.filter(Boolean).join(' · ');
}

interface AddressProps {
  street: string;
  zip: string;
  city: string;
  phone: string;
  email: string;
}

function Address({ street, zip, city, phone, email }: AddressProps) {
  return (
    <address>
      {street}
      <br />
      {zip} {city}
      <br />
      <a href={`tel:${phone}`}>{phoneText(phone)}</a>
      <br />
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  );
}

function Column({ column: { title, intro, html, pictures, links, ground } }: { column: FooterColumn }) {
  return (
    <section data-ground={ground ? true : undefined} style={groundStyle(ground)}>
      {title && <h2>{title}</h2>}
      {pictures.map((picture) => (
        <PictureView key={picture.id} picture={picture} sizes="280px" widths={CARD_WIDTHS} ratio="free" />
      ))}
      {intro && <p>{intro}</p>}
      {html && <Prose html={html} />}
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
