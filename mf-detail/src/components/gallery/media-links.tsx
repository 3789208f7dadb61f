import { useTexts } from '@facade/section-kit';
import { Icon, LinkButton } from '@facade/shared-ui';
import { Row } from './media-links.style.ts';

export interface MediaLinksProps {
  videoUrl: string | null;
  virtualTourUrl: string | null;
}

/** Video and virtual tour, on the site of whoever hosts them: nothing of a third party loads before it is asked for. */
export function MediaLinks({ videoUrl, virtualTourUrl }: MediaLinksProps) {
  const t = useTexts('mf-detail');
  if (!videoUrl && !virtualTourUrl) return null;
  return (
    <Row>
      {videoUrl && (
        <LinkButton href={videoUrl} target="_blank" rel="noopener" variant="secondary">
          <Icon name="play" />
          {t('media.video')}
          <span className="visually-hidden"> {t('location.newTab')}</span>
        </LinkButton>
      )}
      {virtualTourUrl && (
        <LinkButton href={virtualTourUrl} target="_blank" rel="noopener" variant="secondary">
          <Icon name="eye" />
          {t('media.tour')}
          <span className="visually-hidden"> {t('location.newTab')}</span>
        </LinkButton>
      )}
    </Row>
  );
}
