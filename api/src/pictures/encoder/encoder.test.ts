import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Encoder, type EncoderOptions } from './encoder.ts';
import type { VariantJob } from './protocol.ts';

let folder: string;
let encoder: Encoder;
const lost: string[] = [];

/** A program in place of the encoder's: does at once what the master's name says. */
const PROGRAM = `
const send = (message) => process.send(message);
process.once('disconnect', () => process.exit());
process.on('message', ({ id, job }) => {
  const memory = job.master.includes('large') ? 1e9 : job.master.includes('grown') ? 3e8 : 1e6;
  if (job.master.includes('crash')) process.exit(3);
  if (job.master.includes('hang')) return;
  if (job.master.includes('failed')) return send({ kind: 'failed', id, memory, reason: 'EMFILE' });
  if (job.master.includes('large')) return send({ kind: 'memory', memory });
  send({ kind: 'done', id, memory, result: { bytes: Buffer.from(String(process.pid)), notKept: null } });
});
send({ kind: 'ready' });
`;

const job = (master: string): VariantJob => ({
  kind: 'variant',
  master,
  variant: { width: 320, format: 'avif' },
  target: join(folder, 'out', `${master.replace(/\W/g, '')}.avif`),
  raster: null,
});

function start(options: EncoderOptions = {}): Encoder {
  encoder = new Encoder({ onLost: (reason) => lost.push(reason), ...options });
  return encoder;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-encoder-'));
  writeFileSync(join(folder, 'program.mjs'), PROGRAM);
  lost.length = 0;
});
afterEach(async () => {
  await encoder.close();
  rmSync(folder, { recursive: true });
});
const program = () => pathToFileURL(join(folder, 'program.mjs'));
const isAlive = (pid: number | undefined) => {
  try {
    process.kill(pid ?? 0, 0);
    return true;
  } catch {
    return false;
  }
};

test('works with a low priority, in every thread', async () => {
  const svg = join(folder, 'a.svg');
  writeFileSync(svg, '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><circle r="99"/></svg>');
  const { bytes, notKept } = await start().run(job(svg));
  expect(bytes.subarray(4, 12).toString()).toBe('ftypavif');
  expect(notKept).toBeNull();
  expect(readFileSync(job(svg).target)).toEqual(bytes);
  const nice = execFileSync('ps', ['-L', '-o', 'ni=', '-p', String(encoder.pid)], { encoding: 'utf8' });
  expect(new Set(nice.trim().split(/\s+/))).toEqual(new Set([String(constants.priority.PRIORITY_BELOW_NORMAL)]));
});

test('a file that is not a picture fails no other job', async () => {
  const text = join(folder, 'a.jpg');
  writeFileSync(text, 'not a picture');
  await expect(start().run(job(text))).rejects.toMatchObject({ name: 'PictureUnreadable' });
  await expect(encoder.run(job('/nowhere.jpg'))).rejects.toMatchObject({ name: 'PictureUnreadable' });
  expect(lost).toEqual([]);
});

test('a drawing that cannot be stored is rendered all the same', async () => {
  const svg = join(folder, 'a.svg');
  writeFileSync(svg, '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>');
  writeFileSync(join(folder, 'file'), '');
  const nowhere = join(folder, 'file', 'key');
  const raster = { file: join(nowhere, 'raster.png'), width: 640 };
  const made = await start().run({ ...job(svg), target: join(nowhere, 'a.avif'), raster });
  expect(made.notKept).toBe('ENOTDIR');
  expect(made.bytes.length).toBeGreaterThan(100);
});

test('restarts after its process has ended', async () => {
  start({ program: program() });
  const first = await encoder.run(job('fine'));
  await expect(encoder.run(job('crash'))).rejects.toMatchObject({ name: 'EncoderLost', message: 'ended with 3' });
  const second = await encoder.run(job('fine'));
  expect(second.bytes).not.toEqual(first.bytes);
  expect(lost).toEqual(['ended with 3']);
});

test('pauses after a loss, and reports how long', async () => {
  start({ program: program() });
  expect(encoder.pause).toBe(0);
  await expect(encoder.run(job('crash'))).rejects.toThrow('ended with 3');
  expect(encoder.pause).toBeGreaterThan(0);
  expect(encoder.pause).toBeLessThanOrEqual(0.25);
  await encoder.run(job('fine'));
  expect(encoder.pause).toBe(0);
});

test('a picture that failed for lack of memory or files may work later', async () => {
  start({ program: program() });
  await expect(encoder.run(job('failed'))).rejects.toMatchObject({ name: 'EncoderLost', message: 'EMFILE' });
  expect(lost).toEqual([]);
});

test('is killed when a picture takes too long', async () => {
  start({ program: program(), limits: { seconds: 0.5 } });
  await expect(encoder.run(job('hang'))).rejects.toThrow('took longer than 0.5 s');
  expect(lost).toHaveLength(1);
});

test('is killed when a picture takes too much', async () => {
  start({ program: program() });
  await expect(encoder.run(job('large'))).rejects.toThrow('it held 1000 MB');
  expect(lost).toHaveLength(1);
});

test('is replaced when it has grown, once it is done', async () => {
  start({ program: program() });
  const [grown] = await Promise.all([encoder.run(job('grown')), encoder.run(job('fine'))]);
  const after = await encoder.run(job('fine'));
  expect(after.bytes).not.toEqual(grown.bytes);
  expect(encoder.memory).toBe(1e6);
  expect(lost).toEqual([]);
});

test('ends with its parent process, whatever ends that', async () => {
  start();
  const main = join(folder, 'parent.mjs');
  const svg = join(folder, 'a.svg');
  writeFileSync(svg, '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>');
  writeFileSync(
    main,
    `import { Encoder } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'encoder.ts')).href)};
     const encoder = new Encoder();
     await encoder.run(${JSON.stringify(job(svg))});
     console.log(encoder.pid);
     setInterval(() => {}, 1000);`,
  );
  const parent = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(String(line));
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  const end = performance.now() + 20_000;
  while (isAlive(pid) && performance.now() < end) await wait(20);
  expect(isAlive(pid)).toBe(false);
});
