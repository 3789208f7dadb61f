import { useTexts } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import type { ZoomControl } from './use-zoom.ts';

/** Never disabled, so that the focus stays where it is; at the end of the scale they do nothing. */
export function ZoomButtons({ zoom }: { zoom: ZoomControl }) {
  const t = useTexts('mf-detail');
  return (
    <div className="zoom">
      <button
        type="button"
        onClick={zoom.zoomOut}
        aria-disabled={!zoom.isZoomed || undefined}
        aria-label={t('gallery.zoomOut')}
      >
        <Icon name="minus" />
      </button>
      <button
        type="button"
        onClick={zoom.zoomIn}
        aria-disabled={zoom.isLargest || undefined}
        aria-label={t('gallery.zoomIn')}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
