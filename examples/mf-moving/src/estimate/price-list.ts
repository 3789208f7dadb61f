/** Floors that our lift reaches. */
export const FLOORS = [0, 1, 2, 3, 4, 5, 6];
/** Numbers of bedrooms. */
export const ROOMS = [1, 2, 3, 4, 5];

/** Euro for each of them at the ground floor, and for each floor above. */
const BY_ROOMS = [390, 520, 680, 860, 1050];
const FLOOR = 45;

/** A number of bedrooms that the list has: the nearest one. */
export const listedRooms = (rooms: number): number => Math.min(Math.max(Math.round(rooms) || 1, 1), ROOMS.length);

/** Euro for a move within 30 km, VAT included. */
export const priceOf = (rooms: number, floor: number): number =>
  (BY_ROOMS[listedRooms(rooms) - 1] ?? 0) + floor * FLOOR;
