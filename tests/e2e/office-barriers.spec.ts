import type { Page } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import routes from '../../src/office/routes.ts';
import { barriersIn } from './support/barriers.ts';
import { enterOffice } from './support/enter-office.ts';
import { keyboardFaultsIn } from './support/keyboard-faults.ts';
import { onBothScreens } from './support/on-both-screens.ts';
import { expect, test } from './support/visitor.ts';

test.slow();

/** All pages of the office with an address of their own; `first` goes from a list to its first row, `tabs` on from there. */
const pages: { path: string; first?: string; tabs?: string[] }[] = [
  { path: '' },
  { path: '/trong-ngay?ngay=khoi-hanh' },
  { path: '/viec' },
  { path: '/viec/bao-tin' },
  { path: '/yeu-cau', first: '/yeu-cau/YC' },
  { path: '/yeu-cau/moi' },
  { path: '/khach-goi' },
  {
    path: `/khach-goi?loai=hotel&di=${addDays(dayInVietnam(new Date()), 40)}&ve=${addDays(dayInVietnam(new Date()), 42)}`,
  },
  { path: '/dat-cho', first: '/dat-cho/DV' },
  { path: '/cho-nha-cung-cap' },
  { path: '/lich' },
  { path: '/khoi-hanh', first: '/khoi-hanh/' },
  { path: '/ngung-phuc-vu' },
  { path: '/so-tien' },
  { path: '/so-tien/ghi' },
  { path: '/so-tien/so-cai' },
  { path: '/so-tien/doi-soat' },
  { path: '/so-tien/hoa-don' },
  { path: '/so-tien/khoa-so' },
  { path: '/so-tien/dieu-chinh' },
  { path: '/so-tien/diem' },
  { path: '/so-tien/moi-ban?xem=tat-ca' },
  { path: '/hoan-tien' },
  { path: '/hoan-tien/da-xong?xem=tat-ca' },
  { path: '/cong-no', first: '/cong-no/' },
  { path: '/cong-no/dinh-ngan-suong/gia-von' },
  { path: '/bao-cao' },
  { path: '/bao-cao?xem=lap-day&theo=loai' },
  { path: '/phieu', first: '/phieu/DV' },
  { path: '/nha-cung-cap', first: '/nha-cung-cap/' },
  { path: '/nha-cung-cap/moi' },
  { path: '/nha-cung-cap/dinh-ngan-suong/giay-to' },
  { path: '/ke-hoach' },
  { path: '/danh-gia?xem=tat-ca', first: '/danh-gia/' },
  { path: '/khach?tim=ha', first: '/khach/DV' },
  { path: '/khach/cong-ty', first: '/khach/cong-ty/' },
  { path: '/phieu-qua-tang?xem=tat-ca', first: '/phieu-qua-tang/' },
  { path: '/tiep-thi?xem=tat-ca', first: '/tiep-thi/' },
  { path: '/tiep-thi/moi' },
  { path: '/khuyen-mai', first: '/khuyen-mai/' },
  { path: '/khuyen-mai/moi' },
  { path: '/khuyen-mai/moi?loai=tu-dong' },
  { path: '/san-pham', first: '/san-pham/', tabs: ['/lich-su', '/xem', '/xem?rong=1280'] },
  { path: '/san-pham?viec=go&ma=1' },
  { path: '/san-pham/moi' },
  { path: '/gia', first: '/gia?san-pham=' },
  { path: '/san-pham/1/hang', first: '/san-pham/1/hang/' },
  { path: '/san-pham/1/hang/moi' },
  { path: '/san-pham/1/goi/moi' },
  { path: '/san-pham/1/luat/moi?loai=lunar', first: '/san-pham/1/luat/moi?mau=' },
  { path: '/noi-dung', first: '/noi-dung/bai-viet/' },
  { path: '/noi-dung/moi' },
  { path: '/noi-dung/trang', first: '/noi-dung/trang/' },
  { path: '/ban-tin' },
  { path: '/hinh-anh', first: '/hinh-anh/', tabs: ['/thay'] },
  { path: '/hinh-anh/them' },
  { path: '/danh-muc/diem-den', first: '/danh-muc/diem-den/' },
  { path: '/danh-muc/diem-den/moi' },
  { path: '/danh-muc/tinh-thanh' },
  { path: '/danh-muc/tu', first: '/danh-muc/tu/' },
  { path: '/danh-muc/dieu-kien-huy', first: '/danh-muc/dieu-kien-huy/' },
  { path: '/danh-muc/ngay-le', first: '/danh-muc/ngay-le/' },
  { path: '/danh-muc/thue', first: '/danh-muc/thue/' },
  { path: '/nhap-xuat' },
  { path: '/kenh-ban', first: '/kenh-ban/lich/' },
  { path: '/kenh-ban/doi-tac', first: '/kenh-ban/doi-tac/' },
  { path: '/chuyen-huong' },
  { path: '/trang-web' },
  { path: '/trang-web/trang-chu' },
  { path: '/trang-web/bang' },
  { path: '/trang-web/dich-vu/cho-thue-tau' },
  { path: '/trang-web/cau-hoi/tour' },
  { path: '/trang-web/combo' },
  { path: '/trang-web/tim-kiem' },
  { path: '/loi-thu', first: '/loi-thu/' },
  { path: '/cai-dat' },
  { path: '/cai-dat?nhom=diem' },
  { path: '/cach-xem' },
  { path: '/tim?tim=ha' },
  { path: '/nhat-ky' },
  { path: '/nguoi-dung' },
  { path: '/vai-tro' },
  { path: '/he-thong' },
  { path: '/he-thong/thu' },
  { path: '/he-thong/tin', first: '/he-thong/mo/tin/' },
  { path: '/he-thong/khong-co' },
  { path: '/toi' },
  { path: '/xac-nhan' },
];

/** Pages of things that the demo has none of; journeys open them (`office-calls`, `company`, `sheets-page.test.ts`). */
const elsewhere = ['khach-goi/:code', 'nhap-xuat/:id'];

test('every page of the office is among them', () => {
  const looked = pages.flatMap(({ path, first, tabs = [] }) => {
    const [own = ''] = path.split('?');
    const [of = ''] = first?.split('?') ?? [];
    const one = first && (first.includes('?') ? of : `${of}x`);
    return [own, ...(one ? ['', '/x', ...tabs].map((tab) => `${one}${tab.split('?')[0]}`) : [])];
  });
  const shapes = pathsOf(routes).filter((path) => !elsewhere.includes(path));
  expect(shapes.length).toBeGreaterThan(80);
  const isLooked = (path: string) => {
    const shape = new RegExp(
      `^/${path
        .replace(/\/:\w+\?/g, '(/[^/]+)?')
        .replace(/:\w+/g, '[^/]+')
        .replace('*', '.+')}$`,
    );
    return looked.some((one) => shape.test(one));
  };
  expect(shapes.filter((path) => !isLooked(path))).toEqual([]);
});

/** The routes below the frame, which alone are pages. */
function pathsOf(entries: readonly RouteConfigEntry[], isFramed = false): string[] {
  return entries.flatMap(({ path, file, children }) => [
    ...(path && isFramed ? [path] : []),
    ...pathsOf(children ?? [], isFramed || file === 'shell/page-frame.tsx'),
  ]);
}

const perWalk = 10;
const walks = Array.from({ length: Math.ceil(pages.length / perWalk) }, (_, index) =>
  pages.slice(index * perWalk, (index + 1) * perWalk),
);

for (const some of walks)
  test(`axe finds no violation, no target that is too small and none beyond the keyboard, from /quan-tri${some[0]?.path} on @desktop`, async ({
    page,
  }) => {
    // One visit looks at both screens.
    await enterOffice(page, 'Quản trị');
    const expectNoBarriers = async (part: 'content' | 'shell', where: string) => {
      expect.soft(await barriersIn(page, part), where).toEqual([]);
      expect.soft(await overflowOf(page), `${where}: wider than the screen`).toBe(0);
    };
    const look = (path: string, alsoShell = false) =>
      onBothScreens(
        page,
        () => page.goto(`/quan-tri${path}`),
        async (screen) => {
          await expectNoBarriers('content', `${path}, ${screen}`);
          expect.soft(await keyboardFaultsIn(page), `${path}, ${screen}: by keyboard`).toEqual([]);
          if (alsoShell) await expectNoBarriers('shell', `the frame, ${screen}`);
        },
      );
    for (const { path, first, tabs = [] } of some) {
      await look(path, path === some[0]?.path);
      const link =
        first &&
        page
          .locator(
            `main a[href^="/quan-tri${first}"]:not([href$="/moi"]):not([href$="/them"]):not([href*="/xuat"])`,
          )
          .first();
      const href = link && (await link.count()) > 0 ? await link.getAttribute('href') : null;
      for (const tab of href ? ['', ...tabs] : []) await look(href?.replace('/quan-tri', '') + tab);
    }
  });

/** Horizontal overflow of a page in pixels. */
const overflowOf = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

const daily = ['', '/viec', '/yeu-cau', '/dat-cho', '/khach-goi', '/hoan-tien', '/danh-gia?xem=tat-ca'];

test('the daily screens work with the keyboard alone: each stop is labelled, in view and has a focus ring @desktop', async ({
  page,
}) => {
  // Keyboards stand on desks.
  await enterOffice(page, 'Quản trị');
  for (const path of daily) {
    await page.goto(`/quan-tri${path}`);
    // Where the user types at once, a field has the initial focus.
    const isAtTop = await page.evaluate(() => document.activeElement === document.body);
    const stops = await walk(page);
    if (isAtTop) expect(stops[0]?.name, path).toBe('Tới nội dung chính');
    expect(stops.length, path).toBeGreaterThan(15);
    expect
      .soft(
        stops.filter(({ name }) => name === '').map(({ html }) => html),
        `${path}: unnamed`,
      )
      .toEqual([]);
    expect
      .soft(
        stops.filter(({ hasRing }) => !hasRing).map(({ html }) => html),
        `${path}: no ring`,
      )
      .toEqual([]);
    expect
      .soft(
        stops.filter(({ isSeen }) => !isSeen).map(({ html }) => html),
        `${path}: unseen`,
      )
      .toEqual([]);
  }
});

interface Stop {
  name: string;
  html: string;
  hasRing: boolean;
  isSeen: boolean;
  /** A further tab stop within the same element, such as a date field. */
  isSame: boolean;
}

const mostStops = 70;

/** The tab stops from the top of a page, in order. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < mostStops; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((): Stop | null => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      const labels = (element as HTMLInputElement).labels;
      const name =
        element.getAttribute('aria-label') ||
        labels?.[0]?.textContent ||
        element.textContent ||
        element.title;
      // The focus ring may be on an ancestor, such as a row or a checkbox's label.
      const around = [element, element.parentElement, element.closest('tr, label, li, form')];
      const hasRing = around.some((one) => {
        if (!one) return false;
        const { outlineStyle, boxShadow } = getComputedStyle(one);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      const box = element.getBoundingClientRect();
      const isSeen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      const known = globalThis as { lastStop?: Element };
      const isSame = known.lastStop === element;
      known.lastStop = element;
      return { name: name?.trim() ?? '', html: element.outerHTML.slice(0, 160), hasRing, isSeen, isSame };
    });
    if (!stop) break;
    // Within a date field Chromium draws a ring of its own around day, month, year and button.
    if (!stop.isSame) stops.push(stop);
  }
  return stops;
}
