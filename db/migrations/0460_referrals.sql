-- extends
-- The code by which a guest invites friends; it stands in their link and goes with their account.
CREATE TABLE referral_codes (
  user_id    uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  code       text NOT NULL UNIQUE CHECK (code ~ '^[A-Z2-9]{8}$'),
  created_at timestamptz NOT NULL
);

-- Who registered by whose code. Both may go; what is left names nobody.
CREATE TABLE referrals (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  inviter_id     uuid REFERENCES users ON DELETE SET NULL,
  -- An account is invited once.
  friend_id      uuid UNIQUE REFERENCES users ON DELETE SET NULL,
  registered_at  timestamptz NOT NULL,
  -- What both were told when the friend registered; a change of the programme changes nothing of it.
  inviter_points int NOT NULL CHECK (inviter_points >= 0),
  friend_points  int NOT NULL CHECK (friend_points >= 0),
  least_vnd      bigint NOT NULL CHECK (least_vnd > 0),
  -- The last day on which the trip may end.
  until_on       date NOT NULL,
  state          text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'earned', 'taken_back', 'void')),
  -- Why it is void: the inviter themselves, a guest from before, or staff with a reason.
  void_kind      text CHECK (void_kind IN ('own', 'known', 'staff')),
  void_reason    text NOT NULL DEFAULT '',
  -- The one trip that counts.
  booking_id     uuid UNIQUE REFERENCES bookings,
  -- When it came to count, in Vietnam, and whether the inviter was within their year's limit then.
  counted_on     date,
  is_within_year boolean,
  CHECK ((state = 'void') = (void_kind IS NOT NULL)),
  CHECK (void_kind IS DISTINCT FROM 'staff' OR void_reason <> ''),
  CHECK (num_nonnulls(booking_id, counted_on, is_within_year) IN (0, 3)),
  CHECK (state NOT IN ('earned', 'taken_back') OR booking_id IS NOT NULL)
);
CREATE INDEX referrals_inviter ON referrals (inviter_id, id DESC);
CREATE INDEX referrals_state ON referrals (state, id DESC);

-- Points that come with a referral stand in the same ledger: 'invite' for who invited, 'welcome' for the friend.
ALTER TABLE point_entries ADD COLUMN referral_id bigint REFERENCES referrals,
  DROP CONSTRAINT point_entries_kind_check,
  DROP CONSTRAINT point_entries_check,
  DROP CONSTRAINT point_entries_check1,
  ADD CONSTRAINT point_entries_kind_check CHECK (kind IN ('earn', 'burn', 'return', 'take_back', 'expire', 'correct',
    'invite', 'invite_back', 'welcome', 'welcome_back')),
  ADD CONSTRAINT point_entries_sign_check CHECK (
    kind = 'correct' OR (points > 0) = (kind IN ('earn', 'return', 'invite', 'welcome'))),
  ADD CONSTRAINT point_entries_booking_check CHECK ((booking_id IS NOT NULL) = (kind IN ('earn', 'burn', 'return', 'take_back'))),
  ADD CONSTRAINT point_entries_referral_check CHECK (
    (referral_id IS NOT NULL) = (kind IN ('invite', 'invite_back', 'welcome', 'welcome_back'))),
  ADD CONSTRAINT point_entries_referral_once UNIQUE (referral_id, kind, sequence);

-- Of a referral neither gets more than was told, and no more is taken back than came.
CREATE FUNCTION points_of_referral_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(points) FILTER (WHERE kind IN ('invite', 'invite_back')), 0)
        NOT BETWEEN 0 AND (SELECT inviter_points FROM referrals WHERE id = NEW.referral_id)
      OR coalesce(sum(points) FILTER (WHERE kind IN ('welcome', 'welcome_back')), 0)
        NOT BETWEEN 0 AND (SELECT friend_points FROM referrals WHERE id = NEW.referral_id)
      FROM point_entries WHERE referral_id = NEW.referral_id) THEN
    RAISE EXCEPTION 'points of referral % do not add up', NEW.referral_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER points_of_referral_add_up AFTER INSERT ON point_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.referral_id IS NOT NULL)
  EXECUTE FUNCTION points_of_referral_add_up();

-- A company that sells already decides itself when it begins to give points for friends.
UPDATE site_settings SET value = value || '{"referrals": {"isOn": false, "inviterPoints": 50, "friendPoints": 50,
  "leastVnd": 2000000, "days": 180, "mostPerYear": 10}}'::jsonb
WHERE NOT value ? 'referrals';

-- The programme's page tells of it, and the privacy page of one more cookie. Where nobody has edited them, the new ones take their place
-- at the start.
DELETE FROM pages WHERE (slug, md5(content)) IN (
  ('chuong-trinh-tich-luy', '0b3a92c439cd0296e0293cf8e7c476df'), ('chinh-sach-bao-mat', 'e0e1bb440997c124c51a2e7f0ca4b65e')
);
