import { Form, useSubmit } from 'react-router';

const orders = [
  { value: 'popularity:desc', label: 'Được quan tâm nhất' },
  { value: 'finalPrice:asc', label: 'Giá thấp trước' },
  { value: 'finalPrice:desc', label: 'Giá cao trước' },
  { value: 'ratingAvg:desc', label: 'Điểm đánh giá' },
  { value: 'title:asc', label: 'Tên A–Z' },
];

/** The order of a list, in the URL. Without script a button sends it. */
export function SortSelect({ params, action }: { params: URLSearchParams; action: string }) {
  const submit = useSubmit();
  const kept = [...params.entries()].filter(([key]) => key !== 'sortBy' && key !== 'page');
  return (
    <Form
      method="get"
      action={action}
      className="flex grow items-center gap-2 md:grow-0"
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      {kept.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <label htmlFor="sort-by" className="text-sm text-ink-soft max-md:sr-only">
        Sắp xếp
      </label>
      <select
        id="sort-by"
        name="sortBy"
        key={params.get('sortBy')}
        defaultValue={params.get('sortBy') ?? 'popularity:desc'}
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
