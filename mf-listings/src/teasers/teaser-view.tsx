import { Slot, useLanguage, useSite, useTexts } from '@facade/section-kit';
import type { Teaser } from '@facade/shared-domain/model';
import { enquiryAnchor } from '@facade/shared-domain/paths/forms/enquiry-anchor';
import { Breadcrumb, EnergyChip, LinkButton } from '@facade/shared-ui';
import { roughly, teaserName, teaserPrice } from './teaser-lines.ts';
import { offMarketCrumb, teaserEnquiry } from './teaser-links.ts';
import { TeaserFrame } from './teaser-view.style.ts';

const ASK = enquiryAnchor({ wish: 'information' });

/** One off-market home: what may be said of it, and the form that asks for the rest. */
export function TeaserView({ data: teaser }: { data: Teaser }) {
  const t = useTexts('mf-listings');
  const site = useSite();
  const language = useLanguage();
  const name = teaserName(teaser, t);
  const facts = [
    [t('teaser.goal'), t(`teaser.${teaser.goal}`)],
    [t('teaser.area'), teaser.area],
    [t('compare.row.bedrooms'), teaser.bedrooms],
    [t('compare.row.livingArea'), teaser.livingArea && roughly(teaser.livingArea, language, t)],
    [t('compare.row.landArea'), teaser.landArea && roughly(teaser.landArea, language, t)],
    [t('compare.row.energy'), teaser.energy && <EnergyChip label={teaser.energy} />],
  ] as const;
  return (
    <TeaserFrame className="wrap">
      <Breadcrumb
        items={[...offMarketCrumb(site), { label: name, path: teaser.path }]}
        label={t('teaser.breadcrumb')}
      />
      <h1>{name}</h1>
      <p className="price">{teaserPrice(teaser, language, t)}</p>
      <p className="reference">{t('teaser.reference', { id: teaser.id })}</p>
      <dl>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="hint">{t('teaser.hint')}</p>
      <LinkButton to={`#${ASK}`}>{t('teaser.ask')}</LinkButton>
      <section id={ASK}>
        <h2>{t('teaser.formTitle')}</h2>
        <Slot {...teaserEnquiry(teaser)} when="visible" />
      </section>
    </TeaserFrame>
  );
}
