import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeCursor } from '#platform/db/keyset-page.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import routes from '../routes.ts';

let site: TestServer;
let visit: OfficeVisit;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withSettings: true });
  visit = await signInAs(site, 'quan-tri');
}, 120_000);
afterAll(() => site.close());

/** Invalid values for what pages read from their address. */
const values = [
  'zz',
  '%25_%5C',
  'abc',
  '%7B',
  '9999-99-99',
  '0000-01-01',
  '%27',
  '1',
  'bay:',
  '-1',
  '99999999999',
];
const keys = [
  ...[
    'xem',
    'tim',
    'sau',
    'truoc',
    'tu',
    'den',
    'tin',
    'khoan',
    'ma',
    'loai',
    'ai',
    'viec',
    'vai',
    'q',
    'ngay',
    'chon',
    'dot',
  ],
  ...[
    'don',
    'cot',
    'mo',
    'xoa',
    'noi',
    'kenh',
    'tai-khoan',
    'khach',
    'id',
    'chu',
    'xong',
    'trong',
    'o',
    'loc',
    'muc',
    'bo',
    'kieu',
    'xep',
    'tep',
    'trang',
    'giu',
    'nhan',
    'cua',
  ],
  ...[
    'san',
    'san-pham',
    'hang',
    'goi',
    'nam',
    'lon',
    'tuoi',
    'so',
    'dem',
    'mau',
    'doi',
    'them',
    'id',
    'chep',
    'rong',
    'ky',
    'nhom',
    'theo',
    'nguoi',
  ],
  ...[
    'nha-cung-cap',
    'tinh',
    'trang-thai',
    'da',
    'loi',
    'ten',
    'tra-loi',
    'diem',
    'cho',
    'mon',
    'o',
    'tien',
    'noi-cu',
    'yeu-cau',
    'xep',
    'bang',
    'di',
    've',
    'thang',
    'dien-thoai',
  ],
];
const nonsense = (shift: number) =>
  keys.map((key, at) => `${key}=${values[(at + shift) % values.length]}`).join('&');

/** Path parameters, in place of a code or number, that name nothing existing. */
const names = ['DV%27', '99999999999', '-1'];

/** All pages of the office that open by a GET request alone. */
const paths = names
  .flatMap((name) => pathsOf(routes, name))
  .filter(
    (path, at, all) =>
      all.indexOf(path) === at && !/dang-xuat|giao-dien|chuong|\/khoa$|dang-nhap\/cong-ty/.test(path),
  );

function pathsOf(entries: readonly RouteConfigEntry[], name: string): string[] {
  return entries.flatMap(({ path, index, children }) => [
    ...(path ? [`/${path.replace(/:\w+/g, name).replace('*', 'khong-co')}`] : index ? ['/'] : []),
    ...pathsOf(children ?? [], name),
  ]);
}

test('an untypeable character is refused', async () => {
  expect((await visit.get('/nhat-ky?loai=%00')).statusCode).toBe(400);
});

test('all pages are covered', () => {
  expect(paths.length).toBeGreaterThan(25);
});

test.each(paths)('invalid parameters are never a server error: %s', async (path) => {
  for (const shift of [0, 3, 7])
    expect((await visit.get(`${path}?${nonsense(shift)}`)).statusCode, nonsense(shift)).toBeLessThan(500);
});

/** Almost valid days, numbers and names: set under all keys at once, so that none hides another. */
const nearMisses = ['2026-02-30', '9999-12-31', '99999999999999999999', '__proto__', 'constructor'];

test.each(paths.filter((path) => !/%27|99|-1/.test(path)))(
  'almost valid days, numbers and names are never a server error: %s',
  async (path) => {
    for (const value of nearMisses) {
      const query = keys.map((key) => `${key}=${value}`).join('&');
      expect((await visit.get(`${path}?${query}`)).statusCode, value).toBeLessThan(500);
    }
  },
);

test.each(paths.filter((path) => !/%27|99|-1/.test(path)))(
  'a cursor with what cannot be stored is never a server error: %s',
  async (path) => {
    for (const key of ['sau', 'truoc'])
      expect((await visit.get(`${path}?${key}=${writeCursor(['\0', '\0'])}`)).statusCode, key).toBeLessThan(
        500,
      );
  },
);

/** Sort keys of types that other lists have, or beyond what PostgreSQL keeps in theirs. */
const wrongKeys = [
  'zz',
  '2026-12-05',
  '2026-12-05T00:00:00.000Z',
  '2026-12-05 25:00:00+00',
  7,
  -1,
  0.5,
  99999999999,
  1e300,
];
const wrongCursors = wrongKeys.flatMap((key) => [
  [key],
  ...[key, 'zz', 7].map((second) => [key, second]),
  ...[
    ['2026-12-05', key, key],
    [key, key, key, key],
  ],
]);

/** The cursors that a page asks its address for; what asks for none cannot know what they say. */
async function cursorsReadBy(path: string) {
  const spies = (['get', 'getAll', 'has'] as const).map((name) => vi.spyOn(URLSearchParams.prototype, name));
  const cursor = writeCursor(['zz']);
  const { statusCode } = await visit.get(`${path}?sau=${cursor}&truoc=${cursor}`);
  const asked = spies.flatMap((spy) => spy.mock.calls.map(([name]) => name));
  for (const spy of spies) spy.mockRestore();
  return { statusCode, read: ['sau', 'truoc'].filter((key) => asked.includes(key)) };
}

test('it is seen which cursors a page reads', async () => {
  const seen = [];
  for (const path of ['/dat-cho', '/hinh-anh/chon', '/toi']) seen.push((await cursorsReadBy(path)).read);
  expect(seen).toEqual([['sau', 'truoc'], ['sau'], []]);
});

test.each(paths.filter((path) => !/%27|99|-1/.test(path)))(
  'a well-formed cursor of wrong types is the first page: %s',
  async (path) => {
    const first = (await visit.get(path)).statusCode;
    const { statusCode, read } = await cursorsReadBy(path);
    expect(statusCode).toBe(first);
    // Drawing takes most of a page's time: its data are loaded with every cursor, and what differs in them is drawn once. What is
    // no page, or answers otherwise when its data are asked for, is asked for as a whole.
    const data = path === '/' ? '/_.data' : `${path}.data`;
    const hasData = (await visit.get(data)).statusCode === first;
    const drawn = new Set<string>();
    for (const key of read)
      for (const cursor of wrongCursors) {
        const query = `${key}=${writeCursor(cursor)}`;
        const asked = hasData ? await visit.get(`${data}?${query}`) : null;
        if (asked) expect(asked.statusCode, `data, ${key} ${cursor}`).toBe(first);
        // All but the time at which they were loaded.
        const loaded = asked?.body.replace(/"drawnAt",\d+/, '');
        if (loaded !== undefined && drawn.has(loaded)) continue;
        if (loaded !== undefined) drawn.add(loaded);
        expect((await visit.get(`${path}?${query}`)).statusCode, `${key} ${cursor}`).toBe(first);
      }
  },
);

/** Fields that forms send, each with invalid values. */
const fields = [
  'do',
  'id',
  'version',
  'base',
  'revision',
  'key',
  'chon',
  'ask',
  'task',
  'number',
  'at',
  'file',
  'unit',
  'sheet',
  'reason',
  'cot-0',
  'feed',
  'endpoint',
  'delivery',
];

test.each(paths)('invalid forms are never a server error: %s', async (path) => {
  for (const value of ['zz', '99999999999', '-1', '{', '__proto__']) {
    const form = Object.fromEntries(fields.map((field) => [field, value]));
    expect((await visit.post(path, form)).statusCode, value).toBeLessThan(500);
  }
});
