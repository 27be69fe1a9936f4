import { Moon, Utensils } from 'lucide-react';
import { type Meal, meals } from '#modules/catalog/codes.ts';

export interface ItineraryDay {
  day: number;
  title: string;
  meals: Meal[];
  items: { time: string; text: string }[];
  overnight: string;
}

/** The programme day by day: what happens when, which meals are in, where one sleeps. */
export function Itinerary({ days }: { days: ItineraryDay[] }) {
  return (
    <ol className="space-y-5">
      {days.map((day) => (
        <li key={day.day} className="rounded-card border border-line bg-rice p-5 lg:p-6">
          {days.length > 1 && <p className="text-sm font-semibold text-sea">Ngày {day.day}</p>}
          <h3 className="text-xl">{day.title}</h3>
          {day.meals.length > 0 && (
            <p className="mt-1 flex items-center gap-2 text-sm text-ink-soft">
              <Utensils aria-hidden className="size-4 shrink-0" />
              Gồm bữa {day.meals.map((meal) => meals[meal].toLowerCase()).join(', ')}
            </p>
          )}
          <ol className="mt-4 space-y-4 border-l-2 border-sea-soft pl-5">
            {day.items.map((item, index) => (
              <li key={index} className="relative">
                <span
                  aria-hidden
                  className="absolute top-2 -left-[26px] size-2.5 rounded-full bg-sea ring-4 ring-rice"
                />
                {item.time && <p className="text-sm font-semibold text-sea tabular-nums">{item.time}</p>}
                <p className="max-w-prose">{item.text}</p>
              </li>
            ))}
          </ol>
          {day.overnight && (
            <p className="mt-4 flex items-center gap-2 rounded-control bg-sand px-4 py-2.5 text-sm">
              <Moon aria-hidden className="size-4 shrink-0 text-sea" />
              Nghỉ đêm: {day.overnight}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
