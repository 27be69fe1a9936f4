import { Form, Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { SelectField, TextArea, TextField } from '#ui/field.tsx';
import type { ListLink } from './list-links.ts';
import type { PlanFormRefusal } from './run-plan-action.ts';
import type { ShownDay } from './shape-days.ts';
import { useNewId } from './use-new-id.ts';

/** Adds a place, transport or a note to a day, and links to the product lists. */
export function AddItem({
  day,
  days,
  lists,
  refused,
}: {
  day: ShownDay;
  days: ShownDay[];
  lists: readonly ListLink[];
  refused: PlanFormRefusal | null;
}) {
  const newId = useNewId(day.newItemId, (id) => days.some(({ items }) => items.some((one) => one.id === id)));
  const isBack = refused?.about === day.id && refused.typed.intent === 'add-item';
  const typed = isBack ? refused.typed : {};
  const error = (name: string) => (isBack && refused.field === name ? refused.error : undefined);
  const id = (name: string) => `new-${name}-${day.id}`;
  return (
    <details open={isBack || undefined} className="mt-3">
      <summary className="folded-head min-h-11 w-fit list-none font-semibold text-sea hover:underline">
        Thêm vào ngày {day.number}
      </summary>
      <ListLinks lists={lists} />
      <Form method="post" key={newId} className="mt-2 grid gap-3 sm:grid-cols-2">
        <input type="hidden" name="intent" value="add-item" />
        <input type="hidden" name="about" value={day.id} />
        <input type="hidden" name="newId" value={newId} />
        <SelectField id={id('kind')} name="kind" label="Loại" required defaultValue={typed.kind ?? 'note'}>
          <option value="note">Ghi chú</option>
          <option value="place">Điểm đến</option>
          <option value="transport">Di chuyển</option>
        </SelectField>
        <TextField
          id={id('hour')}
          name="hour"
          label="Giờ"
          type="time"
          defaultValue={typed.hour}
          error={error('hour')}
        />
        <TextField
          id={id('title')}
          name="title"
          label="Nội dung"
          required
          defaultValue={typed.title}
          error={error('title')}
          hint="Ăn tối ở phố cổ, Hang Múa, xe lửa SE1…"
          maxLength={160}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <TextArea
          id={id('note')}
          name="note"
          label="Ghi chú"
          defaultValue={typed.note}
          error={error('note')}
          maxLength={1000}
          className="sm:col-span-2"
        />
        <Button type="submit" look="sea" className="w-fit">
          Thêm
        </Button>
      </Form>
    </details>
  );
}

/** Links to lists of products, each of which has 'Thêm vào kế hoạch' on its page. */
function ListLinks({ lists }: { lists: readonly ListLink[] }) {
  return (
    <>
      <p className="mt-1 text-sm text-ink-soft">
        Dịch vụ đặt được: mở trang của nó rồi bấm “Thêm vào kế hoạch”.
      </p>
      <p className="flex flex-wrap gap-x-4">
        {lists.map(({ href, label }) => (
          <Link
            key={href}
            to={href}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-sea hover:underline"
          >
            {label}
          </Link>
        ))}
      </p>
    </>
  );
}
