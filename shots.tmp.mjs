import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { existsSync, readdirSync, mkdirSync } from 'node:fs';
const exe = (await import('/work/w/list/scripts/find-chromium.ts')).findChromium();
const out = '/work/w/list-lab/shots'; mkdirSync(out, { recursive: true });
const d = (n) => new Date(Date.now() + n * 864e5).toISOString().slice(0, 10);
const hotel = '/khach-san/khach-san-hai-mien-my-khe.html';
const all = { hotels: '/khach-san', hotelsd: `/khach-san?from=${d(9)}&to=${d(11)}&rooms=1&adults=2`, chips: '/khach-san?priceMin=1000&provinces=da-nang', tours: '/du-lich', cruises: '/du-thuyen', combos: '/combo-voucher', tickets: '/ve-tham-quan', cars: '/xe-du-lich', exps: '/trai-nghiem', services: '/dich-vu/cho-thue-tau', home: '/', hotel, hoteld: `${hotel}?from=${d(9)}&to=${d(11)}&rooms=1&adults=2`, p2: '/khach-san?page=2', article: process.env.ARTICLE ?? '/cam-nang-du-lich', compare: '/lien-he', province: '/dia-diem' };
const want = process.env.ONLY?.split(',') ?? Object.keys(all);
const widths = (process.env.WIDTHS ?? '375,768,1440').split(',').map(Number);
const browser = await chromium.launch({ executablePath: exe, args: ['--no-sandbox'] });
let bad = 0;
for (const w of widths) {
  const ctx = await browser.newContext({ viewport: { width: w, height: 900 }, javaScriptEnabled: process.env.NOJS !== '1', reducedMotion: 'reduce' });
  const page = await ctx.newPage();
  for (const name of want) {
    const imgs = [];
    for (const port of [5602, 5601]) {
      await page.goto(`http://localhost:${port}${all[name]}`, { waitUntil: 'load' });
      await page.addStyleTag({ content: '*{content-visibility:visible!important;animation:none!important;transition:none!important} img{visibility:hidden!important}' }).catch(() => {});
      await page.waitForTimeout(1500);
      imgs.push(await page.screenshot({ fullPage: true, path: `${out}/${name}-${w}-${port}.png` }));
    }
    const [a, b] = await Promise.all(imgs.map((i) => sharp(i).raw().removeAlpha().toBuffer({ resolveWithObject: true })));
    if (a.info.width !== b.info.width || a.info.height !== b.info.height) { bad++; console.log(name, w, 'SIZE', a.info.height, b.info.height); continue; }
    let n = 0, far = 0, first = -1, last = 0; const W = a.info.width;
    for (let i = 0; i < a.data.length; i += 3) { const m = Math.max(Math.abs(a.data[i] - b.data[i]), Math.abs(a.data[i + 1] - b.data[i + 1]), Math.abs(a.data[i + 2] - b.data[i + 2])); if (m) { n++; if (m > 24) far++; const y = Math.floor(i / 3 / W); if (first < 0) first = y; last = y; } }
    if (n) bad++;
    console.log(name, w, n ? `DIFF ${n} (${far} > 24) rows ${first}-${last} of ${a.info.height}` : 'same');
  }
  await ctx.close();
}
await browser.close(); console.log(bad, 'differ');
