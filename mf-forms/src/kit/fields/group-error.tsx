import { Icon } from '@facade/shared-ui';
import { ErrorLine } from './group-error.style.ts';

/** The error of a group of fields, below it; the group's `aria-describedby`. */
export function GroupError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <ErrorLine id={id}>
      <Icon name="warning" size={18} />
      {message}
    </ErrorLine>
  );
}
