import { type CrawlOrder, crawl } from './crawl.ts';

/** A process of its own, so that reading pages does not delay the probe: one crawl a message. */
process.on('message', async (order: CrawlOrder) => {
  process.send?.({ crawled: await crawl(order) });
});
process.once('disconnect', () => process.exit(0));
process.send?.({ ready: true });
