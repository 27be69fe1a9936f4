import { Form } from 'react-router';
import { Button } from '../../../parts/button.tsx';
import { SelectField, TextField } from '../../../parts/field.tsx';
import type { RuleReply } from './run-rule-action.ts';
import { WeekdayFields } from './weekday-fields.tsx';

interface RuleFormProps {
  units: readonly { id: number; title: string }[];
  holidays: readonly { group: string; title: string }[];
  /** The version of the edited rule; null adds one. */
  seen: string | null;
  /** The draft that the form was opened with. */
  draftId: number | null;
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  preview: RuleReply['preview'];
  /** Years for which the rule can be tried out. */
  years: readonly number[];
}

/** When a rule applies and by how much it moves a price, by its kind. */
export function RuleForm({ units, holidays, seen, draftId, typed, errors, preview, years }: RuleFormProps) {
  const text = (name: string) => ({ name, defaultValue: typed[name], error: errors[name] });
  return (
    <Form method="post" preventScrollReset noValidate>
      <input type="hidden" name="kind" value={typed.kind ?? 'weekday'} />
      <input type="hidden" name="seen" value={seen ?? ''} />
      <input type="hidden" name="nhap" value={draftId ?? ''} />
      {preview && <input type="hidden" name="shown" value={preview.shown} />}
      <div className="grid grid-cols-2 items-start gap-3 border-b border-line px-3.5 py-3 max-sm:grid-cols-1">
        <TextField
          {...text('label')}
          label="Tên luật"
          hint="Khách đọc tên này ở dòng tính giá."
          className="col-span-full"
        />
        <SelectField {...text('unitId')} label="Cho" className="col-span-full">
          <option value="">Mọi hạng của sản phẩm</option>
          {units.map(({ id, title }) => (
            <option key={id} value={id}>
              Chỉ {title}
            </option>
          ))}
        </SelectField>
        <WhenFields kind={typed.kind ?? 'weekday'} holidays={holidays} text={text} />
        <TextField
          {...text('percent')}
          label="Phần trăm"
          hint="20 là tăng 20%, -10 là giảm 10%."
          inputMode="text"
        />
        <TextField
          {...text('amountVnd')}
          label="Số tiền, ₫"
          hint="Cộng thêm ngoài phần trăm; giảm thì ghi số âm."
        />
        <WeekdayFields
          isNarrowing={typed.kind !== 'weekday'}
          chosen={(typed.thu ?? '').split(' ').map(Number)}
          error={errors.thu}
        />
        <TextField
          {...text('reason')}
          label="Lý do"
          hint="Bắt buộc khi luật đổi giá quá 50%, hoặc ưu đãi kéo dài quá 120 ngày trong năm."
          className="col-span-full"
        />
      </div>
      <RuleActions {...{ seen, draftId, typed, preview, years }} />
    </Form>
  );
}

/** Buttons to preview the rule, try it over a year, keep it as a draft, save or remove it. */
function RuleActions(props: Pick<RuleFormProps, 'seen' | 'draftId' | 'typed' | 'preview' | 'years'>) {
  const { seen, draftId, typed, preview, years } = props;
  const isReady = preview?.action === 'apply';
  return (
    <footer className="flex flex-wrap items-center gap-2 px-3.5 py-2.5">
      <Button type="submit" name="do" value="preview" {...(!isReady && { look: 'primary' as const })}>
        Xem giá đổi ra sao
      </Button>
      <span className="flex items-center gap-1.5">
        <select
          name="nam"
          aria-label="Năm để thử"
          // Only the rest of this year can be tried out, so the next one is the default.
          defaultValue={typed.nam ?? years[1]}
          className="min-h-8 rounded-control border border-control bg-surface px-2 max-sm:min-h-11 dark:bg-sunken"
        >
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
        <Button type="submit" name="do" value="year">
          Thử trên cả năm
        </Button>
      </span>
      <Button type="submit" name="do" value="draft">
        Lưu nháp
      </Button>
      {draftId !== null && (
        <Button type="submit" name="do" value="drop-draft" look="dangerous">
          Bỏ nháp
        </Button>
      )}
      {isReady && (
        <Button type="submit" name="do" value="apply" look="primary">
          {preview.days > 0 ? `Lưu luật, đổi giá ${preview.days} ngày` : 'Lưu luật, không ngày nào đổi giá'}
        </Button>
      )}
      {seen !== null && (
        <span className="ml-auto">
          {preview?.action === 'remove' ? (
            <Button type="submit" name="do" value="remove" look="danger">
              Xóa luật, đổi giá {preview.days} ngày
            </Button>
          ) : (
            <Button type="submit" name="do" value="ask-remove" look="dangerous">
              Xóa luật…
            </Button>
          )}
        </span>
      )}
    </footer>
  );
}

type Text = (name: string) => { name: string; defaultValue: string | undefined; error: string | undefined };

function WhenFields({
  kind,
  holidays,
  text,
}: {
  kind: string;
  holidays: RuleFormProps['holidays'];
  text: Text;
}) {
  switch (kind) {
    case 'season':
      return <Ends text={text} hint="ngày/tháng, ví dụ 15/12" />;
    case 'lunar':
      return (
        <>
          <Ends text={text} hint="ngày/tháng âm, ví dụ 29/12; 30/12 luôn là ngày giao thừa" />
          <TextField
            {...text('lunarDays')}
            label="Hoặc các ngày âm hằng tháng"
            hint="1 là mùng một, 15 là rằm; ghi vào đây thì hai ô trên không tính."
            className="col-span-full"
          />
        </>
      );
    case 'holiday':
      return (
        <SelectField {...text('holiday')} label="Dịp lễ" className="col-span-full">
          <option value="">Chọn dịp lễ</option>
          {holidays.map(({ group, title }) => (
            <option key={group} value={group}>
              {title}
            </option>
          ))}
        </SelectField>
      );
    case 'weekday':
      return null;
    case 'deal':
      return <Ends text={text} type="date" hint="Ngày đi" />;
    default:
      return (
        <>
          {kind === 'long-stay' ? (
            <TextField {...text('nights')} label="Từ số đêm" inputMode="numeric" className="col-span-full" />
          ) : (
            <TextField
              {...text('days')}
              label={kind === 'early-bird' ? 'Đặt trước ít nhất, ngày' : 'Còn nhiều nhất, ngày'}
              inputMode="numeric"
              className="col-span-full"
            />
          )}
          <Ends text={text} type="date" hint="Ngày đi; để trống là quanh năm" />
        </>
      );
  }
}

function Ends({ text, type = 'text', hint }: { text: Text; type?: string; hint: string }) {
  return (
    <>
      <TextField {...text('from')} label="Từ" type={type} hint={hint} />
      <TextField {...text('to')} label="Đến" type={type} hint="Gồm cả ngày này" />
    </>
  );
}
