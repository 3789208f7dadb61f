/** The names of react-router a section may use. Only these are shared, so that the rest can be left out of the page. */
export { Link, NavLink, useHref, useLocation, useNavigate, useSearchParams } from 'react-router';
