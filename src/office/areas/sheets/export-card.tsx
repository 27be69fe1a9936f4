import { Download } from 'lucide-react';
import type { SheetScope } from '#modules/sheets/kinds/sheet.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { SheetOptions } from './bring-card.tsx';

/** Exports the current data as a file, in the columns in which it can be imported again. */
export function ExportCard({
  sheets,
  chosen,
  scope,
}: {
  sheets: readonly { key: string; title: string }[];
  chosen: string;
  scope: SheetScope;
}) {
  return (
    <Card title="Xuất">
      <form
        method="get"
        action="/quan-tri/nhap-xuat/tep/xuat.xlsx"
        className="flex flex-col gap-3 px-3.5 py-3"
      >
        <SelectField id="field-xuat" name="bang" label="Xuất" defaultValue={chosen || sheets[0]?.key}>
          <SheetOptions sheets={sheets} />
        </SelectField>
        <div className="grid grid-cols-2 gap-3">
          <TextField name="tu" type="date" label="Từ ngày" defaultValue={scope.fromOn} />
          <TextField name="den" type="date" label="Đến hết ngày" defaultValue={scope.toOn} />
        </div>
        <p className="text-ink-soft">
          Hai ngày này dùng cho giá và số chỗ; các mục khác xuất hết. Tệp có đúng các cột của tệp mẫu, sửa rồi
          nhập lại được. Việc xuất được ghi vào nhật ký.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary">
            <Download size={16} aria-hidden /> Xuất XLSX
          </Button>
          <Button type="submit" formAction="/quan-tri/nhap-xuat/tep/xuat.csv">
            <Download size={16} aria-hidden /> Xuất CSV
          </Button>
        </div>
      </form>
    </Card>
  );
}
