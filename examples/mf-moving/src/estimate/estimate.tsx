import { type FragmentProps, useIsLive, useLanguage, useTexts } from '@facade/section-kit';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { LinkButton, SelectField } from '@facade/shared-ui';
import { useState } from 'react';
import { Offer } from './estimate.style.ts';
import { FLOORS, listedRooms, priceOf, ROOMS } from './price-list.ts';

/** Our price for a move. Without scripts it stays that of the agency's number of rooms, at the ground floor. */
export function Estimate({ rooms: first }: FragmentProps['mf-moving/estimate']) {
  const t = useTexts('mf-moving');
  const language = useLanguage();
  const isLive = useIsLive();
  const [rooms, setRooms] = useState(listedRooms(first));
  const [floor, setFloor] = useState(0);
  return (
    <Offer aria-labelledby="moving-title">
      <h2 id="moving-title">{t('estimate.title')}</h2>
      <p>{t('estimate.intro')}</p>
      <div className="choice">
        <SelectField
          name="moving-rooms"
          label={t('estimate.rooms')}
          value={rooms}
          disabled={!isLive}
          onChange={(event) => setRooms(Number(event.target.value))}
        >
          {ROOMS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <SelectField
          name="moving-floor"
          label={t('estimate.floor')}
          value={floor}
          disabled={!isLive}
          onChange={(event) => setFloor(Number(event.target.value))}
        >
          {FLOORS.map((each) => (
            <option key={each} value={each}>
              {each === 0 ? t('estimate.ground') : each}
            </option>
          ))}
        </SelectField>
      </div>
      <output>{t('estimate.price', { price: formatPrice(priceOf(rooms, floor), language) })}</output>
      <LinkButton variant="secondary" href="https://www.dender-moving.example/">
        {t('estimate.visit')}
      </LinkButton>
    </Offer>
  );
}
