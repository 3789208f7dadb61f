import type { Translate } from '@facade/platform/section';
import { Icon } from '@facade/shared-ui';
import { styled } from 'styled-components';
import { pagesToShow } from '../../model/list/pages-to-show.ts';

interface PagingProps {
  page: number;
  pages: number;
  total: number;
  toPage(page: number): string;
  t: Translate;
}

const Nav = styled.nav`
  align-items: center;
  border-top: 1px solid var(--line);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  justify-content: space-between;
  margin-top: var(--space-8);
  padding-top: var(--space-5);

  p { color: var(--muted); font-variant-numeric: tabular-nums; }
  ol { display: flex; flex-wrap: wrap; gap: var(--space-1); }
  a, .gap {
    align-items: center;
    border-radius: var(--radius-s);
    display: inline-flex;
    font-variant-numeric: tabular-nums;
    justify-content: center;
    min-height: 44px;
    min-width: 44px;
    padding-inline: var(--space-2);
    text-decoration: none;
  }
  a:hover { background: var(--tint); }
  a[aria-current] { background: var(--primary); color: var(--primary-ink); }
  @media (max-width: 599px) {
    ol { flex: 1 0 100%; justify-content: space-between; }
    li:not([data-near]) { display: none; }
  }
`;

/** "Page 2 of 8, 93 properties", and links to the pages around this one. */
export function Paging({ page, pages, total, toPage, t }: PagingProps) {
  const place = t('paging.place', { page, pages, count: total });
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
