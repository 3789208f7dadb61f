import {
  BANNER_WIDTHS,
  CARD_WIDTHS,
  madeWidth,
  offeredWidths,
  PAGE_WIDTHS,
  PICTURE_WIDTHS,
  THUMBNAIL_WIDTHS,
} from './picture-sizes.ts';

test('no wider than the original, and never empty', () => {
  expect(offeredWidths(1000, CARD_WIDTHS)).toEqual([320, 640, 960]);
  expect(offeredWidths(959, CARD_WIDTHS)).toEqual([320, 640]);
  expect(offeredWidths(100, BANNER_WIDTHS)).toEqual([640]);
});

test('a width that is no longer available gives the next one', () => {
  expect(offeredWidths(4000, [320, 480, 640, 960])).toEqual([320, 640, 960]);
  expect([1, 160, 161, 5000].map(madeWidth)).toEqual([160, 160, 320, 1920]);
});

test('pages use exactly the available widths', () => {
  const named = [...THUMBNAIL_WIDTHS, ...CARD_WIDTHS, ...PAGE_WIDTHS, ...BANNER_WIDTHS];
  expect([...new Set(named)].sort((a, b) => a - b)).toEqual([...PICTURE_WIDTHS]);
});
