import { CheckField, SelectField, TextField } from '../../parts/field.tsx';
import type { CalendarReply } from './calendar-form.ts';
import type { GridUnit } from './grid-row.tsx';

const weekdayNames = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'];

/** The units and the period; follows the block selected in the grid. */
export function WhichDays({
  units,
  chosen,
  from,
  to,
  reply,
}: {
  units: readonly GridUnit[];
  chosen: readonly GridUnit[];
  from: string;
  to: string;
  reply: CalendarReply | undefined;
}) {
  const { typed, errors } = reply ?? {};
  return (
    <>
      <SelectField
        key={`hang ${chosen.map(({ id }) => id).join()}`}
        name="hang"
        label="Hạng"
        multiple
        size={4}
        error={errors?.hang}
        defaultValue={chosen.map(({ id }) => String(id))}
        className="[&_select]:h-24"
      >
        {units.map(({ id, title, productTitle }) => (
          <option key={id} value={id}>
            {productTitle}: {title}
          </option>
        ))}
      </SelectField>
      <div className="grid grid-cols-2 gap-2">
        <TextField
          key={`tu ${from}`}
          name="tu"
          type="date"
          label="Từ ngày"
          defaultValue={from || typed?.tu}
          error={errors?.tu}
        />
        <TextField
          key={`den ${to}`}
          name="den"
          type="date"
          label="Đến hết ngày"
          defaultValue={to || typed?.den}
          error={errors?.den}
        />
      </div>
    </>
  );
}

/** Restricts the period to these weekdays; none means all. */
export function Weekdays({
  chosen,
  onChoose,
  error,
}: {
  chosen: readonly number[];
  onChoose: (weekdays: readonly number[]) => void;
  error: string | undefined;
}) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-ink-soft">Chỉ các thứ</legend>
      <div className="flex flex-wrap gap-x-3">
        {weekdayNames.map((name, at) => (
          <CheckField
            key={name}
            name="thu"
            value={at + 1}
            label={name}
            checked={chosen.includes(at + 1)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(checked ? [...chosen, at + 1] : chosen.filter((one) => one !== at + 1))
            }
          />
        ))}
      </div>
      {error && <p className="text-sm text-bad">{error}</p>}
    </fieldset>
  );
}
