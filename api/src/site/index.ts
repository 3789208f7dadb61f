/**
 * Catalogue and content at one moment, and the endpoints that read them.
 * Writes no table.
 * Never reads two moments for one answer: a request uses one snapshot.
 */

export { KEYS_HEADER, keysIn, REVISION_HEADER } from './answer-keys.ts';
export { ContentWatch } from './content-watch.ts';
export { findMaster } from './find-master.ts';
export { ICONS, iconDrawing, iconPartsOf, iconSvg, MARK } from './icon.ts';
export { listTestimonials, type Testimonial } from './list-testimonials.ts';
export { type Palette, paletteOf } from './palette.ts';
export { Preparer } from './preparer.ts';
export { previewedSnapshot, withPreviewed } from './previewed.ts';
export { publicOrigin } from './public-origin.ts';
export { documentsRoute } from './routes/files/documents.ts';
export { filmsRoute } from './routes/files/films.ts';
export { picturesRoute } from './routes/files/pictures.ts';
export { stylesRoute } from './routes/files/styles.ts';
export { categoriesRoute } from './routes/homes/categories.ts';
export { listRoute } from './routes/homes/list.ts';
export { mapRoute } from './routes/homes/map.ts';
export { offMarketRoute } from './routes/homes/off-market.ts';
export { oneRoute } from './routes/homes/one.ts';
export { priceRangeRoute } from './routes/homes/price-range.ts';
export { projectsRoute } from './routes/homes/projects.ts';
export { suggestRoute } from './routes/homes/suggest.ts';
export { areasRoute } from './routes/places/areas.ts';
export { baseMapRoute, readPart } from './routes/places/base-map.ts';
export { citiesRoute } from './routes/places/cities.ts';
export { reachRoute } from './routes/places/reach.ts';
export { stationsRoute } from './routes/places/stations.ts';
export { revisionRoute } from './routes/revision.ts';
export { SiteData } from './site-data.ts';
export { type Snapshot, takeSnapshot } from './snapshot.ts';
