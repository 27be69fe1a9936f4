-- One row: what the company says of itself and how the shell of the site reads.
CREATE TABLE site_settings (
  id         int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  value      jsonb NOT NULL,
  version    int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE holidays (
  id                int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  holiday_group     text NOT NULL,
  title             text NOT NULL,
  from_on           date NOT NULL,
  to_on             date NOT NULL,
  holiday_on        date NOT NULL,
  lunar             text,
  is_public_holiday boolean NOT NULL,
  CHECK (from_on <= to_on),
  UNIQUE (holiday_group, holiday_on)
);

-- Pictures; the file lies in the media store below `path`.
CREATE TABLE media_files (
  id         text PRIMARY KEY CHECK (id ~ '^[a-z0-9-]+$'),
  path       text NOT NULL UNIQUE,
  alt        text NOT NULL,
  width      int NOT NULL CHECK (width > 0),
  height     int NOT NULL CHECK (height > 0),
  bytes      int NOT NULL CHECK (bytes > 0),
  -- The average colour of its air, shown while the picture loads.
  haze       text NOT NULL CHECK (haze ~ '^#[0-9a-f]{6}$'),
  -- What it shows, so that look-alikes are not put side by side.
  scene      text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
