-- Where guests reach a person: on papers, in mails and on the site.
ALTER TABLE company
  -- In international form, as people read it: + and digits, parted by spaces.
  ADD COLUMN telephone text NOT NULL DEFAULT '+81 3 0000 0000' CHECK (telephone ~ '^\+\d+( \d+)*$'),
  ADD COLUMN email text NOT NULL DEFAULT 'desk@annai.example' CHECK (length(email) BETWEEN 3 AND 254);
-- Only what stood until today comes by itself.
ALTER TABLE company ALTER COLUMN telephone DROP DEFAULT, ALTER COLUMN email DROP DEFAULT;
