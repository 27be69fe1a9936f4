import { Form, useSubmit } from 'react-router';
import { Kept } from '#ui/kept.tsx';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { useAddressForm } from './use-address-form.ts';

const orders = [
  { value: '', label: 'Đề xuất' },
  { value: 'finalPrice:asc', label: 'Giá thấp trước' },
  { value: 'finalPrice:desc', label: 'Giá cao trước' },
  { value: 'ratingAvg:desc', label: 'Điểm đánh giá' },
  { value: 'title:asc', label: 'Tên A–Z' },
];

/** The order of a list, in the URL. Without script a button submits it. */
export function SortSelect({ params, action }: { params: URLSearchParams; action: string }) {
  const submit = useSubmit();
  const form = useAddressForm(params, (sent) => submit(sent, { replace: true, preventScrollReset: true }));
  const chosen = orders.find(({ value }) => value === params.get('sortBy'))?.value ?? '';
  const carried = [...params]
    .filter(([key]) => key !== 'sortBy' && key !== 'page')
    .map(([name, value]) => ({ name, value }));
  return (
    <Form
      method="get"
      action={action}
      {...form}
      className="relative flex min-w-0 items-center justify-center gap-2 max-xl:has-focus-visible:outline-3 max-xl:has-focus-visible:-outline-offset-3 max-xl:has-focus-visible:outline-sea"
    >
      <Kept className="contents" part={SortFields} props={{ carried, chosen }} varying="carried" />
    </Form>
  );
}

/** The fields of that form; `carried` is the rest of the query. */
function SortFields({ carried, chosen }: { carried: { name: string; value: string }[]; chosen: string }) {
  return (
    <>
      {carried.map(({ name, value }) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <SpriteIcon
        name="arrow-up-down"
        className="pointer-events-none size-4.5 shrink-0 xl:absolute xl:left-3"
      />
      {/* A phone's row shows the choice in its middle; the native select lies invisibly over it. */}
      <span aria-hidden className="truncate text-sm font-semibold xl:hidden">
        {orders.find(({ value }) => value === chosen)?.label ?? orders[0]?.label}
      </span>
      <select
        aria-label="Sắp xếp"
        name="sortBy"
        defaultValue={chosen}
        className="min-h-11 truncate rounded-control border border-line-strong bg-rice pr-10 pl-9 text-sm font-semibold max-xl:absolute max-xl:inset-0 max-xl:size-full max-xl:opacity-0"
      >
        {orders.map((order) => (
          <option key={order.value} value={order.value}>
            {order.label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="relative min-h-11 px-2 text-sm font-semibold text-sea underline">
          Xếp
        </button>
      </noscript>
    </>
  );
}
