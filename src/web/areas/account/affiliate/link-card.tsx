import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { TextField } from '#ui/field.tsx';
import { AccountCard } from '../account-card.tsx';

/** Builds an affiliate link to any page; the one to the home page is given. */
export function LinkCard({
  link: { page, home, made },
  attributionDays,
}: {
  link: { page: string; home: string; made: string | null };
  attributionDays: number;
}) {
  const isWrong = page !== '' && made === null;
  return (
    <AccountCard
      title="Liên kết của bạn"
      about={`Khách bấm rồi đặt trong ${attributionDays} ngày thì tính cho bạn. Nếu khách bấm liên kết của nhiều người, lần bấm cuối được tính.`}
    >
      <MadeLink url={home} label="Trang chủ" />
      <Form method="get" preventScrollReset className="mt-4 flex flex-col gap-3 sm:flex-row sm:items-start">
        <TextField
          name="trang"
          label="Trang bạn muốn dẫn tới"
          inputMode="url"
          required
          autoComplete="off"
          defaultValue={page}
          placeholder={home.replace(/\?.*$/, 'khach-san')}
          error={isWrong ? 'Dán địa chỉ của một trang trên trang này.' : undefined}
          className="grow"
        />
        <Button type="submit" look="outline" className="sm:mt-7">
          Tạo liên kết
        </Button>
      </Form>
      {made && <MadeLink url={made} label="Liên kết vừa tạo" />}
    </AccountCard>
  );
}

function MadeLink({ url, label }: { url: string; label: string }) {
  return (
    <div className="mt-3 flex items-center justify-between gap-3 rounded-control bg-sand px-4 py-1">
      <p className="min-w-0 py-2">
        <span className="block text-sm text-ink-soft">{label}</span>
        <span className="font-semibold break-all">{url}</span>
      </p>
      <CopyButton text={url} label={`Sao chép ${label.toLowerCase()}`} />
    </div>
  );
}
