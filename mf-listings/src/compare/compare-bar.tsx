import { useLanguage, useTexts } from '@facade/section-kit';
import { comparePath } from '@facade/shared-domain/paths/kept-paths';
import { Icon, LinkButton } from '@facade/shared-ui';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { CompareBarFrame } from './compare-bar.style.ts';
import { COMPARE_FULL, clearCompared, MOST_COMPARED, useCompared } from './compared.ts';

/** Every list of cards on a page has a bar; the first one shows. */
const bars: string[] = [];
const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many homes are chosen, and the way to see them side by side. */
export function CompareBar() {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const ids = useCompared();
  const own = useId();
  const isFirst = useSyncExternalStore(listen, () => bars[0] === own);
  useEffect(() => {
    bars.push(own);
    changed();
    return () => {
      bars.splice(bars.indexOf(own), 1);
      changed();
    };
  }, [own]);
  // The choice that it was refused beside: another one needs no words any more.
  const [refusedAt, setRefusedAt] = useState<readonly number[] | null>(null);
  useEffect(() => {
    const refuse = () => setRefusedAt(ids);
    addEventListener(COMPARE_FULL, refuse);
    return () => removeEventListener(COMPARE_FULL, refuse);
  }, [ids]);
  if (!isFirst || ids.length === 0) return null;
  return createPortal(
    <CompareBarFrame className="on-dark" data-page-foot="" aria-label={t('compare.title')}>
      <span role="status">
        {t(refusedAt === ids ? 'compare.full' : 'compare.chosen', { count: ids.length, most: MOST_COMPARED })}
      </span>
      <div>
        {ids.length > 1 && (
          <LinkButton to={comparePath(language, ids)} variant="accent" size="s">
            {t('compare.go')}
          </LinkButton>
        )}
        <button type="button" aria-label={t('compare.clear')} onClick={clearCompared}>
          <Icon name="close" />
        </button>
      </div>
    </CompareBarFrame>,
    document.body,
  );
}
