import { Form } from 'react-router';
import type { ActionReply } from '../../app/action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { basisTitles } from './basis-titles.ts';

/** Adds a net price or a commission to a supplier's rates. */
export function RateForm({
  targets,
  today,
  reply,
}: {
  targets: readonly { value: string; title: string }[];
  today: string;
  reply: ActionReply | undefined;
}) {
  const { typed, errors } = reply ?? {};
  return (
    <Form method="post" className="flex flex-col gap-3 p-3.5" noValidate>
      <SelectField name="target" label="Cho" defaultValue={typed?.target ?? ''} error={errors?.target}>
        <option value="">Mọi sản phẩm của nhà cung cấp</option>
        {targets.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="basis"
        label="Cách tính"
        defaultValue={typed?.basis ?? 'commission'}
        error={errors?.basis}
      >
        {Object.entries(basisTitles).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextField
        name="amount"
        label="Bao nhiêu"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed?.amount ?? ''}
        error={errors?.amount}
        hint="Hoa hồng là phần trăm công ty giữ lại, ví dụ 15,5; giá vốn là số tiền, ví dụ 850.000."
      />
      <div className="grid grid-cols-2 gap-2">
        <TextField
          type="date"
          name="fromOn"
          label="Dùng từ ngày"
          defaultValue={typed?.fromOn ?? today}
          error={errors?.fromOn}
        />
        <TextField
          type="date"
          name="toOn"
          label="Đến hết ngày"
          defaultValue={typed?.toOn ?? ''}
          error={errors?.toOn}
        />
      </div>
      <Button type="submit" name="do" value="add" look="primary">
        Thêm
      </Button>
      <p className="text-sm text-ink-soft">
        Ngày tính theo ngày dùng dịch vụ. Giá hẹp nhất được dùng trước; đặt chỗ đã bán giữ giá vốn lúc bán.
      </p>
    </Form>
  );
}
