import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.ts';
import { quietly } from '../../scripts/quiet-chromium.ts';
import { type Figure, type Measure, median } from '../measure.ts';
import { startSite } from '../setup/start-site.ts';

const rounds = 5;
const slowerBy = 4;
/** Limit of a good 'interaction to next paint': https://web.dev/articles/inp */
const budget = { atMost: 200 };

interface Press {
  name: string;
  path: string;
  isOnDesk?: boolean;
  /** Brings the page to where the press is possible. */
  before?(page: Page): Promise<void>;
  control(page: Page): Locator;
  /** What the visitor waits for. */
  shown(page: Page): Locator;
}

/**
 * What a visitor waits for after a press, on a processor four times slower: from the press until the browser has painted the answer (Event
 * Timing, in steps of 8 ms), the median of five new visits. The first press of a visit, which loads scripts, is told beside it: until
 * what was asked for is seen.
 */
export const interaction: Measure = {
  name: 'interaction',
  async *run(bench) {
    const site = await startSite(bench, { DATA_DIR: await bench.demoFolder() });
    const browser = await chromium.launch({ executablePath: findChromium(), args: quietly });
    bench.onStop(() => browser.close());
    for (const press of await pressesOn(site.url)) yield await measure(browser, site.url, press);
  },
};

async function pressesOn(url: string): Promise<Press[]> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const stay = `${new URLSearchParams({ from: day(21), to: day(23), adults: '2' })}`;
  const { results } = await (await fetch(`${url}/api/v1/hotels?limit=1`)).json();
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Lọc' });
  const form = (page: Page) => page.getByRole('form', { name: 'Bộ lọc' });
  const star = (filters: Locator) =>
    filters.getByRole('group', { name: 'Hạng sao' }).getByRole('checkbox').first();
  const ticked = (filters: Locator) => filters.locator('input[type=checkbox]:checked').first();
  const plan = (page: Page) => page.getByRole('article').getByRole('radio').nth(1);
  const list = `/khach-san?${stay}`;
  return [
    {
      ...{ name: 'calendar opened', path: '/' },
      control: (page) =>
        page.getByRole('form', { name: 'Tìm khách sạn' }).getByRole('button', { name: /^Ngày/ }),
      shown: (page) => page.locator('dialog[open] [data-day]').first(),
    },
    {
      ...{ name: 'filter ticked, phone', path: list },
      before: async (page) => {
        await page.getByRole('main').getByRole('button', { name: /^Lọc/ }).click();
        await star(sheet(page)).waitFor();
      },
      control: (page) => star(sheet(page)),
      shown: (page) => ticked(sheet(page)),
    },
    {
      ...{ name: 'filter ticked, desk', path: list, isOnDesk: true },
      control: (page) => star(form(page)),
      shown: (page) => ticked(form(page)),
    },
    {
      ...{ name: 'plan of a room chosen', path: `${results[0].url}?${stay}`, control: plan },
      shown: (page) => page.locator('article input[type=radio]:checked').nth(0),
    },
  ];
}

async function measure(browser: Browser, url: string, press: Press): Promise<Figure> {
  const [again, first]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    again.push((await visitAndPress(browser, url, press, true)).paintedMs);
    first.push((await visitAndPress(browser, url, press, false)).shownMs);
  }
  return {
    name: `interaction, ${press.name}`,
    value: median(again),
    unit: 'ms',
    digits: 0,
    budget,
    note: `${slowerBy} × slower; as the first press of a visit seen after ${Math.round(median(first))} ms`,
  };
}

/** @param isAwake whether something was pressed before, so that the page has its scripts */
async function visitAndPress(browser: Browser, url: string, press: Press, isAwake: boolean) {
  const desk = { viewport: { width: 1440, height: 900 } };
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ locale: 'vi-VN', ...(press.isOnDesk ? desk : phone) });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPresses);
    await page.goto(url + press.path);
    await page.waitForLoadState('networkidle');
    if (isAwake) await wake(page);
    await press.before?.(page);
    const control = press.control(page);
    await control.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
    await page.evaluate(() => Object.assign(window, { pressed: [] }));
    await control.click();
    await press.shown(page).waitFor({ state: 'visible' });
    const shownMs = await page.evaluate(sinceThePress);
    await page.waitForTimeout(500);
    return { shownMs, paintedMs: Math.max(0, ...(await page.evaluate(() => window.pressed))) };
  } finally {
    await context.close();
  }
}

/** A key that no part answers to is a first interaction: the page then loads all its scripts. */
async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
  await page.locator('html[data-drawn]').waitFor();
}

declare global {
  interface Window {
    /** How long each event of a press took until its answer was painted, in ms; those under 16 ms are not told. */
    pressed: number[];
    /** When the last press came, in ms since the page began. */
    pressedAt: number;
  }
}

function watchPresses(): void {
  Object.assign(window, { pressed: [], pressedAt: 0 });
  window.addEventListener(
    'pointerdown',
    ({ timeStamp }) => Object.assign(window, { pressedAt: timeStamp }),
    true,
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) window.pressed.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

const sinceThePress = () => performance.now() - window.pressedAt;
