import type { FrameLocator, Locator, Page } from 'playwright/test';

const MAP_FRAME = 'iframe[src^="/map-frame/"]';

/** The frame that shows the map, as a part of the page. */
export const frameOf = (page: Page): Locator => page.locator(MAP_FRAME);

/** The map inside its frame. */
export const mapOf = (page: Page): FrameLocator => page.frameLocator(MAP_FRAME);
