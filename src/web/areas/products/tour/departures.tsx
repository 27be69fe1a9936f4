import { Link, useSearchParams } from 'react-router';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Badge } from '#ui/badge.tsx';
import { Table } from '#ui/table.tsx';
import { chooseHref } from '#web/areas/products/booking-widget/selection/choose-href.ts';
import type { ChildBand } from '#web/areas/products/detail/child-policy.tsx';
import type { TourView } from './tour-view.ts';

/** As many seats as are worth a word of their own. */
const fewSeats = 5;

/** The next departures: the day, the seats left, and what all who come pay on that very day, with what a child adds. */
export function Departures({
  seats,
  bands,
  path,
  party,
}: {
  seats: TourView['seats'];
  bands: ChildBand[];
  path: string;
  /** For whom totals are. */
  party: string;
}) {
  const [params] = useSearchParams();
  const cheaper = bands.map((band, index) => ({ band, index })).filter(({ band }) => band.percent !== 100);
  return (
    <div className="space-y-6">
      {seats.map((seat) => (
        <div key={seat.id}>
          {seats.length > 1 && (
            <div className="mb-2">
              <h3 className="text-lg">{seat.title}</h3>
              <p className="text-sm text-ink-soft">{seat.summary}</p>
            </div>
          )}
          {seat.departures.length > 0 ? (
            <Table
              caption={`Lịch khởi hành: ${seat.title}`}
              columns={[
                { label: 'Khởi hành' },
                { label: 'Chỗ còn', className: 'max-sm:hidden' },
                { label: `Tổng cho ${party}`, align: 'end' },
                ...cheaper.map(({ band }) => ({
                  label: `Thêm bé ${ageWords(band)}`,
                  align: 'end' as const,
                  className: 'max-lg:hidden xl:max-2xl:hidden',
                })),
              ]}
              rows={seat.departures.map((departure) => ({
                key: departure.day,
                cells: [
                  <span key="day" className="font-semibold whitespace-nowrap">
                    {departure.left > 0 ? (
                      <Link
                        to={chooseHref(path, params, { unit: seat.id, from: departure.day })}
                        rel="nofollow"
                        className="-my-2 inline-flex min-h-11 items-center text-sea underline underline-offset-3 hover:text-sea-dark"
                      >
                        <span className="sr-only">Đặt ngày </span>
                        {formatWeekdayDate(departure.day)}
                      </Link>
                    ) : (
                      formatWeekdayDate(departure.day)
                    )}
                    <span className="block font-normal sm:hidden">
                      <SeatsLeft left={departure.left} />
                    </span>
                  </span>,
                  <SeatsLeft key="left" left={departure.left} />,
                  <strong key="adult" className="font-semibold whitespace-nowrap">
                    {formatVnd(departure.totalVnd)}
                  </strong>,
                  ...cheaper.map(({ band, index }) => (
                    <span key={band.fromAge} className="whitespace-nowrap">
                      {addsWords(departure.childAddsVnd[index])}
                    </span>
                  )),
                ],
              }))}
            />
          ) : (
            <p className="text-ink-soft">
              Hai tháng này chưa có lịch khởi hành. Bạn xem tháng sau trên lịch giá.
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

function SeatsLeft({ left }: { left: number }) {
  if (left === 0) return <Badge tone="plain">Hết chỗ</Badge>;
  if (left <= fewSeats) return <Badge tone="warn">Còn {left} chỗ</Badge>;
  return <span className="whitespace-nowrap">Còn {left} chỗ</span>;
}

/** What one more child adds to the total. */
function addsWords(addsVnd: number | null | undefined): string {
  if (addsVnd === null || addsVnd === undefined) return '–';
  return addsVnd === 0 ? 'Miễn phí' : formatVnd(addsVnd);
}

function ageWords({ fromAge, toAge }: ChildBand): string {
  return fromAge === 0 ? `dưới ${toAge + 1} tuổi` : `${fromAge}–${toAge} tuổi`;
}
