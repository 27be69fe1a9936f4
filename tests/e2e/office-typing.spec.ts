import type { CDPSession, Locator, Page } from '@playwright/test';
import { seededRandom } from '../support/seeded-random.ts';
import { enterOffice } from './support/enter-office.ts';
import { holdRoom } from './support/hold-room.ts';
import { takeMoney } from './support/office.ts';
import { expect, test } from './support/visitor.ts';

test.slow();
test.skip(() => test.info().project.name !== 'desktop', 'fields take letters alike at every width');

const syllables =
  'Nguyễn Thị Hương Đặng Quỳnh Trần Hữu Phước Lê Thuở Rượu đường nghiêng khuya thủy hòa hủy giữ chỗ trễ muộn đoàn tuổi người lớn trẻ em sớm phòng đôi hướng biển ăn sáng xuất hóa đơn gấp ở lại thêm hai đêm xin chuyển khoản nhận phiếu'.split(
    ' ',
  );

interface Field {
  kind: string;
  path: string;
  /** Opens what hides the field. */
  open?: (page: Page) => Promise<void>;
  find: (page: Page) => Locator;
}

/** Opens the first entry of a list, because its address is not known. */
const openFirst = (text: RegExp | string) => async (page: Page) => {
  const from = page.url();
  await page.locator('main :is(li, td, article) a').filter({ hasText: text }).first().click();
  await page.waitForURL((url) => url.href !== from);
};
const labelled = (label: string) => (page: Page) =>
  page.locator('main').getByLabel(label, { exact: true }).first();

/**
 * The kinds of fields that staff type text into, each on a page that has it. Dates and times are native fields, which take
 * no letters.
 */
const fields: Field[] = [
  { kind: 'the search over everything', path: '', find: (page) => page.getByRole('combobox').first() },
  {
    kind: 'a line that is looked for in a list',
    path: '/dat-cho',
    find: (page) => page.locator('main input[type=search]'),
  },
  { kind: 'a sentence of a guest', path: '/khach-goi', find: (page) => page.getByLabel('Khách nói gì') },
  { kind: 'a line of a form', path: '/nha-cung-cap/moi', find: (page) => page.getByLabel('Tên gọi') },
  {
    kind: 'a text of several lines',
    path: '/yeu-cau/moi',
    find: (page) => page.locator('main textarea').first(),
  },
  { kind: 'a sum of money', path: '/khuyen-mai/moi', find: labelled('Giảm số tiền (₫)') },
  { kind: 'places, one a line', path: '/khuyen-mai/moi', find: labelled('Tỉnh, điểm đến') },
  { kind: 'what is to be closed', path: '/ngung-phuc-vu', find: (page) => page.getByPlaceholder(/^Vịnh/) },
  {
    kind: 'a product to try prices of',
    path: '/gia',
    find: (page) => page.locator('main input[type=search]'),
  },
  { kind: 'an editor that keeps what is typed', path: '/cai-dat', find: labelled('Giới thiệu') },
  {
    kind: 'a cell of rows',
    path: '/trang-web',
    find: (page) => page.locator('main input[placeholder]:visible').first(),
  },
  {
    kind: 'a cell of rows of a product',
    path: '/san-pham',
    open: async (page) => {
      await page.locator('main a[data-row]').first().click();
      await page.waitForURL(/\/san-pham\/\d+/);
    },
    find: (page) =>
      page.locator('main fieldset ol :is(input:not([type]), input[type=text], textarea):visible').first(),
  },
  {
    kind: 'Markdown with its preview',
    path: '/noi-dung',
    open: openFirst('Phú Quốc mùa nào đẹp'),
    find: (page) => page.locator('main textarea[rows="24"]'),
  },
  {
    kind: 'a picker that looks while one types',
    path: '/noi-dung',
    open: async (page) => {
      await openFirst('Phú Quốc mùa nào đẹp')(page);
      await hydrated(page);
      await page.getByRole('button', { name: 'Chèn sản phẩm' }).click();
    },
    find: (page) => page.locator('dialog[open] input[type=search]'),
  },
  {
    kind: 'a mail with its preview',
    path: '/loi-thu',
    open: openFirst(/\S/),
    find: (page) => page.locator('main textarea:visible').first(),
  },
  {
    kind: 'a cell of the grid of days, whose number is written beside it',
    path: '/lich',
    open: async (page) => {
      await page.getByRole('gridcell').first().click();
      await page.keyboard.press('F2');
    },
    find: (page) => page.locator('main input[name=so]'),
  },
  {
    kind: 'a search among pictures',
    path: '/noi-dung',
    open: async (page) => {
      await openFirst('Phú Quốc mùa nào đẹp')(page);
      await hydrated(page);
      await page.getByRole('button', { name: 'Chèn hình' }).click();
    },
    find: (page) => page.locator('dialog[open] input[type=search]'),
  },
  {
    kind: "a sheet of a booking, with a guest's mail drawn while one types",
    path: '/dat-cho?trang-thai=confirmed',
    open: async (page) => {
      await page.locator('main a[data-row]').first().click();
      await page.waitForURL(/\/dat-cho\/DV/);
      await page.getByRole('link', { name: 'Hủy và hoàn tiền…' }).click();
      await hydrated(page);
    },
    find: (page) => page.locator('dialog[open] textarea').first(),
  },
  {
    kind: 'a label with words in use below it',
    path: '/dat-cho?trang-thai=confirmed',
    open: async (page) => {
      await page.locator('main a[data-row]').first().click();
      await page.waitForURL(/\/dat-cho\/DV/);
      await page.locator('summary').filter({ hasText: 'Nhãn' }).click();
    },
    find: (page) => page.getByLabel('Nhãn, khách không thấy'),
  },
  {
    kind: 'a form that counts whom it concerns while one types',
    path: '/ngung-phuc-vu?chon=bay%3Alan-ha',
    find: (page) => page.getByLabel('Câu khách sẽ đọc'),
  },
];

/** Waits for hydration, because live fields only react then. */
const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body.firstElementChild ?? {}).length > 0);

test('500 Vietnamese strings, composed or typed with Backspace as Telex and Unikey do, arrive as intended', async ({
  page,
  request,
}) => {
  const { code, dueNow } = await holdRoom(request);
  await takeMoney(code, dueNow, `T${code}`);
  await enterOffice(page, 'Quản trị');
  const keyboard = await page.context().newCDPSession(page);
  const random = seededRandom(16);
  const share = Math.ceil(500 / fields.length);
  let typed = 0;
  for (const { kind, path, open, find } of fields) {
    await page.goto(`/quan-tri${path}`);
    await hydrated(page);
    await open?.(page);
    const field = find(page);
    await field.click();
    for (let count = 0; count < share; count++) {
      const text = Array.from({ length: 2 }, () => random.pick(syllables)).join(' ');
      // The first typed letter replaces the selected text.
      await page.keyboard.press('Control+A');
      if (count % 2 === 0) await compose(keyboard, text);
      else await typeWithBackspace(keyboard, text);
      expect(await field.inputValue(), `${kind}: ${count % 2 === 0 ? 'composed' : 'Telex'}`).toBe(text);
      typed++;
    }
  }
  expect(typed).toBeGreaterThanOrEqual(500);
});

/** A letter without diacritics, as shown before they are typed. */
const bareOf = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace('đ', 'd').replace('Đ', 'D');

/** Types as Telex and Unikey do: the bare letter, then Backspace and the accented one, without waiting in between. */
async function typeWithBackspace(keyboard: CDPSession, text: string): Promise<void> {
  const sent: Promise<unknown>[] = [];
  const backspace = { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 };
  for (const part of text.match(/[ a-zA-Z]+|./gu) ?? []) {
    const bare = bareOf(part);
    sent.push(keyboard.send('Input.insertText', { text: bare }));
    if (bare === part) continue;
    sent.push(keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...backspace }));
    sent.push(keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...backspace }));
    sent.push(keyboard.send('Input.insertText', { text: part }));
  }
  await Promise.all(sent);
}

/** Types as a composing input method does: each intermediate state of the underlined word, then the word. */
async function compose(keyboard: CDPSession, text: string): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (const word of text.split(/(?<= )/)) {
    const bare = bareOf(word);
    for (const state of [bare.slice(0, 1), bare, word]) {
      const at = { selectionStart: state.length, selectionEnd: state.length };
      sent.push(keyboard.send('Input.imeSetComposition', { text: state, ...at }));
    }
    sent.push(keyboard.send('Input.insertText', { text: word }));
  }
  await Promise.all(sent);
}
