import { useTexts } from '@facade/section-kit';
import type { KeyboardEvent } from 'react';
import type { MediaKind } from './media-kinds.ts';

/** Id of what the tabs choose. */
export const PANEL_ID = 'lightbox-panel';

export interface KindTabsProps {
  /** `context` tells a tour alone from films. */
  kinds: { kind: MediaKind; count: number; context?: string }[];
  current: MediaKind;
  onChoose: (kind: MediaKind) => void;
}

/** Photos, plans and videos apart. */
export function KindTabs({ kinds, current, onChoose }: KindTabsProps) {
  const t = useTexts('mf-detail');

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    // Alt and an arrow belong to the browser: Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = kinds.findIndex(({ kind }) => kind === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: kinds.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    // The same keys move the pictures elsewhere in the lightbox.
    event.stopPropagation();
    const index = (to + kinds.length) % kinds.length;
    onChoose((kinds[index] as KindTabsProps['kinds'][number]).kind);
    (event.currentTarget.children[index] as HTMLElement).focus();
  }

  return (
    <div role="tablist" aria-label={t('gallery.kinds.label')} onKeyDown={onKeyDown}>
      {kinds.map(({ kind, count, context = '' }) => (
        <button
          key={kind}
          type="button"
          role="tab"
          id={tabId(kind)}
          aria-selected={kind === current}
          aria-controls={PANEL_ID}
          tabIndex={kind === current ? 0 : -1}
          onClick={() => onChoose(kind)}
        >
          {t(`gallery.kinds.${kind}`, { context })} <span>{count}</span>
        </button>
      ))}
    </div>
  );
}

export const tabId = (kind: MediaKind): string => `lightbox-${kind}`;
