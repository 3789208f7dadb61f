import { chromium } from 'playwright';

const base = 'http://localhost:8080';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const jobs = JSON.parse(process.argv[2]);
const login = process.argv[3];
const c = await b.newContext({ baseURL: base, locale: 'nl-BE', reducedMotion: 'reduce' });
await c.addCookies([{ name: 'consent', value: 'set', url: base }]);
if (login === 'manager')
  console.log(
    (
      await c.request.post('/api/agency/login', {
        data: { email: 'helene@cardamine.example', password: 'dender-2026-mgr' },
      })
    ).status(),
  );
if (login === 'owner')
  console.log(
    (
      await c.request.post('/api/owner/login', {
        data: { email: 'owner@cardamine.example', password: 'gouyasse-1481' },
      })
    ).status(),
  );
const p = await c.newPage();
p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', m.text().slice(0, 200)));
for (const [path, name, widths = [390, 820, 1440], full = true] of jobs)
  for (const w of widths) {
    await p.setViewportSize({ width: w, height: w < 500 ? 800 : w < 1000 ? 1180 : 900 });
    await p.goto(path);
    await p.waitForTimeout(700);
    await p.screenshot({ path: `/work/scratch/shots/${name}-${w}.png`, fullPage: full });
  }
await b.close();
