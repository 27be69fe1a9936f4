import { CalendarPlus, Navigation, Phone, TicketCheck } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';
import { phoneLink } from '#ui/phone-link.ts';
import { useRootData } from '#web/app/root-data.ts';

const action =
  'flex min-h-18 flex-col items-center justify-center gap-1 rounded-control border border-line bg-rice px-1 text-center text-sm hover:border-sea hover:text-sea';

/** What a guest needs of a confirmed trip, in the order in which they need it: voucher, way, calendar, somebody to call. */
export function TripActions({ code, directions }: { code: string; directions: string | null }) {
  const { settings } = useRootData();
  return (
    <section aria-label="Phiếu và đường đi" className="space-y-3">
      <ButtonLink to={`/chuyen-di/${code}/phieu`} size="lg" className="w-full">
        <TicketCheck aria-hidden className="size-5" />
        Xem phiếu
      </ButtonLink>
      <ul className="grid auto-cols-fr grid-flow-col gap-2">
        {directions && (
          <li>
            <a href={directions} target="_blank" rel="noopener" className={action}>
              <Navigation aria-hidden className="size-5 text-sea" />
              Chỉ đường
            </a>
          </li>
        )}
        <li>
          <a href={`/chuyen-di/${code}/lich.ics`} className={action}>
            <CalendarPlus aria-hidden className="size-5 text-sea" />
            Thêm vào lịch
          </a>
        </li>
        <li>
          <a href={phoneLink(settings.phone)} className={action}>
            <Phone aria-hidden className="size-5 text-sea" />
            Gọi {settings.name}
          </a>
        </li>
      </ul>
    </section>
  );
}
