CREATE TABLE articles (
  id           int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug         text NOT NULL UNIQUE,
  title        text NOT NULL CHECK (title IS NFC NORMALIZED),
  excerpt      text NOT NULL DEFAULT '',
  content      text NOT NULL,
  category     text NOT NULL,
  tags         text[] NOT NULL DEFAULT '{}',
  author       jsonb NOT NULL,
  media_id     text REFERENCES media_files,
  special      boolean NOT NULL DEFAULT false,
  popularity   int NOT NULL DEFAULT 0,
  status       boolean NOT NULL DEFAULT true,
  step         int NOT NULL DEFAULT 1,
  published_at timestamptz NOT NULL,
  updated_at   timestamptz NOT NULL DEFAULT now(),
  meta         jsonb NOT NULL DEFAULT '{}',
  search_title text GENERATED ALWAYS AS (search_key(title)) STORED
);
CREATE INDEX articles_published ON articles (published_at DESC) WHERE status AND step = 1;

CREATE TABLE article_provinces (
  article_id  int NOT NULL REFERENCES articles ON DELETE CASCADE,
  province_id int NOT NULL REFERENCES provinces,
  PRIMARY KEY (article_id, province_id)
);
CREATE INDEX article_provinces_province ON article_provinces (province_id, article_id);

-- The static pages below /page/{slug}.
CREATE TABLE pages (
  slug         text PRIMARY KEY,
  title        text NOT NULL CHECK (title IS NFC NORMALIZED),
  excerpt      text NOT NULL DEFAULT '',
  content      text NOT NULL,
  faqs         jsonb NOT NULL DEFAULT '[]',
  effective_on date NOT NULL,
  version      text NOT NULL,
  status       boolean NOT NULL DEFAULT true,
  updated_at   timestamptz NOT NULL DEFAULT now()
);
