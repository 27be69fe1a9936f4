import { useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';
import { buttonClass } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { type Packed, unpack } from '#web/app/packed.ts';
import { FilterFields } from './filter-fields.tsx';
import { listHref } from './list-href.ts';
import type { ListView } from './load-list.ts';
import { isPriceKey, priceKeys } from './price-keys.ts';
import { useAddressForm } from './use-address-form.ts';

/**
 * The filters over a phone's whole screen. Each tick fetches the list's data for its counts, and nothing else changes until the
 * visitor opens the results.
 */
export function FilterSheet({
  list,
  params,
  path,
  onClose,
}: {
  list: ListView;
  params: URLSearchParams;
  path: string;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const fetcher = useFetcher<{ list: Packed<ListView> }>({ key: 'filter-counts' });
  const [wanted, setWanted] = useState(params);
  const [isAsked, setAsked] = useState(false);
  const counted = isAsked && fetcher.data ? unpack(fetcher.data.list) : list;
  const isCounting = isAsked && fetcher.state !== 'idle';
  const ask = (next: URLSearchParams) => {
    setWanted(next);
    setAsked(true);
    void fetcher.load(listHref(path, next));
  };
  const form = useAddressForm(wanted, (sent) => ask(tidied(new FormData(sent))));
  const priceFault = priceKeys.find((key) => isFaulty(wanted.get(key))) ?? null;
  const count = counted.totalFree ?? counted.page.totalResults;
  const words = count > 0 ? `Xem ${count} ${list.noun}` : `Không có ${list.noun} nào`;
  return (
    <Modal
      isOpen
      title="Lọc"
      onClose={onClose}
      className="h-dvh w-full md:mr-0 md:w-110"
      foot={
        <div className="flex items-center gap-3">
          <span role="status" className="sr-only">
            {words}
          </span>
          <button
            type="button"
            onClick={() =>
              ask(new URLSearchParams([...wanted].filter(([key]) => !list.filterKeys.includes(key))))
            }
            className={buttonClass('quiet', 'md', 'shrink-0 px-3')}
          >
            Xóa hết
          </button>
          <button
            type="button"
            aria-busy={isCounting}
            onClick={() => {
              // What was typed stays, with the error beside it.
              if (priceFault) return fieldOf(form.ref.current, priceFault)?.focus();
              onClose();
              navigate(listHref(path, wanted));
            }}
            className={buttonClass('primary', 'md', 'grow aria-busy:opacity-80')}
          >
            {words}
          </button>
        </div>
      }
    >
      <form
        {...form}
        aria-label="Lọc"
        onSubmit={(event) => event.preventDefault()}
        className="divide-y divide-line px-4 md:px-6"
      >
        <FilterFields view={{ ...withCounts(list, counted), priceFault }} params={wanted} isSteady />
      </form>
    </Modal>
  );
}

/** The options offered when the sheet was opened, with the current counts. */
function withCounts(first: ListView, now: ListView): ListView {
  const countOf = (key: string, value: string) =>
    now.facets.find((facet) => facet.key === key)?.options.find((option) => option.value === value)?.count ??
    0;
  const facets = first.facets
    .map((facet) => ({
      ...facet,
      options: facet.options
        .filter(({ value, count }) => count > 0 || countOf(facet.key, value) > 0)
        .map((option) => ({ ...option, count: countOf(facet.key, option.value) })),
    }))
    .filter(({ options }) => options.length > 0);
  return { ...first, facets, priceRange: now.priceRange };
}

/** A form as a canonical query: prices in digits, so that no response redirects; what is no amount stays as typed. */
function tidied(form: FormData): URLSearchParams {
  const next = new URLSearchParams();
  for (const [key, value] of form) {
    const typed = String(value);
    if (!isPriceKey(key)) next.append(key, typed);
    else if (typed.trim() !== '') next.append(key, String(parseMoney(typed) ?? typed));
  }
  return next;
}

const isFaulty = (typed: string | null): boolean => Boolean(typed) && parseMoney(typed ?? '') === null;

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}
