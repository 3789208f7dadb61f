import { sql } from 'kysely';

/** Whether a home `h` has what a search `d` asks for, apart from its goal and place. Without the data, a home does not match. */
export const FITS = sql<boolean>`(d.max_price is null or h.price <= d.max_price)
  and (d.min_price is null or h.price >= d.min_price)
  and (d.category_ids = '{}' or d.category_ids && h.category_ids)
  and (d.min_bedrooms is null or h.bedrooms >= d.min_bedrooms)
  and (d.max_bedrooms is null or coalesce(h.bedrooms, 0) <= d.max_bedrooms)
  and (d.min_garages is null or coalesce(h.garages, 0) >= d.min_garages)
  and (d.max_garages is null or coalesce(h.garages, 0) <= d.max_garages)
  and (d.min_parkings is null or coalesce(h.parkings, 0) >= d.min_parkings)
  and (d.max_parkings is null or coalesce(h.parkings, 0) <= d.max_parkings)
  and (d.min_bathrooms is null or h.bathrooms >= d.min_bathrooms)
  and (d.max_surface is null or h.living_area <= d.max_surface)
  and (d.min_year is null or h.built >= d.min_year)
  and (d.free_by is null or h.free_from <= d.free_by)
  and (d.min_surface is null or h.living_area >= d.min_surface)
  and (d.min_land is null or h.land_area >= d.min_land)
  and (d.energy = '{}' or h.energy = any(d.energy)) and (d.features = '{}' or h.features @> d.features)
  and (d.area is null or (h.lat is not null and point(h.lng, h.lat) <@ d.area))`;
