import { freePort } from './free-port.ts';
import { runFacade } from './run-facade.ts';

export interface RunningGallery {
  url: string;
  dispose(): Promise<void>;
}

const ADDRESS = /gallery of components: (\S+)/;

/** Runs `facade gallery` and waits until it prints its address. */
export async function startGallery(): Promise<RunningGallery> {
  const port = await freePort();
  const { said, stop } = await runFacade(['gallery', '--port', String(port)], {
    isReady: (text) => ADDRESS.test(text),
  });
  return { url: ADDRESS.exec(said())?.[1] ?? '', dispose: stop };
}
