import { type CrawlOrder, crawl } from './crawl.ts';

/** A separate process, so that parsing pages does not delay the probe: one crawl per message. */
process.on('message', async (order: CrawlOrder) => {
  process.send?.({ crawled: await crawl(order) });
});
process.once('disconnect', () => process.exit(0));
process.send?.({ ready: true });
