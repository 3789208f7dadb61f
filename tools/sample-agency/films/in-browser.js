// Runs in the browser that make.ts starts: renders each frame onto a canvas and encodes it.
const SIZE = { width: 854, height: 480 };
const FRAMES_A_SECOND = 24;
/** Seconds that each picture is shown, and that two of them are shown together. */
const STAY = 2.6;
const FADE = 0.5;
const BITS_A_SECOND = 230_000;
/** How much nearer the camera comes to a picture. */
const NEARER = 0.14;

globalThis.makeFilm = async (count, muxer) => {
  const { BufferTarget, CanvasSource, Output, WebMOutputFormat } = await import(muxer);
  const pictures = await Promise.all(Array.from({ length: count }, (_, index) => load(`/${index}`)));
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const context = canvas.getContext('2d');
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate: BITS_A_SECOND, keyFrameInterval: 2.6 });
  output.addVideoTrack(source, { frameRate: FRAMES_A_SECOND });
  await output.start();
  const frames = Math.round(count * STAY * FRAMES_A_SECOND);
  for (let frame = 0; frame < frames; frame++) {
    renderFrame(context, pictures, frame / FRAMES_A_SECOND);
    await source.add(frame / FRAMES_A_SECOND, 1 / FRAMES_A_SECOND);
  }
  await output.finalize();
  return toBase64(new Uint8Array(output.target.buffer));
};

async function load(address) {
  return createImageBitmap(await (await fetch(address)).blob());
}

function renderFrame(context, pictures, time) {
  const index = Math.min(pictures.length - 1, Math.floor(time / STAY));
  const into = time - index * STAY;
  context.globalAlpha = 1;
  renderPicture(context, pictures[index], into / STAY, index);
  const next = pictures[index + 1];
  const left = STAY - into;
  if (!next || left > FADE) return;
  context.globalAlpha = 1 - left / FADE;
  renderPicture(context, next, 0, index + 1);
}

/** A picture that fills the frame; the camera comes nearer to it, or goes away from it. */
function renderPicture(context, picture, progress, index) {
  const { width, height } = SIZE;
  const near = index % 2 ? 1 - progress : progress;
  const scale = Math.max(width / picture.width, height / picture.height) * (1 + NEARER * near);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  context.drawImage(picture, (width - wide) / 2, (height - high) * (0.5 + 0.1 * near), wide, high);
}

function toBase64(bytes) {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
