-- extends
-- Within how long people answer, and what every mail says, is data of the company. What somebody was told when they asked stays with their request.
ALTER TABLE requests ADD COLUMN answer_by timestamptz;
UPDATE requests SET answer_by = created_at + CASE kind
  WHEN 'bao-gia-doan' THEN interval '48 hours'
  WHEN 'doi-tac' THEN interval '72 hours'
  WHEN 'khieu-nai' THEN interval '7 days'
  WHEN 'gop-y' THEN interval '7 days'
  ELSE interval '24 hours' END;
UPDATE site_settings
SET value = value || '{"answers": {"messageHours": 24, "groupHours": 48, "partnerHours": 72, "complaintDays": 7}}'::jsonb
WHERE NOT value ? 'answers';
UPDATE site_settings
SET value = value || jsonb_build_object('mails', jsonb_build_object(
  'foot', 'Cần giúp, bạn gọi {{phone}} hoặc trả lời thư tới {{email}}. Chúng tôi không bao giờ yêu cầu chuyển khoản lại vì sai nội dung.',
  'objection', 'Không phải bạn làm? Bạn gọi ngay {{phone}} và đọc mã {{code}}.'))
WHERE NOT value ? 'mails';
