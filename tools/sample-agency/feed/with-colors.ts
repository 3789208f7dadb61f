import type { Feed, PictureRecord } from './records/record.ts';

/** The feed with the average colour of each picture, by picture id, where it is known. */
export function withColors(feed: Feed, colors: ReadonlyMap<string, string>): Feed {
  const paint = <R extends { Pictures: PictureRecord[] }>(record: R): R => ({
    ...record,
    Pictures: record.Pictures.map((picture) => {
      const Color = colors.get(picture.ID);
      return Color ? { ...picture, Color } : picture;
    }),
  });
  return { ...feed, properties: feed.properties.map(paint), projects: feed.projects.map(paint) };
}
