import { Form } from 'react-router';
import type { DeparturePart } from '#modules/booking/trip/passengers.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import type { DepartureReply } from './departure-form.ts';

/** Maximum number of vehicles of a departure. */
const maxParts = 9;

/** Guide, vehicle and seats of each vehicle of a departure, and of a further one. */
export function CrewCard({ parts, reply }: { parts: DeparturePart[]; reply: DepartureReply | undefined }) {
  const may = useMay();
  const isSplit = parts.length > 1;
  const last = parts.at(-1)?.part ?? 1;
  const own = (part: number) => (reply?.form === 'xe' && reply.part === part ? reply : undefined);
  if (!may('booking.crew'))
    return (
      <Card title="Hướng dẫn và xe">
        {parts.map(({ part, guide, vehicle, guests }) => (
          <p key={part} className="p-3.5">
            {isSplit && `Xe số ${part}, ${guests} khách. `}
            Hướng dẫn: {guide || 'chưa ghi'}. Xe: {vehicle || 'chưa ghi'}.
          </p>
        ))}
      </Card>
    );
  return (
    <Card title="Hướng dẫn và xe">
      {parts.map((crew) => (
        <CrewForm
          key={`${crew.part} ${crew.guide} ${crew.vehicle} ${crew.seats}`}
          crew={crew}
          isSplit={isSplit}
          reply={own(crew.part)}
        />
      ))}
      {last < maxParts && (
        <div className="p-3.5 pt-0">
          <Fold
            title="Thêm một xe…"
            isOpen={own(last + 1)?.refused !== undefined || own(last + 1)?.errors !== undefined}
          >
            <CrewForm
              key={last + 1}
              crew={{ part: last + 1, guide: '', vehicle: '', seats: null, guests: 0 }}
              isSplit
              reply={own(last + 1)}
            />
          </Fold>
        </div>
      )}
    </Card>
  );
}

function CrewForm({
  crew,
  isSplit,
  reply,
}: {
  crew: DeparturePart;
  isSplit: boolean;
  reply: DepartureReply | undefined;
}) {
  const { typed, errors, now } = reply ?? {};
  const seen = now ?? crew;
  const { part, guests } = crew;
  return (
    <Form method="post" noValidate className="flex flex-col gap-3 p-3.5">
      <input type="hidden" name="form" value="xe" />
      <input type="hidden" name="so" value={part} />
      <input type="hidden" name="thayHuongDan" value={seen.guide} />
      <input type="hidden" name="thayXe" value={seen.vehicle} />
      <input type="hidden" name="thayCho" value={seen.seats ?? ''} />
      {isSplit && (
        <h3 className="font-semibold">
          Xe số {part} <span className="font-normal text-ink-soft">· {guests} khách</span>
        </h3>
      )}
      <TextField
        id={`huongDan-${part}`}
        name="huongDan"
        label="Hướng dẫn viên"
        hint="Tên và số điện thoại, in trên danh sách khách"
        maxLength={200}
        autoComplete="off"
        defaultValue={typed?.huongDan ?? crew.guide}
        error={errors?.huongDan}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <TextField
          id={`xe-${part}`}
          name="xe"
          label="Xe, tàu"
          hint="Biển số, tài xế"
          maxLength={200}
          autoComplete="off"
          defaultValue={typed?.xe ?? crew.vehicle}
          error={errors?.xe}
        />
        <TextField
          id={`cho-${part}`}
          name="cho"
          label="Số chỗ"
          hint="Để trống nếu không giới hạn"
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          defaultValue={typed?.cho ?? crew.seats ?? ''}
          error={errors?.cho}
        />
      </div>
      <Button type="submit" look="primary" className="self-start">
        Lưu
      </Button>
    </Form>
  );
}
