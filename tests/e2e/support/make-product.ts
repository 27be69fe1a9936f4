import type { Locator, Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** The value of a field: a text, an option's value, a tick, ticked options of a group by their labels, or rows. */
export type FieldValue = string | true | readonly string[] | readonly Readonly<Record<string, string>>[];
export type Fields = Readonly<Record<string, FieldValue>>;

export interface NewProduct {
  kind: string;
  title: string;
  province: string;
  place?: string;
  /** By their labels in the form of its kind. */
  fields: Fields;
  /** Its unit. */
  unit: Fields & { title: string; price: string };
}

/**
 * Creates a product in the office with nothing but what its pages say, until guests can book it. @returns its id and its
 * address on the site
 */
export async function makeProduct(page: Page, product: NewProduct): Promise<{ id: string; path: string }> {
  await page.goto('/quan-tri/san-pham/moi');
  await page.getByLabel('Tên', { exact: true }).fill(product.title);
  await page.getByLabel('Loại').selectOption(product.kind);
  await page.getByLabel('Tỉnh, thành').selectOption(product.province);
  await page.getByLabel('Điểm đến').fill(product.place ?? '');
  await page.getByRole('button', { name: 'Tạo bản nháp' }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await putAll(page.getByRole('main'), product.fields);
  await addPicture(page);
  await page.getByRole('button', { name: 'Lưu và đưa lên trang' }).click();
  await expect(page.getByText('Đã đưa lên trang, khách thấy ngay.')).toBeVisible();
  const path = (await page.getByRole('link', { name: 'Xem trên trang' }).getAttribute('href')) ?? '';
  const id = /san-pham\/(\d+)/.exec(page.url())?.[1] ?? '';

  // The notice that it cannot be booked yet links to the next step.
  await page.getByRole('link', { name: 'Thêm hạng' }).click();
  await page.getByRole('button', { name: 'Thêm và mở bán' }).waitFor();
  await addUnit(page, product.unit);
  return { id, path };
}

/** Fills in the form of a unit; a product without a rate plan continues to the form of one, which is saved as proposed. */
export async function addUnit(page: Page, { title, price, ...fields }: NewProduct['unit']): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(/^Tên /).fill(title);
  await main.getByLabel(/^Giá gốc/).fill(price);
  await putAll(main, fields);
  await page.getByRole('button', { name: 'Thêm và mở bán' }).click();
  await page.waitForURL(/them=hang/);
}

export async function addPlan(page: Page): Promise<void> {
  await expect(page.getByLabel('Tên gói, khách đọc')).toHaveValue('Giá tiêu chuẩn');
  await page.getByRole('button', { name: 'Thêm gói' }).click();
  await expect(page.getByText('Đã thêm gói giá, khách đặt được theo gói này.')).toBeVisible();
}

async function addPicture(page: Page): Promise<void> {
  const pictures = page.getByRole('group', { name: 'Hình ảnh', exact: true });
  await pictures.getByRole('button', { name: /Thêm dòng/ }).click();
  await pictures.getByRole('button', { name: 'Từ kho ảnh' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(pictures.getByLabel('Mô tả').first()).not.toHaveValue('');
}

async function putAll(scope: Locator, fields: Fields): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await put(scope, label, value);
}

async function put(scope: Locator, label: string, value: FieldValue): Promise<void> {
  if (typeof value === 'string') return putText(scope.getByLabel(label, { exact: true }).first(), value);
  if (value === true) return scope.getByLabel(label, { exact: true }).first().check();
  const group = scope.getByRole('group', { name: label, exact: true });
  for (const [at, entry] of value.entries()) {
    if (typeof entry === 'string') await group.getByLabel(entry, { exact: true }).check();
    else {
      await group.getByRole('button', { name: /Thêm dòng/ }).click();
      await putAll(group.getByRole('group', { name: `${label}, dòng ${at + 1}` }), entry);
    }
  }
}

async function putText(field: Locator, text: string): Promise<void> {
  const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
  await (isChoice ? field.selectOption(text) : field.fill(text));
}
