import { Check, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { Rating } from '#ui/rating.tsx';
import type { CompareRow } from './compare-rows.ts';
import type { Comparison } from './load-comparison.ts';

type Column = Comparison['columns'][number];

const label =
  'sticky left-0 z-10 w-28 min-w-28 border-r border-line bg-rice px-3 py-3 text-left align-top text-sm font-semibold md:w-44 md:min-w-44 md:px-4';
const cell = 'min-w-40 px-3 py-3 align-top md:min-w-44 md:px-4 lg:min-w-56';

/** Products as columns, their facts as rows. Rows without differences can be hidden by a checkbox that needs no script. */
export function CompareTable({
  comparison: { columns, rows, termRows },
  params,
  hasSearchDates,
}: {
  comparison: Comparison;
  params: URLSearchParams;
  hasSearchDates: boolean;
}) {
  const isOne = columns.length < 2;
  return (
    <div className="group mt-6">
      {!isOne && (
        <label className="mb-3 inline-flex min-h-11 items-center gap-2.5">
          <input type="checkbox" id="chi-khac" className="size-5 accent-sea" />
          Chỉ xem những điểm khác nhau
        </label>
      )}
      <section
        aria-label="Bảng so sánh"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-card border border-line bg-rice"
      >
        <table className="w-full border-collapse">
          <caption className="sr-only">So sánh {columns.map(({ title }) => title).join(', ')}</caption>
          <thead>
            <tr>
              <td className={label} />
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  style={{ width: `${100 / columns.length}%` }}
                  className={classNames(cell, 'text-left font-normal')}
                >
                  <Head column={column} removeHref={removeHref(params, column.id)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            <Row label={hasSearchDates ? 'Tổng tiền' : 'Giá'}>
              {columns.map((column) => (
                <td key={column.id} className={cell}>
                  <PriceCell column={column} />
                </td>
              ))}
            </Row>
            <Row label="Đánh giá">
              {columns.map((column) => (
                <td key={column.id} className={cell}>
                  {column.ratingCount > 0 ? (
                    <Rating average={column.ratingAvg} count={column.ratingCount} />
                  ) : (
                    'Chưa có đánh giá'
                  )}
                  {column.isBestRated && <Badge tone="good">Điểm cao nhất</Badge>}
                </td>
              ))}
            </Row>
            {[...rows, ...termRows].map((row) => (
              <FactRow key={row.label} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Head({ column, removeHref }: { column: Column; removeHref: string }) {
  return (
    <div className="relative">
      {column.picture && (
        <Picture
          picture={column.picture}
          sizes="(min-width: 769px) 260px, 160px"
          className="rounded-control"
        />
      )}
      <Link
        to={removeHref}
        rel="nofollow"
        replace
        preventScrollReset
        aria-label={`Bỏ ${column.title} khỏi so sánh`}
        className="absolute top-1.5 right-1.5 inline-flex size-11 items-center justify-center rounded-full bg-rice-95 shadow-soft hover:text-bad"
      >
        <X aria-hidden className="size-5" />
      </Link>
      <p className="mt-2 truncate text-sm text-ink-soft">{column.place}</p>
      <Link to={column.price.href} className="line-clamp-3 leading-snug font-semibold hover:text-sea">
        {keepNames(column.title)}
      </Link>
    </div>
  );
}

function PriceCell({ column: { price, title, isCheapest } }: { column: Column }) {
  return (
    <div className="stack-2">
      {price.vnd === null ? (
        <p className="text-sm text-ink-soft">{price.note}</p>
      ) : (
        <p className="tabular-nums">
          <span className="mr-2 text-lg font-semibold whitespace-nowrap">{formatVnd(price.vnd)}</span>
          {isCheapest && <Badge tone="good">Rẻ nhất</Badge>}
          <span className="block text-sm text-ink-soft">{price.note}, đã gồm thuế phí</span>
        </p>
      )}
      <p>
        <ButtonLink to={price.href} size="sm" look="sea" rel="nofollow">
          Xem và đặt
          <span className="sr-only"> {title}</span>
        </ButtonLink>
      </p>
    </div>
  );
}

function FactRow({ row, columns }: { row: CompareRow; columns: Column[] }) {
  return (
    <Row label={row.label} isSame={row.isSame}>
      {columns.map((column, index) => (
        <td key={column.id} className={cell}>
          <FactCell value={row.cells[index] ?? ''} />
        </td>
      ))}
    </Row>
  );
}

/** Yes and no as icons, so that a long column can be scanned; other values as text. */
function FactCell({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon aria-hidden className={classNames('size-5', value ? 'text-good' : 'text-ink-soft')} />
      <span className="sr-only">{value ? 'Có' : 'Không'}</span>
    </>
  );
}

function Row({
  label: words,
  isSame = false,
  children,
}: {
  label: string;
  isSame?: boolean;
  children: ReactNode;
}) {
  return (
    <tr className={isSame ? 'group-has-[#chi-khac:checked]:hidden' : undefined}>
      <th scope="row" className={label}>
        {words}
      </th>
      {children}
    </tr>
  );
}

function removeHref(params: URLSearchParams, id: number): string {
  const next = new URLSearchParams(params);
  const ids = (params.get('ids') ?? '').split(',').filter((one) => Number(one) !== id);
  next.set('ids', ids.join(','));
  return `/so-sanh?${next}`;
}
