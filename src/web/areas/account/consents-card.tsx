import { Form } from 'react-router';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { Button } from '#ui/button.tsx';
import { useRootData } from '#web/app/root-data.ts';
import { AccountCard } from './account-card.tsx';

/** The consent to marketing mails, as the page shows it and as it is stored. */
export const marketingConsent = (company: { name: string }) =>
  `Tôi đồng ý để ${company.name} dùng dữ liệu tài khoản để gợi ý và gửi ưu đãi cho tôi.`;

interface Consent {
  id: number;
  kind: string;
  wording: string;
  givenAt: Date;
  withdrawnAt: Date | null;
}

/** The consent to be asked for a review by Zalo. */
export const zaloConsent = (company: { name: string }) =>
  `Tôi đồng ý để ${company.name} nhắn Zalo, mỗi chuyến một lần, mời tôi đánh giá chuyến đi khi tôi chưa trả lời thư.`;

/**
 * What was consented to, word for word and when; what may be withdrawn, one by one. `hasZalo`: the account has a phone that can
 * be asked.
 */
export function ConsentsCard({ consents, hasZalo }: { consents: Consent[]; hasZalo: boolean }) {
  const { settings } = useRootData();
  const isOn = (kind: string) => consents.some((one) => one.kind === kind && one.withdrawnAt === null);
  return (
    <AccountCard title="Đồng ý của bạn">
      <Choice name="marketing" wording={marketingConsent(settings)} isOn={isOn('marketing')} />
      {(hasZalo || isOn('zalo')) && (
        <Choice name="zalo" wording={zaloConsent(settings)} isOn={isOn('zalo')} className="mt-5" />
      )}
      <h3 className="mt-5 text-base">Đã ghi lại</h3>
      <ul className="mt-1 stack-2 text-sm">
        {consents.map(({ id, wording, givenAt, withdrawnAt }) => (
          <li key={id}>
            <p>{wording}</p>
            <p className="text-ink-soft">
              Đồng ý {formatDateTime(givenAt)}
              {withdrawnAt && ` · rút lại ${formatDateTime(withdrawnAt)}`}
            </p>
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}

function Choice({
  name,
  wording,
  isOn,
  className,
}: {
  name: string;
  wording: string;
  isOn: boolean;
  className?: string;
}) {
  return (
    <Form method="post" className={className}>
      <p>{wording}</p>
      {!isOn && <input type="hidden" name="agree" value="1" />}
      <Button type="submit" name="do" value={name} look="outline" className="mt-3">
        {isOn ? 'Rút lại đồng ý' : 'Đồng ý'}
        {name === 'zalo' && <span className="sr-only"> nhận tin Zalo</span>}
      </Button>
    </Form>
  );
}
