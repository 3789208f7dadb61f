import { useTexts } from '@facade/section-kit';
import type { ReleaseAction, ReleaseHealth } from '@facade/shared-domain/releases';
import { Button, TextField } from '@facade/shared-ui';
import { OnceForm } from '../../kit/once-form.tsx';

export const RELEASES_FORM = 'staff-releases';

interface ReleaseActionsProps {
  section: string;
  releases: readonly ReleaseHealth[];
}

/** What can be done with the newest release now: a canary is halted or promoted, a live release rolled back. */
export function ReleaseActions({ section, releases }: ReleaseActionsProps) {
  const at = (place: ReleaseHealth['place']) => releases.find((release) => release.place === place)?.version;
  const [canary, live, before] = [at('canary'), at('live'), at('before')];
  return (
    <div className="actions">
      {canary && <Action action="halt" section={section} seen={canary} then={live ?? ''} />}
      {canary && <Action action="promote" section={section} seen={canary} then={canary} />}
      {live && before && !canary && <Action action="rollback" section={section} seen={live} then={before} />}
    </div>
  );
}

interface ActionProps {
  action: ReleaseAction;
  section: string;
  /** The newest release as this page shows it: the action fails if there is a newer one. */
  seen: string;
  /** What all visitors get then. */
  then: string;
}

/** The button opens the question, and its answer does it. Without scripts, too. */
function Action({ action, section, seen, then }: ActionProps) {
  const t = useTexts('mf-owner');
  return (
    <details>
      <summary className="ui-button" data-variant="secondary" data-size="s">
        {t(`agency.releases.${action}.button`)}
        <span className="visually-hidden">{`: ${section}`}</span>
      </summary>
      <OnceForm form={RELEASES_FORM}>
        <p>{t(`agency.releases.${action}.question`, { section, version: then })}</p>
        <input type="hidden" name="section" value={section} />
        <input type="hidden" name="action" value={action} />
        <input type="hidden" name="seen" value={seen} />
        <TextField id={`why-${action}-${section}`} name="why" maxLength={200} label={t('agency.releases.why')} />
        <Button type="submit" size="s">
          {t(`agency.releases.${action}.yes`)}
        </Button>
      </OnceForm>
    </details>
  );
}
