-- extends
-- Galleries sort pictures by what they show and say it below each in a few words; what is read out stays alt.
ALTER TABLE product_images ADD COLUMN caption text NOT NULL DEFAULT '';
