import {
  BedDouble,
  Bus,
  Gift,
  type LucideIcon,
  Map as MapIcon,
  Plane,
  Ship,
  Ticket,
  Utensils,
} from 'lucide-react';
import { Link } from 'react-router';
import type { ComboView } from './combo-view.ts';

const icons: Record<ComboView['components'][number]['kind'], LucideIcon> = {
  roomNights: BedDouble,
  cruise: Ship,
  flight: Plane,
  transfer: Bus,
  meal: Utensils,
  ticket: Ticket,
  tour: MapIcon,
  gift: Gift,
};

/** Component kinds in the order of the journey: transport, nights, activities, gifts. */
const journey = ['flight', 'transfer', 'roomNights', 'cruise', 'meal', 'ticket', 'tour', 'gift'];

/** The combo's components in the order of the journey; a stay links to the page of its hotel or ship. */
export function ComboContents({ components }: { components: ComboView['components'] }) {
  const ordered = components.toSorted((a, b) => journey.indexOf(a.kind) - journey.indexOf(b.kind));
  return (
    <ol className="rounded-card border border-line bg-rice p-4 lg:p-5">
      {ordered.map((component) => {
        const Icon = icons[component.kind];
        return (
          <li
            key={component.label}
            className="relative flex gap-4 pb-5 before:absolute before:top-11 before:bottom-0 before:left-5.5 before:border-l-2 before:border-dashed before:border-sea-30 last:pb-0 last:before:hidden"
          >
            <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-sea-soft text-sea">
              <Icon aria-hidden className="size-5" />
            </span>
            <div className="min-w-0 pt-2.5">
              <p className="leading-snug font-semibold">
                {component.quantity > 1 && `${component.quantity} × `}
                {component.label}
              </p>
              {component.href && (
                <Link
                  to={component.href}
                  className="inline-flex min-h-11 items-center text-sm font-semibold text-sea underline underline-offset-3"
                >
                  {linkWords[component.kind]}
                </Link>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const linkWords: Partial<Record<ComboView['components'][number]['kind'], string>> = {
  roomNights: 'Xem chỗ nghỉ này',
  cruise: 'Xem du thuyền này',
  ticket: 'Xem vé này',
  tour: 'Xem tour này',
};
