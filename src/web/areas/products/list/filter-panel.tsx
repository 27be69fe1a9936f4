import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-router';
import { formatVndShort } from '#platform/vietnamese/format-money.ts';
import { buttonClass } from '#ui/button.tsx';
import { useAddressForm } from './use-address-form.ts';

export interface FacetView {
  key: string;
  label: string;
  options: { value: string; label: string; count: number }[];
}

/** Options shown before 'xem thêm'. */
const shownOptions = 7;

/**
 * The filters of a list as a GET form: it works by its button, and by itself on every change once the script is there.
 * On narrow screens it is folded behind 'Bộ lọc'.
 */
export function FilterPanel({
  facets,
  priceRange,
  hasPriceFault,
  params,
  action,
}: {
  facets: FacetView[];
  priceRange: { minVnd: number; maxVnd: number };
  hasPriceFault: boolean;
  params: URLSearchParams;
  action: string;
}) {
  const form = useAddressForm(params);
  const kept = ['search', 'sortBy', 'special'].flatMap((key) => {
    const value = params.get(key);
    return value ? [<input key={key} type="hidden" name={key} value={value} />] : [];
  });
  return (
    <div className="rounded-card border border-line bg-rice xl:h-fit">
      {/* A checkbox folds the filters on narrow screens, so that it works before the script is there. */}
      <input type="checkbox" id="filters-open" className="peer sr-only xl:hidden" />
      <label
        htmlFor="filters-open"
        className="flex min-h-12 items-center gap-2 rounded-card px-4 font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-sea peer-checked:[&_.chevron]:rotate-180 xl:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-5 text-sea" />
        Bộ lọc
        <ChevronDown aria-hidden className="chevron ml-auto size-5 transition-transform" />
      </label>
      <Form
        method="get"
        action={action}
        {...form}
        aria-label="Bộ lọc"
        className="hidden divide-y divide-line px-4 pb-4 peer-checked:block xl:block"
      >
        {kept}
        {facets
          .filter(({ key, options }) => params.has(key) || options.some(({ count }) => count > 0))
          .map((facet) => (
            <FacetGroup key={facet.key} facet={facet} chosen={params.getAll(facet.key)} />
          ))}
        {(priceRange.maxVnd > 0 || params.has('priceMin') || params.has('priceMax')) && (
          <fieldset className="py-4">
            <legend className="float-left mb-2 w-full font-semibold">Giá</legend>
            <div className="clear-both flex items-center gap-2">
              <PriceInput
                name="priceMin"
                label="Giá từ"
                usualVnd={priceRange.minVnd}
                value={params.get('priceMin')}
              />
              <span aria-hidden>–</span>
              <PriceInput
                name="priceMax"
                label="Giá đến"
                usualVnd={priceRange.maxVnd}
                value={params.get('priceMax')}
              />
            </div>
            {hasPriceFault && (
              <p role="alert" className="mt-2 text-sm text-bad">
                Giá là một số tiền, như 500.000 hay 1tr5.
              </p>
            )}
          </fieldset>
        )}
        <div className="pt-4">
          <button type="submit" className={buttonClass('sea', 'sm', 'w-full')}>
            Áp dụng
          </button>
        </div>
      </Form>
    </div>
  );
}

function FacetGroup({ facet, chosen }: { facet: FacetView; chosen: string[] }) {
  // What is ticked later stays where it is.
  const [chosenFirst] = useState(chosen);
  const offered = facet.options.filter((option) => option.count > 0 || chosen.includes(option.value));
  const first = offered.filter((option, index) => index < shownOptions || chosenFirst.includes(option.value));
  const rest = offered.filter((option) => !first.includes(option));
  return (
    <fieldset className="py-4">
      <legend className="float-left mb-1 w-full font-semibold">{facet.label}</legend>
      <div className="clear-both">
        {first.map((option) => (
          <Option
            key={option.value}
            name={facet.key}
            option={option}
            isChosen={chosen.includes(option.value)}
          />
        ))}
        {rest.length > 0 && (
          <details>
            <summary className="inline-flex min-h-11 list-none items-center text-sm font-semibold text-sea hover:underline">
              Thêm {rest.length} lựa chọn
            </summary>
            {rest.map((option) => (
              <Option
                key={option.value}
                name={facet.key}
                option={option}
                isChosen={chosen.includes(option.value)}
              />
            ))}
          </details>
        )}
      </div>
    </fieldset>
  );
}

function Option({
  name,
  option,
  isChosen,
}: {
  name: string;
  option: FacetView['options'][number];
  isChosen: boolean;
}) {
  return (
    <label className="flex min-h-11 items-center gap-3 py-1 xl:min-h-9">
      <input
        type="checkbox"
        name={name}
        value={option.value}
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-sea"
      />
      <span className="grow">{option.label}</span>
      <span className="text-sm text-ink-soft tabular-nums">{option.count}</span>
    </label>
  );
}

function PriceInput({
  name,
  label,
  usualVnd,
  value,
}: {
  name: string;
  label: string;
  /** The least or most of what is listed, 0 where nothing is. */
  usualVnd: number;
  value: string | null;
}) {
  return (
    <input
      name={name}
      aria-label={`${label}, đồng`}
      inputMode="numeric"
      placeholder={usualVnd > 0 ? formatVndShort(usualVnd) : undefined}
      defaultValue={value ?? ''}
      className="min-h-11 w-full min-w-0 rounded-control border border-line-strong px-3 text-sm tabular-nums"
    />
  );
}
