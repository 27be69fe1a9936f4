import type { ReactNode } from 'react';
import { CheckField, TextArea, TextField } from '#ui/field.tsx';
import { SavedChoice, type SavedItem } from '#web/parts/account/saved-choice.tsx';
import type { CheckoutErrors, CheckoutValues } from './checkout-values.ts';

interface Fields {
  values: CheckoutValues;
  errors: CheckoutErrors;
}

/** Rarely needed fields, collapsed; open where one is filled in or has an error. */
export function CheckoutExtras({
  values,
  errors,
  companies,
}: Fields & { /** Saved companies of the account, for invoices. */ companies: readonly SavedItem[] }) {
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-rice px-4 lg:px-5">
      <Folded title="Lời nhắn cho nơi phục vụ" isOpen={values.note !== '' || !!errors.note}>
        <TextArea
          name="note"
          label="Yêu cầu thêm"
          maxLength={900}
          defaultValue={values.note}
          error={errors.note}
          hint="Tầng cao, ăn chay, ghế trẻ em… Chúng tôi chuyển tới nơi phục vụ bạn."
        />
      </Folded>
      <Folded title="Xuất hóa đơn công ty" isOpen={values.wantsInvoice || companies.length > 0}>
        <SavedChoice
          name="savedCompany"
          legend="Đơn vị đã lưu"
          items={companies}
          chosen={values.savedCompany}
          typing="Không, tự nhập"
        >
          <div className="grid gap-4 md:grid-cols-2">
            <div className="md:col-span-2">
              <CheckField
                name="wantsInvoice"
                label="Tôi cần hóa đơn giá trị gia tăng"
                defaultChecked={values.wantsInvoice}
              />
            </div>
            <TextField
              name="companyName"
              required
              label="Tên đơn vị"
              defaultValue={values.companyName}
              error={errors.companyName}
              autoComplete="organization"
            />
            <TextField
              name="taxCode"
              required
              label="Mã số thuế"
              defaultValue={values.taxCode}
              error={errors.taxCode}
              inputMode="numeric"
            />
            <TextField
              name="companyAddress"
              required
              label="Địa chỉ"
              defaultValue={values.companyAddress}
              error={errors.companyAddress}
              className="md:col-span-2"
            />
            <TextField
              name="invoiceEmail"
              type="email"
              label="Email nhận hóa đơn"
              hint="Bỏ trống nếu nhận ở email đặt chỗ."
              defaultValue={values.invoiceEmail}
              error={errors.invoiceEmail}
              autoComplete="email"
              className="md:col-span-2"
            />
          </div>
        </SavedChoice>
      </Folded>
    </div>
  );
}

function Folded({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen || undefined}>
      <summary className="folded-head min-h-13 font-semibold">{title}</summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
