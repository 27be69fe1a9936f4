import { chromium } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';
const base = 'http://localhost:4730/quan-tri';
const [, , role = 'Điều hành', list = '/', mode = 'light'] = process.argv;
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
for (const width of (process.env.W ?? '1440,375').split(',').map(Number)) {
  const context = await browser.newContext({ viewport: { width, height: width > 800 ? 900 : 812 }, locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', colorScheme: mode as 'light' });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 200)));
  await page.goto(`${base}/dang-nhap`);
  await page.getByRole('button', { name: new RegExp(`^${role}`) }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/dang-nhap'));
  for (const path of list.split(' ')) {
    const at = Date.now();
    if (path.startsWith('first:')) {
      await page.goto(base + path.slice(6));
      await page.locator('main a[href*="/DV"], main a[href*="/YC"], main a[href*="?ma="], main a[href*="tin="]').first().click();
      await page.waitForTimeout(1500);
    } else await page.goto(base + path);
    await page.addStyleTag({ content: '*{content-visibility:visible!important}' });
    await page.waitForTimeout(600);
    const name = path.replace(/[^\w]+/g, '_') || 'home';
    await page.screenshot({ path: `/dev/shm/shots/${name}-${width}${mode === 'dark' ? '-d' : ''}.png`, fullPage: process.env.FULL === '1' });
    console.log(path, width, Date.now() - at);
  }
  await context.close();
}
await browser.close();
