import { chromium } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { paths } from '@investor-portal/shared/routes/paths';
import { ensureHeadlessShell } from '../e2e/ensure-browser.mjs';
import { root } from '../workspace/apps';
import { startPortal } from './portal-of-tree';
import { takeShots } from './take-shots';
import { states as all, type List, type State } from './states';
const [, , ws = '1280,960', only = '^', out = '/tmp/gallery2', port = '4600', look = 'light'] = process.argv;
mkdirSync(out, { recursive: true });
const now = await startPortal(root, Number(port));
await now.reset();
const browser = await chromium.launch({ executablePath: ensureHeadlessShell(), args: ['--no-sandbox','--disable-gpu'] });
const p = 'INV-PREMIUM-0001';
const extra: State[] = [
  { name: 'yearly summary', investor: p, at: paths.yearlySummary('2026'), height: 2000 },
  { name: 'search', investor: p, at: `${paths.opportunities}?search=kape`, height: 2000 },
  { name: 'commitment to reconfirm', investor: p, height: 4400, at: async (list: List) => { const rows = await list<{ guid: string; campaignGuid: string; commitmentStatusCode: string }>('commitment/investor'); const it = rows.find((r) => r.commitmentStatusCode === 'REC') ?? rows[0]; return paths.commitment(it?.guid ?? '', it?.campaignGuid ?? ''); } },
];
const states = [...all.filter((s) => s.name !== 'component gallery').map((s) => ({ ...s, height: s.height ?? 2000 })), ...extra];
function crop(png: Buffer): Buffer {
  const image = PNG.sync.read(png); const { width, height, data } = image;
  const row = (y: number) => data.subarray(y * width * 4, (y + 1) * width * 4);
  const last = row(height - 1); let y = height - 2;
  while (y > 0 && row(y).equals(last)) y -= 1;
  const kept = Math.min(height, y + 60, 1560); const cut = new PNG({ width, height: kept });
  PNG.bitblt(image, cut, 0, 0, width, kept, 0, 0);
  return PNG.sync.write(cut);
}
for (const state of states.filter(({ name }) => new RegExp(only).test(name)))
  for (const width of ws.split(',').map(Number)) {
    try {
      if (state.writes) await now.reset();
      const shots = await takeShots(browser, now, state, width as 360);
      writeFileSync(`${out}/${state.name.replace(/\W+/g, '-')}-${width}.png`, crop(shots[look as 'light']));
    } catch (e) { console.log(state.name, width, String(e).slice(0, 200)); }
  }
await browser.close(); await now.close(); process.exit(0);
