import { CloudLightning } from 'lucide-react';
import { Link } from 'react-router';
import type { Storm } from '#modules/tasks/queries/list-storms.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { formatDay } from '../../parts/format-moment.ts';

/** A current disruption: the items, guests and amount that still await a choice. */
export function StormStrip({ storm }: { storm: Storm }) {
  const days =
    storm.fromOn === storm.toOn
      ? `ngày ${formatDay(storm.fromOn)}`
      : `từ ${formatDay(storm.fromOn)} đến hết ${formatDay(storm.toOn)}`;
  const waiting = [`${storm.trips} dịch vụ`, `${storm.guests} khách`, formatVnd(storm.amountVnd)].join(', ');
  return (
    <section
      aria-label={`Ngừng phục vụ: ${storm.title}`}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-bad-line bg-bad-soft px-3.5 py-1.5"
    >
      <CloudLightning size={18} aria-hidden className="flex-none text-bad" />
      <p className="min-w-56 flex-1">
        <b>{storm.title}</b> ngừng phục vụ {days}
        {storm.note && `: ${storm.note.replace(/\.+$/, '')}`}.{' '}
        {storm.trips > 0 ? (
          <>
            <Link to="/dat-cho?xem=can-lam" className="font-semibold underline underline-offset-3">
              {waiting}
            </Link>{' '}
            chờ khách chọn dời ngày hay nhận lại tiền.
          </>
        ) : (
          'Không còn khách nào chờ chọn.'
        )}
      </p>
      <ButtonLink to={`/ngung-phuc-vu?dot=${storm.id}`}>Gọi khách</ButtonLink>
    </section>
  );
}
