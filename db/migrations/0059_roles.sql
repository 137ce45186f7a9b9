-- What somebody of the office may do: roles, as sets of rights in core/office-rights.ts. Whoever had the keys had all
-- of them, so that they are owners now. Without a role nobody has the keys, and nobody has a role without them.
ALTER TABLE users ADD COLUMN office_roles text[] NOT NULL DEFAULT '{}';
UPDATE users SET office_roles = '{owner}' WHERE role = 'admin';
ALTER TABLE users
  ADD CONSTRAINT office_roles_known
    CHECK (office_roles <@ ARRAY['owner', 'dispatcher', 'desk', 'bookkeeper', 'reader']),
  ADD CONSTRAINT office_roles_with_keys CHECK ((role = 'admin') = (office_roles <> '{}'));
