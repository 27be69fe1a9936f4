/** Fields of an EMVCo payload by their two-digit id: id, length in two digits, value. */
type EmvFields = Map<string, string>;

export interface VietQr {
  /** The bank's six-digit NAPAS number. */
  bankBin: string;
  /** Account, or card for the service QRIBFTTC. */
  account: string;
  /** Integer đồng; without it the QR code can be reused for any amount. */
  amountVnd?: number;
  /** Transfer content: at most 25 of A–Z, a–z, 0–9 and space. */
  content?: string;
  service?: 'QRIBFTTA' | 'QRIBFTTC';
}

const napas = 'A000000727';

/**
 * The payload of a VietQR code (NAPAS 247, EMVCo merchant-presented).
 * @throws RangeError when a value does not fit its field
 */
export function buildVietQr({ bankBin, account, amountVnd, content, service = 'QRIBFTTA' }: VietQr): string {
  if (!/^\d{6}$/.test(bankBin)) throw new RangeError(`Not a bank's BIN: ${bankBin}`);
  if (!/^[A-Za-z0-9]{1,19}$/.test(account)) throw new RangeError(`Not an account: ${account}`);
  if (amountVnd !== undefined && !(Number.isSafeInteger(amountVnd) && amountVnd > 0 && amountVnd < 1e13)) {
    throw new RangeError(`Not an amount: ${amountVnd}`);
  }
  if (content !== undefined && !/^[A-Za-z0-9 ]{1,25}$/.test(content)) {
    throw new RangeError(`Not a transfer content: ${content}`);
  }
  const isOneTime = amountVnd !== undefined || content !== undefined;
  const beneficiary = writeField('00', bankBin) + writeField('01', account);
  const merchant = writeField('00', napas) + writeField('01', beneficiary) + writeField('02', service);
  const body = [
    writeField('00', '01'),
    writeField('01', isOneTime ? '12' : '11'),
    writeField('38', merchant),
    writeField('53', '704'),
    amountVnd === undefined ? '' : writeField('54', String(amountVnd)),
    writeField('58', 'VN'),
    content === undefined ? '' : writeField('62', writeField('08', content)),
    '6304',
  ].join('');
  return body + crc16(body);
}

export type ParsedVietQr =
  | { ok: true; value: VietQr }
  | { ok: false; reason: 'malformed' | 'bad_checksum' | 'not_vietqr' };

/** Parses a payload as a bank's app would, whatever the order of its fields and whichever other merchants it names. */
export function parseVietQr(payload: string): ParsedVietQr {
  const fields = readFields(payload);
  if (!fields?.has('63') || !payload.slice(0, -4).endsWith('6304')) return { ok: false, reason: 'malformed' };
  if (crc16(payload.slice(0, -4)) !== payload.slice(-4).toUpperCase())
    return { ok: false, reason: 'bad_checksum' };
  const merchant = readFields(fields.get('38') ?? '');
  const beneficiary = readFields(merchant?.get('01') ?? '');
  const [bankBin, account] = [beneficiary?.get('00'), beneficiary?.get('01')];
  if (merchant?.get('00') !== napas || !bankBin || !account) return { ok: false, reason: 'not_vietqr' };
  const amount = fields.get('54');
  const content = readFields(fields.get('62') ?? '')?.get('08');
  return {
    ok: true,
    value: {
      bankBin,
      account,
      ...(amount && { amountVnd: Number(amount) }),
      ...(content && { content }),
      service: merchant.get('02') === 'QRIBFTTC' ? 'QRIBFTTC' : 'QRIBFTTA',
    },
  };
}

/** @throws RangeError for a value that is empty, longer than 99 characters or not plain ASCII */
function writeField(id: string, value: string): string {
  if (!/^[\x20-\x7e]{1,99}$/.test(value)) throw new RangeError(`Field ${id} cannot hold: ${value}`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** Reads fields in any order; null when lengths do not add up or an id is repeated. */
function readFields(text: string): EmvFields | null {
  const fields: EmvFields = new Map();
  for (let at = 0; at < text.length; ) {
    const [, id, length] = /^(\d\d)(\d\d)/.exec(text.slice(at)) ?? [];
    if (!id || !length || fields.has(id)) return null;
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (value.length !== Number(length)) return null;
    fields.set(id, value);
    at += 4 + value.length;
  }
  return fields;
}

/**
 * CRC-16/CCITT-FALSE as four upper-case hex digits: polynomial 0x1021, initial value 0xFFFF, no reflection. The
 * checksum of EMVCo QR payloads; '123456789' gives 29B1. ASCII only.
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
