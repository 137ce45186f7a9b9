-- Whoever was taken off a job while its crew was out, and when: taken back, they have it as before. Null: nobody was out yet.
ALTER TABLE assignments ADD COLUMN left_at timestamptz;
