import { Prose, useTexts } from '@facade/section-kit';
import type { Popup } from '@facade/shared-domain/model';
import { Icon, LinkButton, PictureView } from '@facade/shared-ui';
import { styled } from 'styled-components';

/** The agency's popup: a native dialog that `client/chrome` opens after its delay. */
export function PopupDialog({ popup }: { popup: Popup }) {
  const t = useTexts('shell');
  return (
    <DialogFrame data-chrome="popup" data-delay={popup.delaySeconds} aria-labelledby="popup-title">
      {popup.picture && <PictureView picture={popup.picture} sizes="(min-width: 600px) 540px, 100vw" ratio="16/9" />}
      <button className="close" type="button" aria-label={t('popup.close')}>
        <Icon name="close" size={22} />
      </button>
      <div className={['text', popup.className].filter(Boolean).join(' ')}>
        <h2 id="popup-title">{popup.title}</h2>
        <Prose html={popup.html} />
        {popup.link && <LinkButton to={popup.link.path}>{popup.link.label}</LinkButton>}
      </div>
    </DialogFrame>
  );
}

const DialogFrame = styled.dialog`
  width: min(540px, 100% - 2 * var(--gutter));
  max-height: 90dvh;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow);
  &::backdrop {
    background: var(--veil);
  }
  .text {
    display: grid;
    justify-items: start;
    gap: var(--space-4);
    padding: var(--space-6);
  }
  h2 {
    padding-right: var(--space-6);
    font-size: var(--step-2);
  }
  .close {
    position: absolute;
    top: var(--space-3);
    right: var(--space-3);
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: var(--surface);
  }
  .close:hover {
    background: var(--tint);
  }
`;
