import type pg from 'pg'

/** Copies of everybody and everything, so many times, who work on every day and at every hour. */
export async function enlargeFleet(pool: pg.Pool, times: number): Promise<void> {
  await pool.query(
    `WITH copies AS (
       SELECT md5(resources.id::text || n)::uuid AS id, resources.id AS of_id, kind, name || ' ' || n AS name, garage_code, n
       FROM resources, generate_series(2, $1::int) AS n
     ), added AS (
       INSERT INTO resources (id, kind, name, garage_code) SELECT id, kind, name, garage_code FROM copies
     ), cars AS (
       INSERT INTO vehicles (resource_id, class, model, plate, seats, loads)
       SELECT id, class, model, plate || n, seats, loads FROM copies JOIN vehicles ON resource_id = of_id
     ), drivers AS (
       INSERT INTO chauffeurs (resource_id, languages, licence_number, drives)
       SELECT id, languages, licence_number || n, drives FROM copies JOIN chauffeurs ON resource_id = of_id
     )
     INSERT INTO guides (resource_id, languages, registration_number)
     SELECT id, languages, registration_number || n FROM copies JOIN guides ON resource_id = of_id`,
    [times],
  )
}
