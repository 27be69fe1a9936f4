import { keyInput, makePartnerKey, revokePartnerKey } from '#modules/channels/partners/partner-keys.ts';
import { renewWebhookSecret } from '#modules/channels/webhooks/renew-webhook-secret.ts';
import {
  addWebhookEndpoint,
  endpointInput,
  removeWebhookEndpoint,
  replayWebhook,
  switchOnWebhookEndpoint,
} from '#modules/channels/webhooks/webhook-endpoints.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm, type Typed } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { formatMoment } from '../../parts/format-moment.ts';
import { calendarFaults } from './calendar-faults.ts';

export interface PartnerReply extends ActionReply {
  /** A newly created key or secret: shown this once. */
  shown?: { what: 'key' | 'secret'; text: string };
}

interface About {
  partnerId: number;
  actor: StaffActor;
}

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_partner: 'Không còn đối tác này.',
  unknown_key: 'Khóa này đã được thu hồi.',
  unknown_endpoint: 'Webhook này đã được gỡ.',
  unknown_delivery: 'Tin này không còn trong sổ gửi.',
  switched_off: 'Webhook đang tắt. Bạn bật lại trước, rồi gửi lại tin.',
  too_many: 'Một đối tác có nhiều nhất 10 webhook.',
};

/** Runs the action of a form on a partner's page. */
export async function runPartnerAction(app: App, about: About, form: FormData): Promise<PartnerReply> {
  const endpoint = { ...about, endpointId: numberIn(form, 'endpoint') };
  switch (form.get('do')) {
    case 'make-key':
      return makeKey(app, about, form);
    case 'revoke-key':
      return replyTo(
        await revokePartnerKey(app, { ...about, keyId: numberIn(form, 'key') }),
        'Đã thu hồi khóa. Lần gọi bằng khóa này bị từ chối từ bây giờ.',
      );
    case 'add-endpoint':
      return addEndpoint(app, about, form);
    case 'renew-secret':
      return renewSecret(app, { ...endpoint, isLeaked: form.has('isLeaked') });
    case 'remove-endpoint':
      return replyTo(await removeWebhookEndpoint(app, endpoint), 'Đã gỡ webhook. Tin còn chờ không gửi nữa.');
    case 'switch-on':
      return replyTo(await switchOnWebhookEndpoint(app, endpoint), 'Đã bật lại webhook.');
    case 'replay': {
      const deliveryId = String(form.get('delivery') ?? '');
      return replyTo(await replayWebhook(app, { ...about, deliveryId }), 'Đã xếp tin để gửi lại ngay.');
    }
    default:
      return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  }
}

async function makeKey(app: App, about: About, form: FormData): Promise<PartnerReply> {
  const read = readForm(form, keyInput, { lists: ['scopes'] });
  if (!read.ok) return wrongIn({ ...read, typed: withList(read.typed, form, 'scopes') });
  const made = await makePartnerKey(app, { ...about, key: read.value });
  if (!made.ok) return { refused: refusals[made.reason] ?? made.reason };
  return {
    done: `Đã cấp khóa ${read.value.title}. Khóa chỉ hiện một lần này.`,
    shown: { what: 'key', text: made.key },
  };
}

async function addEndpoint(app: App, about: About, form: FormData): Promise<PartnerReply> {
  const read = readForm(form, endpointInput, { lists: ['events'], ticks: ['receivesAll'] });
  const typed = withList(read.typed, form, 'events');
  if (!read.ok) return wrongIn({ ...read, typed });
  const added = await addWebhookEndpoint(app, { ...about, endpoint: read.value });
  if (added.ok)
    return {
      done: 'Đã thêm webhook. Khóa ký chỉ hiện một lần này.',
      shown: { what: 'secret', text: added.secret },
    };
  const whole = refusals[added.reason];
  if (whole) return { refused: whole, typed };
  return { errors: { address: calendarFaults[added.reason] ?? added.reason }, typed };
}

async function renewSecret(
  app: App,
  renewal: About & { endpointId: number; isLeaked: boolean },
): Promise<PartnerReply> {
  const renewed = await renewWebhookSecret(app, renewal);
  if (!renewed.ok) return { refused: refusals[renewed.reason] ?? renewed.reason };
  const former = renewed.formerUntil
    ? `Khóa cũ còn ký song song đến ${formatMoment(renewed.formerUntil)}.`
    : 'Khóa cũ không ký nữa từ bây giờ.';
  return {
    done: `Đã cấp khóa ký mới. ${former}`,
    shown: { what: 'secret', text: renewed.secret },
  };
}

function replyTo(result: { ok: true } | { ok: false; reason: string }, done: string): PartnerReply {
  return result.ok ? { done } : { refused: refusals[result.reason] ?? result.reason };
}

function numberIn(form: FormData, name: string): number {
  const text = String(form.get(name) ?? '');
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** The ticked boxes of a name, joined with spaces. */
function withList(typed: Typed, form: FormData, name: string): Typed {
  return { ...typed, [name]: form.getAll(name).join(' ') };
}
