import { Form } from 'react-router';
import type { ActionReply } from '../../app/action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { mostOfFile } from './sheet-labels.ts';

interface Choice {
  key: string;
  title: string;
}

/** Uploads a file to import, and offers its template. */
export function BringCard({
  sheets,
  chosen,
  reply,
}: {
  sheets: readonly Choice[];
  chosen: string;
  reply: ActionReply | undefined;
}) {
  return (
    <Card title="Nhập">
      <Form
        method="post"
        encType="multipart/form-data"
        reloadDocument
        noValidate
        className="flex flex-col gap-3 px-3.5 py-3"
      >
        <SelectField
          name="sheet"
          label="Tệp nói về"
          defaultValue={chosen}
          error={reply?.errors?.sheet}
          hint="Công ty mới nên nhập theo thứ tự này: sản phẩm, hạng, hình, gói giá, luật giá, thành phần combo, đội dùng chung, rồi giá và số chỗ."
        >
          <option value="">Chọn…</option>
          <SheetOptions sheets={sheets} />
        </SelectField>
        <TextField
          name="file"
          type="file"
          label="Tệp CSV hoặc XLSX"
          accept=".csv,.xlsx,text/csv"
          hint={`Dòng đầu là tên cột. Nhiều nhất ${mostOfFile}. Trang tính đầu tiên được đọc, công thức thì lấy kết quả.`}
          error={reply?.errors?.file}
        />
        <p className="text-ink-soft">
          Tệp được kiểm tra trước, chưa có gì bị đổi. Dòng có lỗi được bỏ ra kèm lý do, các dòng khác nhập
          được; không dòng nào nhập một nửa.
        </p>
        <Button type="submit" look="primary" className="w-fit max-sm:w-full">
          Tải lên để kiểm tra
        </Button>
      </Form>
      <form
        method="get"
        action="/quan-tri/nhap-xuat/tep/mau.xlsx"
        className="border-t border-line px-3.5 py-3"
      >
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            id="field-mau"
            name="bang"
            label="Tệp mẫu, có ba dòng ví dụ"
            defaultValue={chosen || sheets[0]?.key}
            className="min-w-52 flex-1 max-sm:basis-full"
          >
            <SheetOptions sheets={sheets} />
          </SelectField>
          <Button type="submit">XLSX</Button>
          <Button type="submit" formAction="/quan-tri/nhap-xuat/tep/mau.csv">
            CSV
          </Button>
        </div>
      </form>
    </Card>
  );
}

export function SheetOptions({ sheets }: { sheets: readonly Choice[] }) {
  return sheets.map(({ key, title }) => (
    <option key={key} value={key}>
      {title}
    </option>
  ));
}
