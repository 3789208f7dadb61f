import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { answerGallery } from './answer-gallery.ts';
import { galleryConfig } from './gallery-config.ts';

export interface GallerySettings {
  /** Folder of the project. */
  root: string;
  /** Name → folder. */
  packages: ReadonlyMap<string, string>;
  port: number;
}

/** Serves the gallery on this machine alone. Build errors are printed and shown over the page. */
export async function serveGallery({ root, packages, port }: GallerySettings): Promise<void> {
  const compiler = rspack(galleryConfig(root, packages));
  const server = new RspackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot: true,
      static: false,
      allowedHosts: ['localhost'],
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      setupMiddlewares: (middlewares) => [answerGallery, ...middlewares],
    },
    compiler,
  );
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('gallery', () => resolve()));
  await server.start();
  await built;
}
