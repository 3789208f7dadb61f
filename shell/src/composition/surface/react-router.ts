/**
 * The names of react-router a section may use; only these are shared, so that the rest can be left out of the page. A link is a
 * plain `<a href>` (with `data-prefetch` where it should be loaded ahead): the shell follows it within the document.
 * `Link` or `useSearchParams` would cost every page 4.1 KB (docs/decisions/033).
 */
export { useHref, useLocation, useNavigate } from 'react-router';
