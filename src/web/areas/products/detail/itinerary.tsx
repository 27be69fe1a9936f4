import { Moon, Utensils } from 'lucide-react';
import { type Meal, meals } from '#modules/catalog/codes.ts';
import { FoldList } from '#ui/fold-list.tsx';

export interface ItineraryDay {
  day: number;
  title: string;
  meals: Meal[];
  items: { time: string; text: string }[];
  overnight: string;
}

/** The programme day by day, each day an expandable row; a single day is shown open. */
export function Itinerary({ days }: { days: ItineraryDay[] }) {
  const [only] = days;
  if (days.length === 1 && only)
    return (
      <div className="rounded-card border border-line bg-rice p-5">
        <DayProgramme day={only} />
      </div>
    );
  return (
    <FoldList
      items={days.map((day) => ({
        title: `Ngày ${day.day} · ${day.title}`,
        children: <DayProgramme day={day} />,
      }))}
    />
  );
}

function DayProgramme({ day }: { day: ItineraryDay }) {
  return (
    <>
      {day.meals.length > 0 && (
        <p className="mb-4 flex items-center gap-2 text-sm text-ink-soft">
          <Utensils aria-hidden className="size-4 shrink-0" />
          Gồm bữa {day.meals.map((meal) => meals[meal].toLowerCase()).join(', ')}
        </p>
      )}
      <ol className="stack-4 border-l-2 border-sea-soft pl-5">
        {day.items.map((item, index) => (
          <li key={index} className="relative">
            <span
              aria-hidden
              className="absolute top-2 -left-[26px] size-2.5 rounded-full bg-sea [box-shadow:0_0_0_4px_var(--color-rice)]"
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
    </>
  );
}
