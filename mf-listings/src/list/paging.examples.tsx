import type { Example, Examples } from '@facade/section-kit/testing';
import { Paging } from './paging.tsx';

const paging =
  (page: number, pages: number): Example['render'] =>
  (context) => (
    <Paging page={page} pages={pages} place={`${page} / ${pages}`} toPage={(to) => `?page=${to}`} {...context} />
  );

export const examples: Examples = {
  'the first page': paging(1, 8),
  'in the middle': paging(5, 8),
  'the last page': paging(8, 8),
  'a page, hovered': { render: paging(1, 3), hover: 'ol a' },
};
