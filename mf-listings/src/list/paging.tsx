import { useTexts } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import { Nav } from './paging.style.ts';

interface PagingProps {
  page: number;
  pages: number;
  /** "Page 2 of 8, 93 properties" */
  place: string;
  toPage(page: number): string;
}

/** "Page 2 of 8, 93 properties", and links to the pages around this one. */
export function Paging({ page, pages, place, toPage }: PagingProps) {
  const t = useTexts('mf-listings');
  if (pages === 1) return null;
  return (
    <Nav aria-label={t('paging.label')}>
      <p>{place}</p>
      <ol>
        {page > 1 && (
          <li data-near="">
            <a href={toPage(page - 1)} rel="prev" data-prefetch="" aria-label={t('paging.previous')}>
              <Icon name="chevron-left" />
            </a>
          </li>
        )}
        {pagesToShow(page, pages).map((shown, index) =>
          shown === null ? (
            <li key={`gap-${index}`} className="gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown} data-near={Math.abs(shown - page) <= 1 ? '' : undefined}>
              <a
                href={toPage(shown)}
                aria-current={shown === page ? 'page' : undefined}
                aria-label={t('paging.page', { page: shown })}
              >
                {shown}
              </a>
            </li>
          ),
        )}
        {page < pages && (
          <li data-near="">
            <a href={toPage(page + 1)} rel="next" data-prefetch="" aria-label={t('paging.next')}>
              <Icon name="chevron-right" />
            </a>
          </li>
        )}
      </ol>
    </Nav>
  );
}

/** Page numbers that paging links to: the first, the last, the current one and its neighbours; `null` for a gap. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)];
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number - before === 1) return [number];
    // A gap of one page would save no space.
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
