import { onDemand, useLanguage, useSite, useTexts } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { demandHref, demandQuery } from '../list/demand-href.ts';
import type { ListData } from '../list/list-data.ts';

const SaveSheet = onDemand(null, async () => (await import('./save-sheet.tsx')).SaveSheet);

/**
 * The button that saves the search of a list, and its sheet, which goes outside of any other form. The sheet's code comes at the click;
 * where it cannot be had, and without scripts, the button leads to the form's own page.
 */
export function useSaveSearch({ goal, query: { filters } }: Pick<ListData, 'goal' | 'query'>): {
  button: ReactNode;
  sheet: ReactNode;
} {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const site = useSite();
  const link = useRef<HTMLAnchorElement>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const wasOpen = useRef(false);
  const href = demandHref(site, goal, filters, language);

  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { currentTarget } = event;
    if (await SaveSheet.load()) setSaved(demandQuery(goal, filters));
    else location.assign(currentTarget.href);
  };
  // Once the dialog is gone: until then nothing outside of it takes the focus.
  useLayoutEffect(() => {
    if (saved === null && wasOpen.current) link.current?.focus();
    wasOpen.current = saved !== null;
  }, [saved]);

  return {
    button: href && (
      <a ref={link} className="chip save" href={href} aria-label={t('list.save.label')} onClick={open}>
        <Icon name="mail" size={18} />
        <span>{t('list.save.short')}</span>
      </a>
    ),
    sheet: saved !== null && <SaveSheet query={saved} onClose={() => setSaved(null)} />,
  };
}
