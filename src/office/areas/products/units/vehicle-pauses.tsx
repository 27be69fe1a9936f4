import { Form } from 'react-router';
import type { ActionReply } from '../../../app/action-reply.ts';
import { useMay } from '../../../app/office-data.ts';
import { Button } from '../../../parts/button.tsx';
import { TextField } from '../../../parts/field.tsx';
import { Fold } from '../../../parts/fold.tsx';
import { formatMoment } from '../../../parts/format-moment.ts';

export interface PausedVehicle {
  id: number;
  code: string;
  pauses: readonly { id: number; from: Date; until: Date; reason: string }[];
}

interface Props {
  vehicle: PausedVehicle;
  /** Whether the vehicle is in use: one withdrawn for good cannot be paused. */
  isRunning: boolean;
  /** The code of its shared fleet. */
  fleet?: string;
  reply: ActionReply | undefined;
}

/** The pauses of a vehicle, and the form to add one. */
export function VehiclePauses({ vehicle, isRunning, fleet, reply }: Props) {
  const may = useMay();
  const { id, code, pauses } = vehicle;
  return (
    <>
      {pauses.map((pause) => (
        <Form
          key={pause.id}
          method="post"
          preventScrollReset
          className="flex flex-wrap items-center gap-2 text-sm"
        >
          {fleet && <input type="hidden" name="fleet" value={fleet} />}
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
      {may('unit.edit') && isRunning && <PauseForm {...{ vehicle, fleet, reply }} />}
    </>
  );
}

/** Pauses a vehicle for a time; affected bookings are listed first. */
function PauseForm({
  vehicle: { id, code },
  fleet,
  reply,
}: Pick<Props, 'vehicle' | 'reply'> & { fleet: string | undefined }) {
  const { typed, errors } = reply ?? {};
  const field = (name: string) => ({
    ...{ name, id: `pause-${name}-${id}`, defaultValue: typed?.[name], error: errors?.[name] },
  });
  return (
    <Fold title={`Cho ${code} nghỉ một thời gian`} isOpen={errors !== undefined}>
      <Form method="post" preventScrollReset className="grid gap-2 px-3 pb-3 sm:grid-cols-2">
        {fleet && <input type="hidden" name="fleet" value={fleet} />}
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
