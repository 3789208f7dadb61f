import { buildHost } from '@facade/platform/host/build';

await buildHost(import.meta.dirname);
