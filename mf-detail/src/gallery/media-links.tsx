import { useTexts } from '@facade/section-kit';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { MEDIA_ID } from '../property/anchors.ts';
import { MediaEmbed } from './media-embed.tsx';
import { Panel } from './media-links.style.ts';

export interface MediaLinksProps {
  property: Pick<PropertyDetail, 'videoUrl' | 'virtualTourUrl' | 'pictures'>;
  title: string;
}

/** Video and virtual tour of a home, played on the page once asked for. */
export function MediaLinks({ property: { videoUrl, virtualTourUrl, pictures }, title }: MediaLinksProps) {
  const t = useTexts('mf-detail');
  const photos = pictures.filter(({ plan }) => !plan);
  const [first, second = first] = photos;
  return (
    <Panel id={MEDIA_ID}>
      <h2>{t('media.title')}</h2>
      <div className="boxes">
        {videoUrl && <MediaEmbed key={videoUrl} url={videoUrl} kind="video" title={title} picture={first} />}
        {virtualTourUrl && (
          <MediaEmbed key={virtualTourUrl} url={virtualTourUrl} kind="tour" title={title} picture={second} />
        )}
      </div>
    </Panel>
  );
}
