import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ItemFields } from './item-fields.tsx';
import { MoveButtons } from './move-buttons.tsx';
import type { PlanFormRefusal } from './run-plan-action.ts';
import type { ShownDay, ShownItem } from './shape-days.ts';

interface Props {
  item: ShownItem;
  days: ShownDay[];
  dayId: string;
  refused: PlanFormRefusal | null;
}

/** Edits, moves and removes an item; what was typed stays when somebody else's edit came first. */
export function EditItem({ item, days, dayId, refused }: Props) {
  const isBack = refused?.about === item.id && refused.typed.intent === 'edit-item';
  const seen = {
    title: item.title,
    note: item.note,
    hour: item.hour ?? '',
    unitId: item.unitId === null ? '' : String(item.unitId),
    nights: item.nights === null ? '' : String(item.nights),
    quantity: item.quantity === null ? '' : String(item.quantity),
    ...(item.options && { plan: String(item.options.planId), extra: item.options.extra }),
  };
  const values = isBack ? { ...seen, ...refused.typed } : seen;
  const error = (name: string) => (isBack && refused.field === name ? refused.error : undefined);
  const day = days.find((one) => one.id === dayId);
  const at = day?.items.findIndex((one) => one.id === item.id) ?? 0;
  return (
    <details open={isBack || undefined} className="mt-1">
      <summary className="folded-head min-h-11 w-fit list-none text-sm font-semibold text-sea hover:underline">
        Sửa<span className="sr-only"> {item.title}</span>
      </summary>
      {/* An edit by somebody else remounts the fields. */}
      <Form method="post" key={`${item.version} ${isBack}`} className="mt-2 grid gap-3 sm:grid-cols-2">
        <input type="hidden" name="intent" value="edit-item" />
        <input type="hidden" name="id" value={item.id} />
        <input type="hidden" name="version" value={item.version} />
        <input type="hidden" name="seen" value={JSON.stringify(seen)} />
        <ItemFields item={item} values={values} error={error} />
        <Button type="submit" look="sea" size="sm" className="w-fit">
          Lưu mục này
        </Button>
      </Form>
      <div className="mt-3 flex flex-wrap items-end gap-2 border-t border-line pt-3">
        <MoveButtons
          intent="move-item"
          id={item.id}
          about={item.title}
          canUp={at > 0 || (day?.number ?? 1) > 1}
          canDown={at < (day?.items.length ?? 1) - 1 || (day?.number ?? 1) < days.length}
        />
        {days.length > 1 && <MoveToDay item={item} days={days} dayId={dayId} />}
        <Form method="post">
          <input type="hidden" name="intent" value="remove-item" />
          <input type="hidden" name="id" value={item.id} />
          <input type="hidden" name="version" value={item.version} />
          <Button type="submit" look="quiet" size="sm">
            Bỏ<span className="sr-only"> {item.title}</span>
          </Button>
        </Form>
      </div>
    </details>
  );
}

function MoveToDay({ item, days, dayId }: Omit<Props, 'refused'>) {
  return (
    <Form method="post" className="flex items-end gap-2">
      <input type="hidden" name="intent" value="move-item" />
      <input type="hidden" name="id" value={item.id} />
      <label className="text-sm">
        <span className="sr-only">Chuyển {item.title} sang ngày</span>
        <select
          name="to"
          defaultValue={days.find(({ id }) => id !== dayId)?.id}
          className="min-h-11 rounded-control border border-line-strong bg-rice pr-9 pl-3"
        >
          {days
            .filter(({ id }) => id !== dayId)
            .map(({ id, number }) => (
              <option key={id} value={id}>
                Ngày {number}
              </option>
            ))}
        </select>
      </label>
      <Button type="submit" look="outline" size="sm">
        Chuyển
      </Button>
    </Form>
  );
}
