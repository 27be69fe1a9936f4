import { Form, useSubmit } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { FilterView } from './filter-view.ts';
import { useAddressForm } from './use-address-form.ts';

/**
 * The filters beside a list, applied automatically on every change. Narrow screens have them in a sheet (`FilterSheet`); without
 * script they are here at every width, with a button, collapsed where there is little room.
 */
export function FilterPanel({
  view,
  params,
  action,
}: {
  view: FilterView;
  params: URLSearchParams;
  action: string;
}) {
  const submit = useSubmit();
  const form = useAddressForm(params, (sent) => submit(sent, { replace: true, preventScrollReset: true }));
  return (
    <>
      {/* A checkbox collapses them, so that it works without script. */}
      <input type="checkbox" id="filters-open" className="peer sr-only not-noscript:hidden xl:hidden" />
      <label
        htmlFor="filters-open"
        className="flex min-h-12 items-center gap-2 px-4 font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-sea peer-checked:[&_.chevron]:rotate-180 not-noscript:hidden xl:hidden"
      >
        <SpriteIcon name="sliders-horizontal" className="size-5 text-sea" />
        Bộ lọc
        <SpriteIcon name="chevron-down" className="chevron ml-auto size-5 moves" />
      </label>
      <Form
        method="get"
        action={action}
        {...form}
        aria-label="Bộ lọc"
        className="hidden px-4 pb-2 peer-checked:block xl:block"
      >
        <div className="divide-y divide-line">
          <FilterFields view={view} params={params} />
        </div>
        {/* Enter in a text field submits the form through it, visible or not. */}
        <div className="py-4 not-noscript:hidden">
          <button type="submit" className={buttonClass('sea', 'sm', 'w-full')}>
            Áp dụng
          </button>
        </div>
      </Form>
    </>
  );
}
