import { ArrowUpDown } from 'lucide-react';
import { Form, useSubmit } from 'react-router';
import { useAddressForm } from './use-address-form.ts';

const orders = [
  { value: '', label: 'Đề xuất' },
  { value: 'finalPrice:asc', label: 'Giá thấp trước' },
  { value: 'finalPrice:desc', label: 'Giá cao trước' },
  { value: 'ratingAvg:desc', label: 'Điểm đánh giá' },
  { value: 'title:asc', label: 'Tên A–Z' },
];

/** The order of a list, in the URL. Without script a button sends it. */
export function SortSelect({ params, action }: { params: URLSearchParams; action: string }) {
  const submit = useSubmit();
  const form = useAddressForm(params, (sent) => submit(sent, { replace: true, preventScrollReset: true }));
  const kept = [...params.entries()].filter(([key]) => key !== 'sortBy' && key !== 'page');
  return (
    <Form method="get" action={action} {...form} className="relative flex min-w-0 items-center">
      {kept.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <ArrowUpDown aria-hidden className="pointer-events-none absolute left-3 size-4.5" />
      <select
        aria-label="Sắp xếp"
        name="sortBy"
        defaultValue={params.get('sortBy') ?? ''}
        className="min-h-12 w-full min-w-0 truncate rounded-control bg-rice pl-9 text-sm font-semibold max-xl:bg-none max-xl:pr-1 xl:min-h-11 xl:border xl:border-line-strong xl:pr-10"
      >
        {orders.map((order) => (
          <option key={order.value} value={order.value}>
            {order.label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="min-h-11 px-2 text-sm font-semibold text-sea underline">
          Xếp
        </button>
      </noscript>
    </Form>
  );
}
