import { join } from 'node:path';
import type { Language, Picture } from '@facade/shared-domain/model';
import type { Content } from '../../content.ts';
import type { ContentContext } from '../../context.ts';
import { readerFor } from '../files/reader.ts';

/** A picture of `pictures.yaml`, to be stored and served as `/api/pictures/{id}`. */
export interface ContentPicture {
  id: string;
  /** Absolute path of the agency's own file; null if the sample agency's program draws it (`<id>.svg`). */
  file: string | null;
  /** Pixels. */
  width: number;
  height: number;
}

/** Every picture the content lists. */
export function contentPictures({ folder, pictures }: Content): ContentPicture[] {
  return [...pictures.values()].map(({ id, file, width, height }) => ({
    id,
    file: file === undefined ? null : join(folder, file),
    width,
    height,
  }));
}

/** Portrait of the team member with this mail address (the agent of a property), or null. */
export function teamPicture(
  content: Content,
  email: string,
  language: Language,
  context: ContentContext,
): Picture | null {
  const member = content.team.find((candidate) => candidate.email?.toLowerCase() === email.toLowerCase());
  return readerFor(content, language, context).picture(member?.picture);
}
