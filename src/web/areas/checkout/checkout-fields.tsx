import { Link } from 'react-router';
import { CheckField, TextArea, TextField } from '#ui/field.tsx';
import type { CheckoutErrors, CheckoutValues } from './checkout-values.ts';

interface Fields {
  values: CheckoutValues;
  errors: CheckoutErrors;
}

/** Who books and is written to. */
export function ContactFields({ values, errors }: Fields) {
  return (
    <section className="rounded-card border border-line bg-rice p-5 lg:p-6">
      <h2 className="text-xl">Liên hệ</h2>
      <div className="mt-4 grid gap-5 md:grid-cols-2">
        <TextField
          name="fullName"
          label="Họ và tên"
          autoComplete="name"
          required
          defaultValue={values.fullName}
          error={errors.fullName}
          hint="Ghi như trên giấy tờ của người đại diện."
          className="md:col-span-2"
        />
        <TextField
          name="phone"
          label="Số điện thoại"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          required
          defaultValue={values.phone}
          error={errors.phone}
          hint="Dùng để tra cứu đặt chỗ."
        />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          defaultValue={values.email}
          error={errors.email}
          hint="Xác nhận được gửi về đây."
        />
        <TextArea
          name="note"
          label="Yêu cầu thêm"
          maxLength={1000}
          defaultValue={values.note}
          error={errors.note}
          hint="Giờ đến dự kiến, tầng cao, ăn chay, ghế trẻ em… Chúng tôi chuyển tới nơi phục vụ bạn."
          className="md:col-span-2"
        />
      </div>
    </section>
  );
}

/** For companies: folded away until somebody wants it. */
export function InvoiceFields({ values, errors }: Fields) {
  return (
    <details className="rounded-card border border-line bg-rice" open={values.wantsInvoice || undefined}>
      <summary className="folded-head min-h-14 px-5 font-semibold lg:px-6">Xuất hóa đơn cho công ty</summary>
      <div className="grid gap-5 px-5 pb-6 md:grid-cols-2 lg:px-6">
        <div className="md:col-span-2">
          <CheckField
            name="wantsInvoice"
            label="Tôi cần hóa đơn giá trị gia tăng"
            defaultChecked={values.wantsInvoice}
          />
        </div>
        <TextField
          name="companyName"
          label="Tên đơn vị"
          defaultValue={values.companyName}
          error={errors.companyName}
          autoComplete="organization"
        />
        <TextField
          name="taxCode"
          label="Mã số thuế"
          defaultValue={values.taxCode}
          error={errors.taxCode}
          inputMode="numeric"
        />
        <TextField
          name="companyAddress"
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
    </details>
  );
}

/** Terms that must be agreed to, and mail that need not be. */
export function ConsentFields({ values, errors }: Fields) {
  return (
    <>
      <CheckField
        name="terms"
        required
        defaultChecked={values.terms}
        error={errors.terms}
        label={
          <>
            Tôi đã đọc và đồng ý với{' '}
            <Link to="/page/dieu-khoan-su-dung" target="_blank" className="text-sea underline">
              điều khoản sử dụng
            </Link>{' '}
            và{' '}
            <Link to="/page/chinh-sach-huy-va-hoan-tra" target="_blank" className="text-sea underline">
              chính sách hủy
            </Link>
            , và cho phép dùng thông tin trên để đặt chỗ
          </>
        }
      />
      <CheckField
        name="marketing"
        defaultChecked={values.marketing}
        label="Cho phép gửi ưu đãi cho tôi (không bắt buộc)"
      />
    </>
  );
}
