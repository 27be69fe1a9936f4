import { expect, test } from 'vitest';
import { leadToLastPage } from './lead-to-last-page.ts';

function leadFrom(path: string, page: number, totalPages: number): string | null {
  try {
    leadToLastPage(new URL(path, 'http://site.vn'), { page, totalPages });
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
}

test.each([
  ['/cam-nang-du-lich?page=99', 99, 3, '/cam-nang-du-lich?page=3'],
  ['/ke-hoach?days=2&page=4', 4, 1, '/ke-hoach?days=2'],
  ['/khach-san.data?page=3&star=5', 3, 2, '/khach-san?page=2&star=5'],
])('%s redirects to the last page', (path, page, totalPages, to) => {
  expect(leadFrom(path, page, totalPages)).toBe(to);
});

test('an existing page stays, and so does an empty list', () => {
  expect(leadFrom('/khach-san?page=2', 2, 2)).toBeNull();
  expect(leadFrom('/khach-san?page=5', 5, 0)).toBeNull();
});
