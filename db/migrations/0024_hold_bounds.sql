-- Nobody holds the whole fleet: how much may be held at once, and by whom a hold was made.

-- Open holds, not attempts: what is paid, ended or let go does not count, and a way there and back is one.
-- Null: no such bound.
ALTER TABLE booking_policies
  ADD COLUMN most_holds_of_network integer DEFAULT 8 CHECK (most_holds_of_network > 0),
  -- Of one address of mail, and of one account.
  ADD COLUMN most_holds_of_address integer DEFAULT 4 CHECK (most_holds_of_address > 0),
  -- Of the crews that could go out on a day, those that one network, address or account may hold.
  ADD COLUMN most_held_percent integer DEFAULT 50 CHECK (most_held_percent BETWEEN 1 AND 100);

-- The network, the address and the account that made a hold, while it is open; null of the office's own, which are
-- not bounded, and of what is no hold any more.
ALTER TABLE bookings ADD COLUMN held_by text[];
