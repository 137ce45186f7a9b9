-- Leave that was planned before there were absences becomes absences of whole days, which the office sees, ends and shortens
-- like all others. A car has no leave: its reason says why it was away.
INSERT INTO absences (resource_id, kind, starts_at, ends_at, note, entered_at)
SELECT off.resource_id, CASE resources.kind WHEN 'vehicle' THEN 'other' ELSE 'leave' END,
  off.first_day::timestamp AT TIME ZONE 'Asia/Tokyo', (off.last_day + 1)::timestamp AT TIME ZONE 'Asia/Tokyo',
  left(off.reason, 300), now()
FROM days_off AS off JOIN resources ON resources.id = off.resource_id
-- Whoever was entered as away for all of it is so already.
WHERE NOT EXISTS (
  SELECT FROM absences WHERE absences.resource_id = off.resource_id AND ended_at IS NULL
    AND starts_at <= off.first_day::timestamp AT TIME ZONE 'Asia/Tokyo'
    AND ends_at >= (off.last_day + 1)::timestamp AT TIME ZONE 'Asia/Tokyo');
DROP TABLE days_off;
