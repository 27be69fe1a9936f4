import { Form } from 'react-router';
import type { FleetUse } from '#modules/catalog/selling/units.ts';
import { type ActionReply, replyTo } from '../../../app/action-reply.ts';
import { useMay } from '../../../app/office-data.ts';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { SelectField, TextField } from '../../../parts/field.tsx';
import { Fold } from '../../../parts/fold.tsx';
import { type PausedVehicle, VehiclePauses } from './vehicle-pauses.tsx';

export interface FleetOfUnit {
  code: string;
  title: string;
  turnaroundMinutes: number;
  vehicles: readonly string[];
  /** The fleet's vehicles with their pauses, where this unit uses the fleet. */
  running: readonly PausedVehicle[];
  /** What this unit needs of the fleet, null where nothing, and the same in words. */
  own: FleetUse | null;
  words: string;
  /** Other units that use it. */
  others: readonly string[];
}

/** Fleets (boats, guides, a hall) that a unit shares with units of other products. */
export function FleetsCard({
  fleets,
  reply,
}: {
  fleets: readonly FleetOfUnit[];
  reply: ActionReply | undefined;
}) {
  const may = useMay();
  return (
    <Card title="Dùng chung với sản phẩm khác">
      <div className="flex flex-col gap-2 px-3.5 py-3">
        <p className="text-sm text-ink-soft">
          Thuyền, hướng dẫn, hội trường mà vài sản phẩm dùng chung: bán ở một nơi thì nơi kia hết đúng giờ ấy.
        </p>
        {fleets
          .filter(({ own }) => own)
          .map((fleet) => (
            <Used key={fleet.code} fleet={fleet} reply={reply} />
          ))}
        {may('unit.edit') && fleets.some(({ own }) => !own) && (
          <UseForm fleets={fleets.filter(({ own }) => !own)} reply={reply} />
        )}
        {may('unit.edit') && <FleetForm reply={reply} />}
      </div>
    </Card>
  );
}

function Used({ fleet, reply }: { fleet: FleetOfUnit; reply: ActionReply | undefined }) {
  const may = useMay();
  const { code, title, vehicles, running, own, words, others } = fleet;
  return (
    <div className="flex flex-col gap-1.5 border-b border-line pb-2">
      <Form method="post" preventScrollReset className="flex items-start gap-3">
        <input type="hidden" name="fleet" value={code} />
        <input type="hidden" name="seen" value={JSON.stringify(own)} />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <b>{title}</b>: {words}
          <span className="block text-sm text-ink-faint">
            {vehicles.length} trong đội: {vehicles.join(', ')}
            {others.length > 0 && `. Cùng dùng: ${others.join('; ')}`}
          </span>
        </span>
        {may('unit.edit') && (
          <Button type="submit" size="sm" name="do" value="fleet-drop">
            Thôi dùng<span className="sr-only"> {title}</span>
          </Button>
        )}
      </Form>
      {running.map((vehicle) => (
        <VehiclePauses
          key={vehicle.id}
          vehicle={vehicle}
          isRunning
          fleet={code}
          reply={reply?.typed?.id === String(vehicle.id) ? reply : undefined}
        />
      ))}
      {may('unit.edit') && own && <UseForm fleets={[fleet]} used={fleet} reply={reply} />}
      {may('unit.edit') && <FleetForm fleet={fleet} reply={reply} />}
    </div>
  );
}

/** Sets or changes what the unit needs of a fleet. */
function UseForm({
  fleets,
  used,
  reply,
}: {
  fleets: readonly FleetOfUnit[];
  used?: FleetOfUnit;
  reply: ActionReply | undefined;
}) {
  const { typed, errors } = replyTo(reply, 'fleet-use');
  const isMine = typed?.fleet === used?.code || (!used && fleets.some(({ code }) => code === typed?.fleet));
  const { quantity = 1, per = 'piece', startsAt = '', minutes = '' } = used?.own ?? {};
  const start: Readonly<Record<string, string>> = {
    ...{ fleet: used?.code ?? '', quantity: String(quantity), per, startsAt: startsAt ?? '' },
    minutes: String(minutes),
  };
  const field = (name: string) => ({
    ...{ name, id: `use-${name}-${used?.code ?? 'moi'}` },
    ...{ defaultValue: (isMine && typed?.[name]) || start[name], error: isMine ? errors?.[name] : undefined },
  });
  return (
    <Fold
      title={used ? `Đổi cách dùng ${used.title}` : 'Hạng này cần một đội'}
      isOpen={isMine && errors !== undefined}
    >
      <Form
        key={reply?.done}
        method="post"
        preventScrollReset
        className="grid gap-2 px-3 pb-3 sm:grid-cols-2"
      >
        <input type="hidden" name="seen" value={JSON.stringify(used?.own ?? null)} />
        <SelectField {...field('fleet')} label="Đội">
          {!used && <option value="">Chọn đội</option>}
          {fleets.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField {...field('quantity')} label="Cần bao nhiêu" inputMode="numeric" />
        <SelectField {...field('per')} label="Cho mỗi">
          <option value="piece">Chỗ bán ra</option>
          <option value="booking">Đơn, bao nhiêu chỗ cũng vậy</option>
        </SelectField>
        <TextField
          {...field('startsAt')}
          label="Bắt đầu lúc"
          type="time"
          hint="Để trống chỉ khi khách tự chọn giờ."
        />
        <TextField {...field('minutes')} label="Trong số phút" inputMode="numeric" />
        <Button type="submit" name="do" value="fleet-use" className="self-end justify-self-start">
          Ghi
        </Button>
      </Form>
    </Fold>
  );
}

/** Adds or changes a fleet. */
function FleetForm({ fleet, reply }: { fleet?: FleetOfUnit; reply: ActionReply | undefined }) {
  const { typed, errors } = replyTo(reply, 'fleet-save');
  const isMine = (typed?.fleet ?? '') === (fleet?.code ?? '');
  const seen = fleet && {
    ...{ title: fleet.title, turnaroundMinutes: fleet.turnaroundMinutes, vehicles: fleet.vehicles },
  };
  const start: Readonly<Record<string, string>> = {
    title: fleet?.title ?? '',
    turnaroundMinutes: String(fleet?.turnaroundMinutes ?? 0),
    vehicles: fleet?.vehicles.join('; ') ?? '',
  };
  const field = (name: string) => ({
    ...{ name, id: `fleet-${name}-${fleet?.code ?? 'moi'}` },
    ...{ defaultValue: (isMine && typed?.[name]) || start[name], error: isMine ? errors?.[name] : undefined },
  });
  return (
    <Fold title={fleet ? `Sửa đội ${fleet.title}` : 'Lập đội mới'} isOpen={isMine && errors !== undefined}>
      <Form key={reply?.done} method="post" preventScrollReset className="grid gap-2 px-3 pb-3">
        <input type="hidden" name="fleet" value={fleet?.code ?? ''} />
        <input type="hidden" name="seen" value={JSON.stringify(seen)} />
        <TextField {...field('title')} label="Tên đội" placeholder="Thuyền gỗ bến Tràng An" />
        <TextField
          {...field('vehicles')}
          label="Từng chiếc, từng người"
          hint="Cách nhau bằng dấu chấm phẩy; bỏ tên nào thì chiếc ấy ngừng chạy."
        />
        <TextField {...field('turnaroundMinutes')} label="Phút chuẩn bị giữa hai lần" inputMode="numeric" />
        <Button type="submit" name="do" value="fleet-save" className="justify-self-start">
          {fleet ? 'Lưu đội' : 'Lập đội'}
        </Button>
      </Form>
    </Fold>
  );
}
