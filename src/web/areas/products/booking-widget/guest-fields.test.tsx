import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GuestFields } from './guest-fields.tsx';
import type { BookingWidgetView } from './load-booking-widget.ts';

const refusal = 'Lựa chọn này nhận tối đa 1 trẻ em.';

/** The fields of a party with two children, of whom so many have an age. */
function fields(ages: number[], error: string, adults?: string): string {
  const widget = {
    formOptions: {
      guests: { min: 1, max: 9, children: 'age', maxChildren: 4 },
      quantity: { min: 1, max: 5 },
      words: { quantity: 'Số cabin', adults: 'Người lớn' },
    },
    form: { quantity: 1, adults: 2, children: 2, ages, cm: [] },
    errors: { ages: error, adults },
    asksHeights: false,
  } as unknown as BookingWidgetView;
  return renderToStaticMarkup(<GuestFields widget={widget} count={2} />);
}

test('that a cabin takes fewer children is said at their number once every age is given', () => {
  const html = fields([6, 8], refusal);
  expect(html).toContain(refusal);
  expect(html).toMatch(/id="field-children"[^>]*aria-invalid="true"/);
});

test('a missing age is said at its own field', () => {
  const html = fields([6], 'Vui lòng chọn tuổi của từng bé.');
  expect(html.split('Vui lòng chọn tuổi của từng bé.')).toHaveLength(2);
  expect(html).not.toMatch(/id="field-children"[^>]*aria-invalid="true"/);
});

test('what is said of the adults has the width of both columns of a phone', () => {
  const tooMany = 'Lựa chọn này nhận tối đa 3 khách.';
  expect(fields([6, 8], '', tooMany)).toMatch(
    /<div class="max-xl:col-span-2">(?:(?!col-span-2).)*nhận tối đa 3 khách/,
  );
  expect(fields([6, 8], '')).not.toMatch(/col-span-2"><div class="min-w-0"><label for="field-adults"/);
});
