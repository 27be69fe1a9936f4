import { Form } from 'react-router';
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
  const form = useAddressForm(params);
  const kept = [...params.entries()].filter(([key]) => key !== 'sortBy' && key !== 'page');
  return (
    <Form method="get" action={action} {...form} className="flex grow items-center gap-2 md:grow-0">
      {kept.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <label htmlFor="sort-by" className="text-sm text-ink-soft max-md:sr-only">
        Sắp xếp
      </label>
      <select
        id="sort-by"
        name="sortBy"
        defaultValue={params.get('sortBy') ?? ''}
        className="min-h-11 min-w-0 grow rounded-control border border-line-strong bg-rice pr-10 pl-3 text-sm"
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
