import type { ContentModule } from '@facade/shared-domain/model';
import { PictureView } from '@facade/shared-ui';
import type { CSSProperties, ReactNode } from 'react';
import { Frame } from './module.style.ts';

export interface ModuleFrameProps {
  module: ContentModule;
  /** Whether the module's picture is beside its text. */
  hasPicture?: boolean;
  children: ReactNode;
}

/** The frame of every module: its background, width, class and its name for screen readers. */
export function ModuleFrame({ module, hasPicture = false, children }: ModuleFrameProps) {
  const { id, title, relation, background, ground, span, columns, className, titleSize } = module;
  const color = ground && 'color' in ground ? ground : null;
  const picture = ground && 'picture' in ground ? ground.picture : null;
  const isDark = background === 'primary' || picture !== null || color?.isDark;
  return (
    <Frame
      className={className}
      style={variables({ '--ground': color?.color, '--span': span < 12 ? span : undefined, ...columnsOf(columns) })}
      aria-labelledby={title ? `module-${id}` : undefined}
      data-relation={relation}
      data-background={background === 'none' ? undefined : background}
      data-dark={isDark || undefined}
      data-picture={hasPicture || undefined}
      data-span={span < 12 ? span : undefined}
      data-title={titleSize}
    >
      {picture && (
        <div className="ground">
          <PictureView picture={picture} sizes="100vw" ratio="free" alt="" />
        </div>
      )}
      <div className="wrap">{children}</div>
    </Frame>
  );
}

const columnsOf = (columns: ContentModule['columns']) =>
  columns && { '--sm': columns.sm, '--md': columns.md, '--lg': columns.lg };

/** Custom properties for a `style`; undefined if none has a value. */
function variables(values: Record<`--${string}`, string | number | undefined>): CSSProperties | undefined {
  const set = Object.entries(values).filter(([, value]) => value !== undefined);
  return set.length > 0 ? (Object.fromEntries(set) as CSSProperties) : undefined;
}
