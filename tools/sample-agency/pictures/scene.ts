/** One picture the feed asks the drawing program for: `sample-agency/feed` writes them, `sample-agency/pictures` draws them. */
export interface PictureOrder {
  /** `p4321-1` of a property, `j79-1` of a project; the file is `<id>.svg`. */
  id: string;
  /** The property's id, or the project's where `id` begins with `j`. */
  propertyId: number;
  kind:
    | 'facade'
    | 'rear'
    | 'garden'
    | 'living'
    | 'kitchen'
    | 'bedroom'
    | 'bathroom'
    | 'terrace'
    | 'office'
    | 'shop'
    | 'warehouse'
    | 'land'
    | 'garage'
    | 'stairs'
    | 'plan'
    | 'street'
    | 'interior-empty';
  building:
    | 'terraced'
    | 'semi-detached'
    | 'detached'
    | 'farmhouse'
    | 'villa'
    | 'bungalow'
    | 'apartment-block'
    | 'new-apartment'
    | 'mansion'
    | 'shop'
    | 'warehouse'
    | 'garage'
    | 'land';
  /** Bedrooms that a plan shows; 0 for a ground floor. Absent: as many as may be. */
  bedrooms?: number;
  /** Construction year: decides style and materials. */
  year: number;
  /** The same for every picture of one property, so that its house looks the same from the street and from the garden. */
  seed: number;
}
