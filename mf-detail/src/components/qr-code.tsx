import type { Translate } from '@facade/platform/section';
import { qrCodeUrl } from '@facade/shared-domain/qr-code';
import { styled } from 'styled-components';
import { ON_PAPER } from '../model/print-page.ts';

/** From the printed page back to the live one: more pictures, today's price. */
export function QrCode({ path, t }: { path: string; t: Translate }) {
  return (
    <Figure {...ON_PAPER}>
      <img src={qrCodeUrl(path)} alt={t('print.code')} width={120} height={120} loading="lazy" />
      <figcaption>{t('print.scan')}</figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  display: none;
  @media print {
    display: grid;
    grid-template-columns: 26mm 1fr;
    align-items: center;
    gap: 3mm;
    margin-top: 3mm;
    img {
      width: 26mm;
      height: 26mm;
    }
    figcaption {
      color: var(--muted);
      font-size: 8.5pt;
      line-height: 1.35;
    }
  }
`;
