import { buildSection } from '@facade/platform/build';
import { openStore, publishRelease } from '@facade/platform/registry';

await buildSection(import.meta.dirname);
await publishRelease(openStore({ data: process.env.SITE_DATA }), 'dist');
