import { Notice } from '@facade/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** Confirms success instead of the form; takes the focus, because the button is gone. */
export function Done({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => around.current?.focus(), []);
  return (
    <div ref={around} tabIndex={-1}>
      <Notice tone="success">{children}</Notice>
    </div>
  );
}
