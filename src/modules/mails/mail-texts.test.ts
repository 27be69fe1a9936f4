import { readdirSync, readFileSync } from 'node:fs';
import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mailFills } from './texts/mail-text.ts';
import { previewMail } from './texts/preview-mail.ts';
import {
  checkMailWords,
  fillIn,
  findWordedMail,
  type WordedMail,
  wordedMails,
} from './texts/worded-mails.ts';
import { Paragraphs } from './view/paragraphs.tsx';

function needMail(template: string): WordedMail {
  const mail = findWordedMail(template);
  if (!mail) throw new Error(`There is no mail '${template}'`);
  return mail;
}

const held = needMail('held');

test('the default texts can be saved, and their placeholders are filled', () => {
  for (const mail of wordedMails) {
    expect(checkMailWords(mail, mail.parts), mail.template).toEqual({});
    const { heads, paragraphs } = previewMail(mail, mail.parts, { name: 'Mây', phone: '1900 1' });
    for (const { text } of [...heads, ...paragraphs])
      expect(text).not.toMatch(/\{\{|\}\}|undefined| {2}|\n{3}/);
    for (const name of mail.fills) expect(mailFills, mail.template).toHaveProperty([name]);
  }
});

test('every editable part appears in a mail', () => {
  const folder = 'src/modules/mails/view';
  const views = readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  for (const { template, parts } of wordedMails)
    for (const part of Object.keys(parts))
      expect(views, `${template} ${part}`).toMatch(new RegExp(`renderPart\\([^;]{0,90}'${part}'`, 's'));
});

test.each([
  ['subject', '', 'Vui lòng nhập.'],
  ['subject', 'Giữ chỗ của bạn', 'Phải có {{code}}, mã đặt chỗ.'],
  ['subject', 'Giữ chỗ {{code}}\nBcc: ai@do.example', 'Tiêu đề thư là một dòng, đến 120 ký tự.'],
  ['title', 'Chào {{ten}}', 'Không có chỗ điền {{ten}}.'],
  ['title', 'Chào {{name}, bạn', 'Chỗ điền viết như {{code}}, đủ hai dấu ngoặc.'],
  ['text', 'Bạn trả {{due}} nhé', 'Phải có {{holdUntil}}, giữ chỗ đến.'],
  ['text', 'Bạn trả {{due}} trước {{holdUntil}}, {{voucherLink}}', 'Không có chỗ điền {{voucherLink}}.'],
])('the mail of a hold refuses %s “%s”', (part, text, says) => {
  expect(checkMailWords(held, { ...held.parts, [part]: text })).toEqual({ [part]: says });
});

test('a placeholder for each of several is accepted only where it was', () => {
  const invited = needMail('review_invited');
  expect(checkMailWords(invited, { ...invited.parts, ask: '{{product}} mấy điểm?' })).toEqual({});
  expect(checkMailWords(invited, { ...invited.parts, rules: 'Về {{product}}' })).toEqual({
    rules: 'Không có chỗ điền {{product}}.',
  });
});

test.each(['guest_password_reset', 'password_reset', 'access_code'])(
  '%s cannot link to another site',
  (name) => {
    const mail = needMail(name);
    for (const text of ['[Mở](https://xau.example)', 'Mở http://xau.example', 'Mở www.xau.example'])
      expect(checkMailWords(mail, { ...mail.parts, stranger: text })).toEqual({
        stranger: expect.stringContaining('không dẫn tới địa chỉ khác'),
      });
  },
);

test('every mail has an editable text, and no view has its own heading', () => {
  const read = (folder: string) =>
    readdirSync(folder)
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .join('\n');
  const commands = read('src/modules/mails/commands');
  const matches = [
    ...commands.matchAll(/(?:renderMailParts\(app\.db, |template: (?:isKnown \? )?)'([a-z]+_[a-z_]+)'/g),
  ];
  const sent = new Set(matches.map(([, template = '']) => template));
  // That is the office's test mail, with its own words.
  sent.delete('mail_test');
  expect(sent.size).toBeGreaterThan(25);
  for (const template of sent) expect(findWordedMail(template), template).not.toBeNull();
  const views = read('src/modules/mails/view');
  expect(views).not.toMatch(/subject: ['`]|(?:preview|title)=(?:"|\{['`])/);
});

test('a placeholder without a value disappears together with its link', () => {
  expect(fillIn('Bạn trả {{due}} trước {{holdUntil}}. Cảm ơn.', { due: '5 ₫', holdUntil: '' })).toBe(
    'Bạn trả 5 ₫. Cảm ơn.',
  );
  expect(fillIn('Còn {{balance}}, trả trước hết ngày {{dueOn}}.', { balance: '5 ₫' })).toBe('Còn 5 ₫.');
  expect(fillIn('{{holdUntil}}', { holdUntil: '10:00' })).toBe('10:00');
});

test('a paragraph renders links and bold text of the office, but not what a guest typed', async () => {
  const rendered = async (text: string) => render(createElement(Paragraphs, { text }));
  const office = await rendered(
    '[Xem phiếu]({{link}}), **nhớ** mang theo.\n\nHẹn gặp.'.replace('{{link}}', 'https://a.example/x'),
  );
  expect(office).toMatch(
    /<a [^>]*href="https:\/\/a\.example\/x"[^>]*>Xem phiếu<\/a>.*<strong>nhớ<\/strong>/s,
  );
  expect(toPlainText(office)).toContain('Hẹn gặp.');
  const typed = await rendered(fillIn('Chào {{name}}', { name: '[Bấm đây](https://xau.example) <b>' }));
  expect(typed).not.toContain('<a ');
  expect(typed).toContain('&lt;b&gt;');
  expect(await rendered('Về Vietcombank ****1234 và MoMo ****99.')).toContain('****1234 và MoMo ****99');
});
