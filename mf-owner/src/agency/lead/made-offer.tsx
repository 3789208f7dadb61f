import { useLanguage, useTexts } from '@facade/section-kit';
import type { Lead, Offer } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { Button } from '@facade/shared-ui';
import { Panel } from '../../dashboard/panel.style.ts';
import { offerText } from '../../kit/offer-text.ts';
import { ActionForm } from './action-form.tsx';

/** An offer beside the price that is asked, and whether the owner of the home sees it. */
export function MadeOffer({ lead, offer }: { lead: Lead; offer: Offer }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const { askedPrice, offerForOwner } = lead;
  return (
    <Panel aria-labelledby="offer-title">
      <h2 id="offer-title">{t('offer.title')}</h2>
      <p>
        <strong>{offerText(offer, language, t)}</strong>
      </p>
      {askedPrice !== null && <p>{t('offer.asked', { price: formatPrice(askedPrice, language) })}</p>}
      {offerForOwner && <p>{t(`offer.forOwner.${offerForOwner}`)}</p>}
      {offerForOwner === 'waits' && (
        <ActionForm lead={lead} action="show-offer">
          <Button type="submit" size="s">
            {t('offer.show')}
          </Button>
        </ActionForm>
      )}
    </Panel>
  );
}
