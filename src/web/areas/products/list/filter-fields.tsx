import { Fragment, useState } from 'react';
import { formatVndShort } from '#platform/vietnamese/format-money.ts';
import { Kept } from '#ui/kept.tsx';
import type { FacetView, FilterView } from './filter-view.ts';
import { withDots } from './with-dots.ts';

/** Options shown before 'xem thêm'. */
const shownOptions = 7;

/**
 * The filters' fields, and hidden ones for the rest of the query. `isSteady`: options that were offered at first keep their
 * position, greyed out where they now match nothing.
 */
export function FilterFields({
  view: { facets, priceRange, priceLabel, priceFault, months },
  params,
  isSteady = false,
}: {
  view: FilterView;
  params: URLSearchParams;
  isSteady?: boolean;
}) {
  const own = new Set([...facets.map(({ key }) => key), 'priceMin', 'priceMax', 'page']);
  if (months) own.add('month');
  return (
    <>
      {[...params]
        .filter(([key]) => !own.has(key))
        .map(([key, value]) => (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        ))}
      {(priceRange.maxVnd > 0 || params.has('priceMin') || params.has('priceMax')) && (
        <Kept
          as="fieldset"
          className="facet"
          part={PriceFields}
          props={{ prices: pricesOf(priceLabel, priceRange, params), priceFault }}
          varying="prices"
        />
      )}
      {months && <MonthSelect months={months} value={params.get('month') ?? ''} />}
      {facets
        .filter(({ key, options }) => isSteady || params.has(key) || options.some(({ count }) => count > 0))
        .map((facet) => (
          <Kept
            key={facet.key}
            as="fieldset"
            className="facet"
            part={FacetGroup}
            props={{ facet: shownFacet(facet, params.getAll(facet.key)), isSteady }}
            varying="facet"
          />
        ))}
    </>
  );
}

/** A filter group for rendering. Its texts change with each search, its shape does not: `count` is empty where nothing matches. */
interface ShownFacet {
  key: string;
  label: string;
  options: { value: string; label: string; count: string; isChosen: boolean }[];
}

function shownFacet({ key, label, options }: FacetView, chosen: string[]): ShownFacet {
  const shown = options.map(({ value, label, count }) => {
    return { value, label, count: count > 0 ? String(count) : '', isChosen: chosen.includes(value) };
  });
  return { key, label, options: shown };
}

function FacetGroup({ facet, isSteady }: { facet: ShownFacet; isSteady: boolean }) {
  // Options ticked later keep their position.
  const [chosenFirst] = useState(() =>
    facet.options.filter(({ isChosen }) => isChosen).map(({ value }) => value),
  );
  const offered = facet.options.filter(({ count, isChosen }) => isSteady || count !== '' || isChosen);
  const first = offered.filter((option, index) => index < shownOptions || chosenFirst.includes(option.value));
  const rest = offered.filter((option) => !first.includes(option));
  const draw = (option: ShownFacet['options'][number]) => (
    <Option key={option.value} name={facet.key} option={option} />
  );
  return (
    <>
      <legend>{facet.label}</legend>
      <div>
        {first.map(draw)}
        {rest.length > 0 && (
          <details>
            <summary>{`Thêm ${rest.length} lựa chọn`}</summary>
            {rest.map(draw)}
          </details>
        )}
      </div>
    </>
  );
}

function Option({
  name,
  option: { value, label, count, isChosen },
}: {
  name: string;
  option: ShownFacet['options'][number];
}) {
  return (
    <label>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChosen}
        disabled={count === '' && !isChosen}
      />
      {label}
      <span>{count || '0'}</span>
    </label>
  );
}

function MonthSelect({ months, value }: { months: NonNullable<FilterView['months']>; value: string }) {
  return (
    <label className="block py-4">
      <span className="mb-2 block font-semibold">{months.label}</span>
      <select
        name="month"
        defaultValue={value}
        className="min-h-11 w-full rounded-control border border-line-strong bg-rice pr-10 pl-3 text-sm"
      >
        <option value="">Tháng nào cũng được</option>
        {months.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Prices {
  label: string;
  fields: { name: string; label: string; usual: string; value: string }[];
}

/** The lowest and the highest price in the list are hints, empty where there is none. */
function pricesOf(
  label: string,
  { minVnd, maxVnd }: FilterView['priceRange'],
  params: URLSearchParams,
): Prices {
  const field = (name: string, words: string, usualVnd: number) => {
    const usual = usualVnd > 0 ? formatVndShort(usualVnd) : '';
    return { name, label: words, usual, value: withDots(params.get(name) ?? '') };
  };
  return {
    label,
    fields: [field('priceMin', 'Giá từ', minVnd), field('priceMax', 'Giá đến', maxVnd)],
  };
}

const faulty = { 'aria-invalid': true, 'aria-describedby': 'price-fault' } as const;

function PriceFields({
  prices: { label, fields },
  priceFault,
}: {
  prices: Prices;
  priceFault: FilterView['priceFault'];
}) {
  // By position: names are placeholders in a kept part.
  const faultyAt = priceFault === 'priceMin' ? 0 : priceFault === 'priceMax' ? 1 : -1;
  return (
    <>
      <legend className="mb-2">{label}</legend>
      <div className="flex items-center gap-2">
        {fields.map((field, index) => (
          <Fragment key={field.name}>
            {index > 0 && <span aria-hidden>–</span>}
            <input
              name={field.name}
              aria-label={`${field.label}, đồng`}
              inputMode="numeric"
              {...(index === faultyAt && faulty)}
              placeholder={field.usual || undefined}
              defaultValue={field.value}
              className="min-h-11 w-full min-w-0 rounded-control border border-line-strong px-3 text-sm tabular-nums aria-invalid:border-bad"
            />
          </Fragment>
        ))}
      </div>
      {priceFault && (
        <p id="price-fault" role="alert" className="mt-2 text-sm text-bad">
          {fields[faultyAt]?.label} là một số tiền, như 500.000 hay 1tr5.
        </p>
      )}
    </>
  );
}
