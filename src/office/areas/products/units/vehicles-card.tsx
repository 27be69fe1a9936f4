import { Form } from 'react-router';
import type { ActionReply } from '../../../app/action-reply.ts';
import { useMay } from '../../../app/office-data.ts';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { TextField } from '../../../parts/field.tsx';
import { type PausedVehicle, VehiclePauses } from './vehicle-pauses.tsx';

interface VehicleRow extends PausedVehicle {
  status: boolean;
  tripsAhead: number;
}

/** The vehicles shared by all units of a product. */
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
  const { id, code, status, tripsAhead } = vehicle;
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
      <VehiclePauses vehicle={vehicle} isRunning={status} reply={mine} />
    </li>
  );
}
