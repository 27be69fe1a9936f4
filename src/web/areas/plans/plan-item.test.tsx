import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { PlanItem } from './plan-item.tsx';
import { type ShownDay, type ShownItem, shapeItem } from './shape-days.ts';

const days = [
  { id: 'a', number: 1, date: 'T2, 07/12/2026', items: [] },
  { id: 'b', number: 2, date: 'T3, 08/12/2026', items: [] },
] as unknown as ShownDay[];

/** An item of the first day that is not free then, but on these days. */
function show(nearest: string[], canEdit: boolean): string {
  const refusal = { message: 'Hết phòng.', nearest };
  const item = { id: 'x', kind: 'product', title: 'Phòng', refusal, price: null, warnings: [], units: [] };
  const element = (
    <PlanItem
      item={item as unknown as ShownItem}
      days={days}
      dayId="a"
      canEdit={canEdit}
      voting={null as never}
      refused={null}
    />
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '');
}

test('of the nearest free days those of the plan take the item, for whoever may change it', () => {
  const nearest = ['T3, 08/12/2026', 'T4, 09/12/2026'];
  const own = show(nearest, true);
  expect(own).toContain('Ngày gần nhất còn chỗ: T3,\u00a008/12/2026; T4,\u00a009/12/2026.');
  const buttons = own.match(/<button[^>]*name="to"[^>]*>/g) ?? [];
  expect(buttons.map((button) => /value="(\w+)"/.exec(button)?.[1])).toEqual(['b', 'down']);
  expect(own).toContain('Chuyển sang ngày 2');
  expect(show(nearest, false)).not.toContain('Chuyển sang');
});

test('a price lists the nights of one deal as one line, as the checkout does', () => {
  const deal = (day: string) => ({ label: 'Ưu đãi sớm', amount: -50_000, reason: `1 đêm × 1 phòng: ${day}` });
  const price = { state: 'priced', amount: 900_000, lines: [deal('T7, 05/12'), deal('CN, 06/12')] };
  const known = { price, codes: new Set(), accountId: null, units: [], votes: null };
  const item = { kind: 'product', productKind: 'hotel', choice: {} };
  expect(shapeItem(item as never, '2026-12-05', known as never).price?.lines).toEqual([
    { label: 'Ưu đãi sớm (2 đêm)', amount: -100_000, reason: 'Đêm T7, 05/12; CN, 06/12' },
  ]);
});
