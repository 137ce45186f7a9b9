-- "Your hotel in central Tokyo" is wherever the guest stays: a fact of a tour's two ends, which so far only the first
-- word of their names told. It is read off that word here for the last time.
UPDATE tours SET
  pick_up = pick_up || jsonb_build_object('isGuestsHotel', starts_with(pick_up ->> 'name', 'Your ')),
  drop_off = drop_off || jsonb_build_object('isGuestsHotel', starts_with(drop_off ->> 'name', 'Your '));
ALTER TABLE tours
  ADD CHECK (coalesce(jsonb_typeof(pick_up -> 'isGuestsHotel') = 'boolean', false)),
  ADD CHECK (coalesce(jsonb_typeof(drop_off -> 'isGuestsHotel') = 'boolean', false));

-- What the office writes, and what was public before, has the same two ends.
UPDATE tour_drafts SET document = jsonb_set(
    jsonb_set(document, '{pickUp,isGuestsHotel}',
      to_jsonb(coalesce(starts_with(document #>> '{pickUp,name}', 'Your '), false))),
    '{dropOff,isGuestsHotel}', to_jsonb(coalesce(starts_with(document #>> '{dropOff,name}', 'Your '), false)))
  WHERE document IS NOT NULL;
UPDATE tour_versions SET document = jsonb_set(
    jsonb_set(document, '{pickUp,isGuestsHotel}',
      to_jsonb(coalesce(starts_with(document #>> '{pickUp,name}', 'Your '), false))),
    '{dropOff,isGuestsHotel}', to_jsonb(coalesce(starts_with(document #>> '{dropOff,name}', 'Your '), false)));

-- The office looks for coming days whose hotel nobody has told; most bookings name where they begin.
CREATE INDEX bookings_without_pick_up ON bookings (starts_at)
  WHERE state = 'confirmed' AND pick_up IS NULL AND tour_id IS NOT NULL;
