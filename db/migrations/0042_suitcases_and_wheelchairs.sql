-- A house that has its rates already gets the new extra with this; a new house gets it with its rates.
INSERT INTO extras (code, name, explanation, price_yen, most_pieces, half_seats, large_cases, position)
SELECT 'wheelchair', 'Room for a folded wheelchair',
  'You bring it along: folded, it takes the room of two large suitcases. No car of ours has a ramp or a lift.',
  0, 2, 0, 2, 4
FROM rates
ON CONFLICT DO NOTHING;

-- Our own words about the classes say suitcase as every page does; what the office wrote stays.
UPDATE vehicle_classes SET words = replace(words, ' cases', ' suitcases')
WHERE words IN (
  'A black Toyota Crown: two comfortable seats and two cases, low, quiet and easy to get into.',
  'A black Toyota Alphard: four comfortable seats and four cases, sliding doors on both sides, quiet.',
  'A Toyota HiAce Grand Cabin: eight comfortable seats and ten cases. The step at the door is high.'
);
UPDATE vehicle_classes SET features = replace(features::text, 'go in beside the cases', 'go in beside the suitcases')::jsonb
WHERE features::text LIKE '%sets of skis or golf bags go in beside the cases%';
