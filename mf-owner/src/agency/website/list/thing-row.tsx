import { useLanguage, useTexts } from '@facade/section-kit';
import type { WebsiteThing } from '@facade/shared-domain/model';
import { useEffect, useState } from 'react';
import { readDraft } from '../editor/saved-draft.ts';
import { thingName } from '../thing-name.ts';
import { editPath, historyPath } from '../website-paths.ts';

/** One page, article or part of every page: its place, its missing texts, and links to edit it. */
export function ThingRow({ thing }: { thing: WebsiteThing }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const [hasDraft, setHasDraft] = useState(false);
  // Drafts are only in this browser.
  useEffect(() => setHasDraft(readDraft(thing.id) !== null), [thing.id]);
  const name = thingName(thing, t);
  return (
    <li>
      <div className="name">
        <a href={editPath(language, thing.id)}>{name}</a>
        {thing.path && <span className="path">{thing.path}</span>}
      </div>
      <p className="tags">
        {hasDraft && <span data-tone="draft">{t('agency.website.unpublishedHere')}</span>}
        {!thing.isPublished && <span>{t(`agency.website.${thing.kind === 'popup' ? 'off' : 'draft'}`)}</span>}
        {thing.missing.length > 0 && (
          <span>{t('agency.website.missing', { languages: thing.missing.join(', ').toUpperCase() })}</span>
        )}
      </p>
      <a
        className="history"
        href={historyPath(language, thing.id)}
        aria-label={t('agency.website.historyOf', { name })}
      >
        {t('agency.website.history')}
      </a>
    </li>
  );
}
