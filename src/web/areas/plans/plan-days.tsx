import { BedDouble } from 'lucide-react';
import { Suspense } from 'react';
import { Form } from 'react-router';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { AddItem } from './add-item.tsx';
import type { PlanPageData } from './load-plan-page.ts';
import { MoveButtons } from './move-buttons.tsx';
import { NearbyOfDay } from './nearby-of-day.tsx';
import { PlanItem } from './plan-item.tsx';
import type { PlanFormRefusal } from './run-plan-action.ts';
import type { ShownDay } from './shape-days.ts';
import { useItemDrag } from './use-item-drag.ts';
import { useNewId } from './use-new-id.ts';

const PlanMap = hydrateOnInteraction('PlanMap', () => import('./plan-map.tsx'));

interface Props {
  page: Pick<PlanPageData, 'days' | 'access' | 'newDayId'> & {
    nearby?: PlanPageData['nearby'];
    lists?: PlanPageData['lists'];
    voting?: PlanPageData['voting'];
  };
  refused: PlanFormRefusal | null;
}

/** A plan day by day, each with its items, the distances between them, and its map. */
export function PlanDays({ page, refused }: Props) {
  const { days, access, newDayId } = page;
  const canEdit = access !== 'viewer';
  // Ordered by votes, items cannot be dragged.
  const root = useItemDrag(canEdit && !page.voting?.isByVotes);
  return (
    <div id="cac-ngay" ref={root} className="group/days stack-5">
      {days.map((day) => (
        <DaySection key={day.id} day={day} page={page} refused={refused} />
      ))}
      {canEdit && days.length < 30 && <AddDay days={days} newDayId={newDayId} />}
    </div>
  );
}

function AddDay({ days, newDayId }: { days: ShownDay[]; newDayId: string }) {
  const newId = useNewId(newDayId, (id) => days.some((day) => day.id === id));
  return (
    <Form
      method="post"
      key={newId}
      className="flex flex-wrap items-end gap-3 rounded-card border border-line bg-rice p-4"
    >
      <input type="hidden" name="intent" value="add-day" />
      <input type="hidden" name="newId" value={newId} />
      <TextField
        id="new-day-title"
        name="title"
        label="Tên ngày mới"
        maxLength={120}
        autoComplete="off"
        className="min-w-0 grow basis-56"
      />
      <Button type="submit" look="outline">
        Thêm ngày
      </Button>
    </Form>
  );
}

function DaySection({ day, page, refused }: Props & { day: ShownDay }) {
  const { days, access } = page;
  const canEdit = access !== 'viewer';
  const named = `Ngày ${day.number}`;
  const spots = day.items.flatMap(({ id, title, url, lat, lng }) =>
    lat === null || lng === null ? [] : [{ title, lat, lng, url: url ?? `#muc-${id}` }],
  );
  // A map is useless where all is at one spot.
  const isWorthMap = day.legs.some(({ km }) => km >= 1);
  return (
    <section
      id={`muc-${day.id}`}
      aria-labelledby={`day-${day.id}`}
      className="scroll-mt-24 rounded-card border border-line bg-rice p-4 lg:p-5"
    >
      <h2 id={`day-${day.id}`} className="text-xl">
        {named}
        {day.title && `: ${keepNames(day.title)}`}
      </h2>
      {day.date && <p className="text-sm text-ink-soft">{day.date}</p>}
      {day.stays.map((words) => (
        <p key={words} className="mt-2 flex gap-2 text-sm text-ink-soft">
          <BedDouble aria-hidden className="size-4.5 shrink-0" />
          {words}
        </p>
      ))}
      {day.items.length === 0 && <p className="mt-2 text-ink-soft">Ngày này chưa có gì.</p>}
      <ol data-day={day.id} className="mt-3 stack-3">
        {day.items.map((item) => {
          const leg = day.legs.find(({ from }) => from === item.id);
          return (
            <li key={item.id} id={`muc-${item.id}`} data-item={item.id} className="scroll-mt-24">
              <PlanItem
                item={item}
                days={days}
                dayId={day.id}
                canEdit={canEdit}
                voting={page.voting ?? null}
                refused={refused}
              />
              {leg && (
                <p className="mt-2 pl-3 text-sm text-ink-soft">
                  Ước tính {formatNumber(leg.km)} km, khoảng {wordsOf(leg.minutes)} đi xe đến điểm kế tiếp
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {canEdit && <AddItem day={day} days={days} lists={page.lists?.[day.id] ?? []} refused={refused} />}
      {canEdit && <NearbyOfDay day={day} nearby={page.nearby?.dayId === day.id ? page.nearby : null} />}
      {isWorthMap && (
        <div className="mt-4 max-w-xl">
          <Suspense>
            <PlanMap label={`Bản đồ ${named.toLowerCase()}`} spots={spots} />
          </Suspense>
        </div>
      )}
      {canEdit && <DayTools day={day} count={days.length} refused={refused} />}
    </section>
  );
}

/** 'khoảng 1 giờ 25 phút'. */
function wordsOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} giờ`, rest > 0 && `${rest} phút`].filter(Boolean).join(' ');
}

/** Renames, moves and deletes a day. */
function DayTools({
  day,
  count,
  refused,
}: {
  day: ShownDay;
  count: number;
  refused: PlanFormRefusal | null;
}) {
  const about = `ngày ${day.number}`;
  const isBack = refused?.about === day.id && refused.typed.intent === 'rename-day';
  return (
    <details open={isBack || undefined} className="mt-3 border-t border-line pt-2">
      <summary className="folded-head min-h-11 w-fit list-none text-sm font-semibold text-sea hover:underline">
        Sửa {about}
      </summary>
      <Form method="post" className="mt-2 flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="rename-day" />
        <input type="hidden" name="id" value={day.id} />
        <input type="hidden" name="version" value={day.version} />
        <TextField
          id={`title-${day.id}`}
          name="title"
          label={`Tên ${about}`}
          defaultValue={isBack ? refused.typed.title : day.title}
          error={isBack ? refused.error : undefined}
          key={`${day.title} ${isBack}`}
          maxLength={120}
          autoComplete="off"
          className="min-w-0 grow basis-56"
        />
        <Button type="submit" look="outline">
          Lưu tên
        </Button>
      </Form>
      <div className="mt-3 flex flex-wrap gap-2">
        <MoveButtons
          intent="move-day"
          id={day.id}
          about={about}
          canUp={day.number > 1}
          canDown={day.number < count}
        />
        {count > 1 && (
          <Form method="post">
            <input type="hidden" name="intent" value="remove-day" />
            <input type="hidden" name="id" value={day.id} />
            <Button type="submit" look="quiet" size="sm">
              Bỏ {about}, chuyển các mục sang ngày kề bên
            </Button>
          </Form>
        )}
      </div>
    </details>
  );
}
