import { Fragment } from 'react';
import { data, Form } from 'react-router';
import { getSettings } from '#modules/settings/queries.ts';
import { type CheckedChannel, checkChannel } from '#modules/settings/rules/check-channel.ts';
import { type CheckedCode, checkCode } from '#modules/vouchers/queries/check-code.ts';
import { admitCall, codeChecks } from '#platform/limits/admit-call.ts';
import { guestIpOf } from '#platform/pages/guest-ip.ts';
import { formatDate, formatRange } from '#platform/vietnamese/format-date.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { phoneLink } from '#ui/phone-link.ts';
import { appContext } from '#web/app/app-context.ts';
import { getLastSettings } from '#web/app/get-last-settings.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { breadcrumbsJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import type { Route } from './+types/check-page.ts';

const path = '/kiem-tra-kenh-chinh-thuc';
const intro =
  'Nhập mã đặt chỗ, số điện thoại, số tài khoản hay địa chỉ trang để biết có phải của chúng tôi không.';

interface Answer {
  typed: string;
  checked: CheckedCode | null;
  channel: CheckedChannel | null;
  error: string | null;
}

export const headers = sharedPage({ tags: [] });

export async function loader({ context }: Route.LoaderArgs) {
  const { officialChannels } = await getLastSettings(context.get(appContext));
  return { officialChannels };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const now = app.clock.now();
  const typed = String((await request.formData()).get('code') ?? '')
    .trim()
    .slice(0, 200);
  const reply = (status: number, answer: Partial<Answer>) =>
    data<Answer>({ typed, checked: null, channel: null, error: null, ...answer }, { status });
  if (!typed)
    return reply(422, { error: 'Vui lòng nhập mã, số điện thoại, số tài khoản hoặc địa chỉ trang.' });
  const guestIp = guestIpOf(request);
  const admitted = await admitCall(app, guestIp, [codeChecks]);
  if (!admitted.ok) {
    return reply(429, { error: 'Bạn vừa kiểm tra nhiều mã. Vui lòng chờ một phút rồi thử lại.' });
  }
  const channel = checkChannel(typed, await getSettings(app.readDb), app.config.publicUrl);
  if (channel) return reply(200, { channel });
  const checked = await checkCode(app.readDb, typed, now);
  return checked
    ? reply(200, { checked })
    : reply(422, { error: `Chúng tôi không có mã ${typed}. Bạn xem lại mã, hoặc gọi cho chúng tôi.` });
}

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const site = metaSite(matches);
  return pageMeta(site, location, {
    title: 'Kiểm tra mã và kênh chính thức',
    description: intro,
    path,
    jsonLd: () => [breadcrumbsJsonLd(site.publicUrl, [{ label: 'Kiểm tra kênh chính thức', href: path }])],
  });
};

export default function CheckPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings } = useRootData();
  return (
    <div className="container-page max-w-4xl pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: 'Kiểm tra kênh chính thức' }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">Kiểm tra mã và kênh chính thức</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{intro}</p>
      <section className="mt-6 rounded-card border border-line bg-rice p-5 lg:p-6">
        <h2 className="text-xl">Có phải của chúng tôi không</h2>
        <Form method="post" noValidate className="mt-4 stack-4">
          <TextField
            name="code"
            label="Mã, số điện thoại, số tài khoản hoặc địa chỉ trang"
            required
            defaultValue={actionData?.typed}
            error={actionData?.error ?? undefined}
            hint="Ví dụ DV26A7K9Q, 0912 345 678 hoặc facebook.com/ten-trang."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" look="sea">
            Kiểm tra
          </Button>
        </Form>
        {actionData?.checked && <CheckedNotice checked={actionData.checked} />}
        {actionData?.channel && <ChannelNotice typed={actionData.typed} channel={actionData.channel} />}
      </section>
      <section className="mt-6 rounded-card border border-line bg-rice p-5 lg:p-6">
        <h2 className="text-xl">Kênh chính thức của {settings.name}</h2>
        <p className="mt-2 text-ink-soft">
          Chỉ những số, trang và tài khoản dưới đây là của chúng tôi. Gặp kênh khác, bạn gọi để hỏi lại trước
          khi chuyển tiền.
        </p>
        <dl className="mt-4 grid gap-3 md:grid-cols-2">
          {loaderData.officialChannels.map((channel) => (
            <div key={channel.label}>
              <dt className="text-sm text-ink-soft">{channel.label}</dt>
              <dd className="font-semibold">
                <Channel {...channel} />
              </dd>
            </div>
          ))}
        </dl>
        <ul className="mt-5 list-disc stack-1 pl-5">
          <li>Tài khoản nhận tiền luôn đứng tên công ty, không đứng tên cá nhân.</li>
          <li>Chúng tôi không yêu cầu chuyển lại vì sai nội dung; hệ thống tự nhận ra khoản tiền.</li>
          <li>Chúng tôi không hỏi mã OTP, mật khẩu hay số thẻ qua điện thoại và tin nhắn.</li>
        </ul>
      </section>
    </div>
  );
}

/** A contact channel: URLs and phone numbers are links, account numbers are text. */
function Channel({ kind, value }: { kind: string; value: string }) {
  const href =
    kind === 'phone'
      ? phoneLink(value)
      : kind === 'email'
        ? `mailto:${value}`
        : value.startsWith('https://')
          ? value
          : null;
  // Long URLs break between their parts, not within a word.
  const words = value.replace(/^https:\/\/(www\.)?/, '').split(/(?<=[/@])/);
  const text = words.map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
  if (!href) return value;
  return (
    <a href={href} className="inline-flex min-h-11 flex-wrap items-center text-sea hover:underline">
      <span>{text}</span>
    </a>
  );
}

const channelLabels: Record<CheckedChannel['kind'], string> = {
  phone: 'Số điện thoại',
  bank_account: 'Số tài khoản',
  email: 'Địa chỉ thư',
  page: 'Trang',
};

function ChannelNotice({ typed, channel }: { typed: string; channel: CheckedChannel }) {
  const subject = `${channelLabels[channel.kind]} ${typed}`;
  return (
    <div className="mt-4 break-words">
      {channel.isOurs ? (
        <Notice tone="good" role="status" title={`${subject} là của chúng tôi`}>
          <p>{channel.label}</p>
        </Notice>
      ) : (
        <Notice tone="bad" role="status" title={`${subject} không phải của chúng tôi`}>
          <p>Bạn đừng chuyển tiền hay gửi giấy tờ qua kênh này, và báo cho chúng tôi nếu được mời.</p>
        </Notice>
      )}
    </div>
  );
}

const kindLabels = { booking: 'Mã đặt chỗ', voucher: 'Mã phiếu', open_voucher: 'Mã combo chưa chọn ngày' };

function CheckedNotice({ checked }: { checked: CheckedCode }) {
  return (
    <div className="mt-4">
      <Notice tone={checked.isGood ? 'good' : 'warn'} role="status" title={`Mã ${checked.code} là mã thật`}>
        <p>
          {kindLabels[checked.kind]}: {checked.stateLabel}
        </p>
        <ul className="mt-1">
          {checked.items.map(({ title, from, to }, index) => (
            <li key={index}>
              {title}, {from ? formatRange(from, to) : `dùng đến hết ${formatDate(to)}`}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
