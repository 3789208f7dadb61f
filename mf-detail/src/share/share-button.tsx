import { onDemand, useLanguage, useTexts } from '@facade/section-kit';
import type { Agent } from '@facade/shared-domain/model';
import { type FormSubject, formPath } from '@facade/shared-domain/paths/forms/form-paths';
import { Icon } from '@facade/shared-ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useFormSheet } from '../sheet/use-form-sheet.tsx';
import { Share } from './share-button.style.ts';
import { mailLink } from './share-links.ts';

export interface ShareButtonProps {
  title: string;
  /** Canonical path of the page: what is shared holds nothing of the visitor's own. */
  path: string;
  /** What is shared. */
  about: FormSubject;
  agent: Agent;
}

/** How a visitor turns to another part of the page. */
const TURNS = ['pointerdown', 'focusin'] as const;

const SharePanel = onDemand(null, async () => (await import('./share-panel.tsx')).SharePanel);

/** Opens the ways to share a page. Their code comes at the click; where it cannot be had, a mail opens. */
export function ShareButton({ title, path, about, agent }: ShareButtonProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useFormSheet(agent);

  const toggle = async () => {
    if (isOpen) setOpen(false);
    else if (await SharePanel.load()) setOpen(true);
    else location.assign(mailLink(title, new URL(path, location.origin).href));
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    for (const turn of TURNS) addEventListener(turn, leave);
    addEventListener('keydown', onKey);
    return () => {
      for (const turn of TURNS) removeEventListener(turn, leave);
      removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  // The panel closes when the sheet takes the focus, which comes back to the button.
  const sendToFriend = (event: MouseEvent<HTMLAnchorElement>) =>
    sheet.open(event, {
      title: t('share.friend'),
      form: { id: 'mf-forms/send-to-friend', props: { about } },
      opener: button.current,
    });

  return (
    <>
      <Share ref={place}>
        <button ref={button} type="button" aria-expanded={isOpen} onClick={toggle}>
          <Icon name="share" size={20} />
          <span>{t('actions.share')}</span>
        </button>
        {isOpen && (
          <SharePanel
            title={title}
            path={path}
            friend={formPath('send-to-friend', language, about)}
            onFriend={sendToFriend}
          />
        )}
        <noscript>
          <a href={formPath('send-to-friend', language, about)}>{t('share.friend')}</a>
        </noscript>
      </Share>
      {sheet.element}
    </>
  );
}
