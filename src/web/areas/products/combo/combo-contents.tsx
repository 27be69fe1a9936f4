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

/** The parts of the bundle; a stay leads to the page of its house or ship. */
export function ComboContents({ components }: { components: ComboView['components'] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {components.map((component) => {
        const Icon = icons[component.kind];
        return (
          <li
            key={component.label}
            className="flex items-center gap-4 rounded-card border border-line bg-rice p-4"
          >
            <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-sea-soft text-sea">
              <Icon aria-hidden className="size-5" />
            </span>
            <div className="min-w-0">
              <p>{component.label}</p>
              {component.href && (
                <Link
                  to={component.href}
                  className="inline-flex min-h-8 items-center text-sm font-semibold text-sea underline underline-offset-3"
                >
                  {component.kind === 'cruise' ? 'Xem du thuyền này' : 'Xem chỗ nghỉ này'}
                </Link>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
