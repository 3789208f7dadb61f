import type { ContentModule } from '@facade/shared-domain/model';
import { PictureView } from '@facade/shared-ui';
import { styled } from 'styled-components';
import { columns, columnsOf } from './views/grid.ts';

/** The further pictures of a module, side by side under its text. */
export function ModulePictures({ module: { pictures = [], itemsPerRow } }: { module: ContentModule }) {
  if (pictures.length === 0) return null;
  return (
    <Pictures data-columns={columnsOf(Math.min(itemsPerRow, pictures.length))}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <PictureView picture={picture} sizes="(min-width: 961px) 33vw, (min-width: 600px) 50vw, 100vw" ratio="3/2" />
        </li>
      ))}
    </Pictures>
  );
}

const Pictures = styled.ul`
  ${columns}
  * + & {
    margin-top: var(--space-6);
  }
  .ui-picture {
    border-radius: var(--radius);
  }
`;
