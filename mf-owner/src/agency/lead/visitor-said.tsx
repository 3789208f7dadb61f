import { useTexts } from '@facade/section-kit';
import type { Lead } from '@facade/shared-domain/model';
import { Button } from '@facade/shared-ui';
import { ActionForm } from './action-form.tsx';
import { NoteForm } from './note-form.tsx';

/** What the visitor said after the visit: typed by the agent, and seen by the owner of the home once it is shown. */
export function VisitorSaid({ lead }: { lead: Lead }) {
  const t = useTexts('mf-owner');
  // The newest event comes first.
  const [last] = lead.events.filter(({ kind }) => kind === 'visitorSaid' || kind === 'saidShown');
  const text = lead.events.find(({ kind }) => kind === 'visitorSaid')?.text;
  const isShown = last?.kind === 'saidShown';
  return (
    <div className="said" id="said">
      {text && (
        <>
          <blockquote>{text}</blockquote>
          <p className="status">{t(isShown ? 'agency.said.shown' : 'agency.said.waits')}</p>
        </>
      )}
      {text && !isShown && (
        <ActionForm lead={lead} action="show-said">
          <Button type="submit" size="s">
            {t('offer.show')}
          </Button>
        </ActionForm>
      )}
      <NoteForm
        lead={lead}
        action="visitor-said"
        label={t(text ? 'agency.said.correct' : 'agency.said.title')}
        hint={t('agency.said.hint')}
        send={t('agency.said.save')}
      />
    </div>
  );
}
