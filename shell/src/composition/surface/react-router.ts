/**
 * The exports of react-router that a section may use. Only these are shared, so that the build can drop the rest. A link is a
 * plain `<a href>` (with `data-prefetch` where it should be prefetched): the shell follows it within the document. `Link` or
 * `useSearchParams` would cost every page 4.1 KB (docs/decisions/033).
 */
export { useHref, useLocation, useNavigate } from 'react-router';
