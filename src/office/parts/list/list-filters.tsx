import { ListFilter, Search, X } from 'lucide-react';
import { Form, Link } from 'react-router';
import { Button } from '../button.tsx';
import { SelectField, TextField } from '../field.tsx';
import { formatDay } from '../format-moment.ts';
import { SuggestedField } from '../suggested-field.tsx';
import { KeptKeys } from './kept-keys.tsx';
import { writeListAddress } from './list-address.ts';
import { ListTools } from './list-tools.tsx';
import type { Filter, ListAddress, ListDeclaration, Suggestions } from './types.ts';

/** The search field, active filters as removable chips, and a form for more. */
export function ListFilters<Row>({
  list,
  address,
  suggestions,
}: {
  list: ListDeclaration<Row>;
  address: ListAddress;
  suggestions: Suggestions;
}) {
  const { filters = [], searchHint } = list;
  if (!searchHint && filters.length === 0 && !list.exportTo) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-6 py-2 max-sm:px-4">
      {searchHint && (
        <Form key={address.text} role="search" className="relative max-sm:w-full">
          <KeptKeys address={{ ...address, text: '' }} list={list} />
          <Search
            size={16}
            aria-hidden
            className="pointer-events-none absolute top-2 left-2.5 text-ink-soft max-sm:top-3.5"
          />
          <input
            type="search"
            name="tim"
            defaultValue={address.text}
            aria-label={searchHint}
            placeholder={searchHint}
            autoComplete="off"
            className="min-h-8 w-72 text-ellipsis rounded-control border border-control bg-surface pr-2 pl-8 placeholder:text-ink-faint max-sm:min-h-11 max-sm:w-full max-sm:text-[16px] dark:bg-sunken"
          />
        </Form>
      )}
      {filters.map((filter) => {
        const value = address.filters[filter.name];
        return value === undefined ? null : (
          <Chip key={filter.name} filter={filter} value={value} off={hrefWithout(filter.name)} />
        );
      })}
      {filters.length > 0 && <MoreFilters {...{ list, address, filters, suggestions }} />}
      <ListTools list={list} address={address} />
    </div>
  );

  function hrefWithout(name: string): string {
    const { [name]: _, ...others } = address.filters;
    return writeListAddress(address, list, { filters: others });
  }
}

function Chip({ filter, value, off }: { filter: Filter; value: string; off: string }) {
  const titleOf = (one: string) => filter.options?.find((option) => option.value === one)?.title;
  const words = filter.options
    ? value.split(',').map(titleOf).join(', ')
    : filter.isText
      ? value
      : formatDay(value);
  return (
    <Link
      to={off}
      aria-label={`Bỏ lọc ${filter.title} ${words}`}
      className="inline-flex min-h-[26px] items-center gap-1.5 rounded-badge border border-sea-line bg-sea-soft px-2 hover:brightness-97 max-sm:min-h-11"
    >
      {filter.title} <b>{words}</b>
      <X size={14} aria-hidden className="text-ink-soft" />
    </Link>
  );
}

function MoreFilters<Row>({
  list,
  address,
  filters,
  suggestions,
}: {
  list: ListDeclaration<Row>;
  address: ListAddress;
  filters: readonly Filter[];
  suggestions: Suggestions;
}) {
  return (
    <details key={JSON.stringify(address.filters)} className="relative">
      <summary className="inline-flex min-h-[26px] list-none items-center gap-1.5 rounded-badge border border-dashed border-control px-2 text-ink-soft hover:bg-hover max-sm:min-h-11">
        <ListFilter size={14} aria-hidden /> Thêm bộ lọc
      </summary>
      <Form className="absolute top-full left-0 z-3 mt-1 flex w-72 flex-col gap-3 rounded-card border border-line bg-raised p-4 shadow-pop">
        <KeptKeys address={{ ...address, filters: {} }} list={list} />
        {filters.map(({ name, title, options, isText }) =>
          isText ? (
            <SuggestedField
              key={name}
              name={name}
              label={title}
              defaultValue={address.filters[name] ?? ''}
              suggestions={suggestions[name] ?? []}
            />
          ) : options ? (
            <SelectField key={name} name={name} label={title} defaultValue={address.filters[name] ?? ''}>
              <option value="">Mọi {title.toLowerCase()}</option>
              {address.filters[name]?.includes(',') && (
                <option value={address.filters[name]}>Như đang lọc</option>
              )}
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.title}
                </option>
              ))}
            </SelectField>
          ) : (
            <TextField
              key={name}
              type="date"
              name={name}
              label={title}
              defaultValue={address.filters[name] ?? ''}
            />
          ),
        )}
        <Button type="submit" look="primary">
          Lọc
        </Button>
      </Form>
    </details>
  );
}
