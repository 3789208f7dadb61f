import { Notice } from '@facade/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** Says that it worked, in place of the form: the focus, whose button is gone, moves here. */
export function Done({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => around.current?.focus(), []);
  return (
    <div ref={around} tabIndex={-1}>
      <Notice tone="success">{children}</Notice>
    </div>
  );
}
