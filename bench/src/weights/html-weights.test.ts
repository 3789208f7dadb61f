import { randomBytes } from 'node:crypto';
import { htmlWeights } from './html-weights.ts';

/** Text that cannot be compressed further than to `bytes`. */
const dense = (bytes: number): string => randomBytes(bytes).toString('base64');

const page = `<!doctype html><html><head><meta name="description" content="${dense(300)}"><style>${dense(2000)}</style>
<script type="importmap">${dense(700)}</script></head><body><p>${dense(4000)}</p>
<script type="application/json" id="facade-state">${JSON.stringify({ texts: { a: dense(1000) }, page: dense(3000), site: dense(500) })}</script></body></html>`;

test('weighs the bytes of a document by kind', () => {
  const weights = htmlWeights(page);
  const expected = {
    markup: 4,
    styles: 2,
    texts: 1,
    data: 3,
    'other state': 0.5,
    'import map': 0.7,
    'hints and tags': 0.3,
  };
  for (const [kind, kilobytes] of Object.entries(expected))
    expect([kind, Math.abs((weights[kind] ?? 0) - kilobytes) < 0.15]).toEqual([kind, true]);
  expect(weights['structured data']).toBe(0);
});
