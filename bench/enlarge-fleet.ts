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
       INSERT INTO chauffeurs (resource_id, languages, drives)
       SELECT id, languages, drives FROM copies JOIN chauffeurs ON resource_id = of_id
     )
     INSERT INTO guides (resource_id, languages)
     SELECT id, languages FROM copies JOIN guides ON resource_id = of_id`,
    [times],
  )
  // Without licence and health check nobody goes out; the papers of the copied cars stay uncounted, as before.
  await pool.query(
    `INSERT INTO papers (resource_id, kind, name, number, licence_class, holds_back, ends_on, added_at)
     SELECT md5(resource_id::text || n)::uuid, papers.kind, papers.name, number || n, licence_class, holds_back, ends_on,
       added_at
     FROM papers JOIN resources ON resources.id = resource_id, generate_series(2, $1::int) AS n
     WHERE resources.kind <> 'vehicle' AND replaced_at IS NULL`,
    [times],
  )
}
