import { useTexts } from '@facade/section-kit';
import { qrCodeUrl } from '@facade/shared-domain/qr-code';
import { Icon } from '@facade/shared-ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { mailLink, whatsAppLink } from './share-links.ts';
import { Panel } from './share-panel.style.ts';

export interface SharePanelProps {
  title: string;
  path: string;
  /** The page that sends it to a friend. */
  friend: string;
  /** The same, in a sheet. */
  onFriend?(event: MouseEvent<HTMLAnchorElement>): void;
}

/** The ways to share a page: as the device shares, by mail, by WhatsApp, as a link, as a QR code. None asks a third party before a click. */
export function SharePanel({ title, path, friend, onFriend }: SharePanelProps) {
  const t = useTexts('mf-detail');
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const url = new URL(path, location.origin).href;

  useEffect(() => panel.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true }), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };

  // Called off by the visitor: nothing to say.
  const share = () => navigator.share({ title, url }).catch(() => undefined);

  return (
    <Panel ref={panel} role="group" aria-label={t('share.title')}>
      {'share' in navigator && (
        <button type="button" onClick={share}>
          <Icon name="share" size={20} />
          <span>{t('share.device')}</span>
        </button>
      )}
      <a href={mailLink(title, url)}>
        <Icon name="mail" size={20} />
        <span>{t('share.mail')}</span>
      </a>
      <a href={friend} onClick={onFriend}>
        <Icon name="user" size={20} />
        <span>{t('share.friend')}</span>
      </a>
      <a href={whatsAppLink(title, url)} target="_blank" rel="noopener noreferrer">
        <Icon name="chat" size={20} />
        <span>
          WhatsApp<span className="visually-hidden"> {t('location.newTab')}</span>
        </span>
      </a>
      <button type="button" onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'link'} size={20} />
        <span>{outcome === 'copied' ? t('actions.copied') : t('share.copy')}</span>
      </button>
      {/* Beside the button, not in it: a live region inside would take its name. */}
      <p className="outcome" role="status">
        {outcome === 'copied' && <span className="visually-hidden">{t('actions.copied')}</span>}
        {outcome === 'refused' && (
          <>
            {t('share.refused')} <code>{url}</code>
          </>
        )}
      </p>
      <figure>
        <img src={qrCodeUrl(path)} alt={t('print.code')} width={120} height={120} />
        <figcaption>{t('share.code')}</figcaption>
      </figure>
    </Panel>
  );
}
