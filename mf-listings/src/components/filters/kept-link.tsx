import { useFavourites } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import { listHref } from '../../model/list/list-query.ts';

interface KeptLinkProps {
  path: string;
  label: string;
  current: boolean;
}

/** How many properties the visitor keeps, and the way to them. It has its place, and no target, while there are none. */
export function KeptLink({ path, label, current }: KeptLinkProps) {
  const kept = useFavourites();
  const href = kept.length > 0 ? listHref(path, { ids: [...kept] }) : undefined;
  return (
    <a className="kept" href={href} aria-disabled={href ? undefined : true} aria-current={current ? 'page' : undefined}>
      <Icon name={kept.length > 0 ? 'heart-filled' : 'heart'} size={18} />
      <span>{label}</span> <b>{kept.length}</b>
    </a>
  );
}
