import { Form } from 'react-router';
import type { ActionReply } from '../../../app/action-reply.ts';
import { useMay } from '../../../app/office-data.ts';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { TextField } from '../../../parts/field.tsx';
import { Fold } from '../../../parts/fold.tsx';
import { formatMoment } from '../../../parts/format-moment.ts';

interface VehicleRow {
  id: number;
  code: string;
  status: boolean;
  tripsAhead: number;
  pauses: readonly { id: number; from: Date; until: Date; reason: string }[];
}

/** The vehicles that all units of a product share. */
export function VehiclesCard({
  vehicles,
  reply,
}: {
  vehicles: readonly VehicleRow[];
  reply: ActionReply | undefined;
}) {
  const may = useMay();
  return (
    <Card title={`Đội xe · ${vehicles.filter(({ status }) => status).length} xe chạy`}>
      <ul>
        {vehicles.map((vehicle) => (
          <Vehicle key={vehicle.id} vehicle={vehicle} reply={reply} />
        ))}
      </ul>
      {may('unit.edit') && (
        <Form
          key={reply?.done}
          method="post"
          preventScrollReset
          className="flex flex-wrap items-end gap-2 px-3.5 py-3"
        >
          <TextField
            name="code"
            label="Tên hoặc biển số xe mới"
            placeholder="Xe 7 chỗ, 43A-123.45"
            defaultValue={reply?.typed?.code}
            error={reply?.errors?.code}
            className="flex-1"
          />
          <Button type="submit" name="do" value="vehicle-add">
            Thêm xe
          </Button>
        </Form>
      )}
    </Card>
  );
}

function Vehicle({ vehicle, reply }: { vehicle: VehicleRow; reply: ActionReply | undefined }) {
  const { id, code, status, tripsAhead, pauses } = vehicle;
  const may = useMay();
  const mine = reply?.typed?.id === String(id) ? reply : undefined;
  return (
    <li className="flex flex-col gap-1.5 border-b border-line px-3.5 py-1.5">
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1">
          <b>{code}</b>{' '}
          <span className="text-sm text-ink-faint">
            {tripsAhead > 0 ? `${tripsAhead} chuyến sắp tới` : 'chưa có chuyến'}
          </span>
        </span>
        {!status && <Badge tone="mute">Ngừng chạy</Badge>}
        {may('unit.edit') && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" size="sm" name="do" value={status ? 'ask-vehicle-off' : 'vehicle-on'}>
              {status ? 'Ngừng chạy' : 'Chạy lại'}
              <span className="sr-only"> {code}</span>
            </Button>
          </Form>
        )}
      </div>
      {pauses.map((pause) => (
        <Form
          key={pause.id}
          method="post"
          preventScrollReset
          className="flex flex-wrap items-center gap-2 text-sm"
        >
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="pause" value={pause.id} />
          <span className="min-w-0 flex-1 text-ink-soft [overflow-wrap:anywhere]">
            Nghỉ {formatMoment(pause.from)} đến {formatMoment(pause.until)} · {pause.reason}
          </span>
          {may('unit.edit') && (
            <Button type="submit" size="sm" name="do" value="vehicle-resume">
              Chạy lại ngay<span className="sr-only"> {code}</span>
            </Button>
          )}
        </Form>
      ))}
      {may('unit.edit') && status && <PauseForm vehicle={vehicle} reply={mine} />}
    </li>
  );
}

/** Takes a vehicle off the road for a time; who rides in it then is named before. */
function PauseForm({
  vehicle: { id, code },
  reply,
}: {
  vehicle: VehicleRow;
  reply: ActionReply | undefined;
}) {
  const { typed, errors } = reply ?? {};
  const field = (name: string) => ({
    ...{ name, id: `pause-${name}-${id}`, defaultValue: typed?.[name], error: errors?.[name] },
  });
  return (
    <Fold title={`Cho ${code} nghỉ một thời gian`} isOpen={errors !== undefined}>
      <Form method="post" preventScrollReset className="grid gap-2 px-3 pb-3 sm:grid-cols-2">
        <input type="hidden" name="id" value={id} />
        <TextField {...field('from')} label="Nghỉ từ" type="datetime-local" />
        <TextField {...field('until')} label="Chạy lại lúc" type="datetime-local" />
        <TextField {...field('reason')} label="Lý do" placeholder="Bảo dưỡng, đăng kiểm" />
        <Button type="submit" name="do" value="ask-vehicle-pause" className="self-end justify-self-start">
          Xem ai đã đặt
        </Button>
      </Form>
    </Fold>
  );
}
