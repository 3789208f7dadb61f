/** A picture the content folder asks for: an entry of `content/pictures.yaml` that has a `kind`. */
export interface ContentPictureOrder {
  id: string;
  /** What is shown, e.g. `town-panorama`; see `PAINTERS` in `draw-content.ts`. */
  kind: string;
  seed: number;
  /** Pixels; 1600×1200 unless given. */
  width?: number;
  height?: number;
  /** Seed for the drawing; chooses between variants of a kind. */
  note?: string;
}
