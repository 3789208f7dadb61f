import { useTexts } from '@facade/section-kit';
import { qrCodeUrl } from '@facade/shared-domain/qr-code';
import { ON_PAPER } from '../property/print-page.ts';
import { Figure } from './qr-code.style.ts';

/** From the printed page back to the live one: more pictures, today's price. */
export function QrCode({ path }: { path: string }) {
  const t = useTexts('mf-detail');
  return (
    <Figure {...ON_PAPER}>
      <img src={qrCodeUrl(path)} alt={t('print.code')} width={120} height={120} loading="lazy" />
      <figcaption>{t('print.scan')}</figcaption>
    </Figure>
  );
}
