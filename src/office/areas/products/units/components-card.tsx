import { Form } from 'react-router';
import { useMay } from '../../../app/office-data.ts';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import type { EditReply } from '../../../parts/edit/edit-state.ts';
import { CheckField, SelectField, TextField } from '../../../parts/field.tsx';

interface ComponentRow {
  unitId: number;
  title: string;
  isOnSale: boolean;
  fromDay: number;
  days: number;
  per: string;
  quantity: number;
}

/** The components that one pack of a combo includes, and others that could be added. */
export function ComponentsCard({
  components,
  choices,
  text,
  version,
  reply,
}: {
  components: readonly ComponentRow[];
  choices: readonly { unitId: number; title: string }[];
  text: string;
  version: number;
  reply: EditReply | undefined;
}) {
  const isOpen = useMay()('unit.edit');
  const typed = reply?.typed?.part ? reply.typed : undefined;
  return (
    <Card title={`Thành phần · ${components.length}`}>
      <p className="px-3.5 pt-2 text-sm text-ink-faint">
        Bán một gói thì chỗ của các thành phần được lấy cùng lúc; một thành phần hết là combo hết.
      </p>
      <Form method="post" preventScrollReset noValidate>
        <input type="hidden" name="version" value={version} />
        <fieldset disabled={!isOpen}>
          <legend className="sr-only">Thành phần</legend>
          {components.map((part, at) => (
            <ComponentFields key={`${part.unitId} ${part.fromDay}`} part={part} at={at} />
          ))}
        </fieldset>
        {isOpen && components.length > 0 && (
          <div className="px-3.5 py-2.5">
            <Button type="submit" name="do" value="components">
              Lưu thành phần
            </Button>
          </div>
        )}
      </Form>
      {isOpen && (
        <div className="border-t border-line px-3.5 py-3">
          <Form method="get" className="flex items-end gap-2" preventScrollReset>
            <TextField
              name="tim"
              type="search"
              label="Tìm để thêm"
              hint="Chỉ những gì đang bán cùng tỉnh thành với combo"
              defaultValue={text}
              className="flex-1"
            />
            <Button type="submit" className="mb-6">
              Tìm
            </Button>
          </Form>
          {choices.length === 0 ? (
            <p className="mt-2 text-ink-faint">Không có gì như vậy ở tỉnh thành của combo.</p>
          ) : (
            <Form method="post" preventScrollReset noValidate className="mt-3 flex flex-col gap-3">
              <input type="hidden" name="version" value={version} />
              <SelectField
                name="part"
                label="Thêm"
                defaultValue={typed?.part}
                error={typed ? reply?.errors?.part : undefined}
              >
                {choices.map(({ unitId, title }) => (
                  <option key={unitId} value={unitId}>
                    {title}
                  </option>
                ))}
              </SelectField>
              <Numbers at="new" part={newPart(typed)} />
              <Button type="submit" name="do" value="component-add" className="w-fit">
                Thêm vào combo
              </Button>
            </Form>
          )}
        </div>
      )}
    </Card>
  );
}

type Numbered = Record<'fromDay' | 'days' | 'quantity' | 'per', string | number>;

const newPart = (typed: Readonly<Record<string, string>> | undefined): Numbered => ({
  fromDay: Number(typed?.['fromDay.new'] ?? 1) - 1,
  days: typed?.['days.new'] ?? 1,
  quantity: typed?.['quantity.new'] ?? 1,
  per: typed?.['per.new'] ?? 'room',
});

function ComponentFields({ part, at }: { part: ComponentRow; at: number }) {
  return (
    <div className="border-b border-line px-3.5 py-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <b className="min-w-0 flex-1">{part.title}</b>
        {!part.isOnSale && <Badge tone="bad">Không còn bán</Badge>}
        <CheckField
          name={`drop.${at}`}
          label={
            <>
              Bỏ<span className="sr-only"> {part.title}</span>
            </>
          }
        />
      </div>
      <Numbers at={String(at)} part={part} />
    </div>
  );
}

function Numbers({ at, part }: { at: string; part: Numbered }) {
  return (
    <div className="mt-1 grid grid-cols-4 items-start gap-2 max-sm:grid-cols-2">
      <TextField
        name={`fromDay.${at}`}
        label="Từ ngày thứ"
        inputMode="numeric"
        defaultValue={Number(part.fromDay) + 1}
      />
      <TextField name={`days.${at}`} label="Số ngày" inputMode="numeric" defaultValue={part.days} />
      <TextField name={`quantity.${at}`} label="Số lượng" inputMode="numeric" defaultValue={part.quantity} />
      <SelectField name={`per.${at}`} label="Cho" defaultValue={part.per}>
        <option value="room">mỗi phòng</option>
        <option value="person">mỗi khách</option>
      </SelectField>
    </div>
  );
}
