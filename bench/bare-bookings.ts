import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type pg from 'pg'

/** The rows that one hold leaves behind, read back from one that was made over HTTP. */
export interface Rows {
  booking: Record<string, unknown>
  assignments: Record<string, unknown>[]
  move: Record<string, unknown>
  key: Record<string, unknown>
  /** The mail to who leaves without paying. */
  job: Record<string, unknown>
}

export async function readRows(pool: pg.Pool, reference: string): Promise<Rows> {
  const one = async (query: string) => (await pool.query(query, [reference])).rows
  const of = 'booking_id = (SELECT id FROM bookings WHERE reference = $1)'
  const [booking = {}] = await one('SELECT * FROM bookings WHERE reference = $1')
  const [move = {}] = await one(`SELECT * FROM booking_moves WHERE ${of}`)
  const [key = {}] = await one(`SELECT * FROM idempotency_keys
    WHERE created_at <= (SELECT created_at FROM bookings WHERE reference = $1) ORDER BY created_at DESC LIMIT 1`)
  const [job = {}] = await one(`SELECT task_id, payload, run_at, max_attempts, key FROM graphile_worker._private_jobs
    WHERE key = (SELECT 'booking.held:' || id FROM bookings WHERE reference = $1)`)
  return { booking, assignments: await one(`SELECT * FROM assignments WHERE ${of}`), move, key, job }
}

/** Inserts such rows for every quote, one transaction each, over all connections of the pool; answers how many a second. */
export async function bareBookingsPerSecond(pool: pg.Pool, rows: Rows, quoteIds: readonly string[], first: number) {
  const free = await freeReferences(pool, first)
  const waiting = quoteIds.map((quoteId, index) => ({ quoteId, number: first + index, reference: free() }))
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: pool.options.max ?? 1 }, async () => {
      const client = await pool.connect()
      try {
        for (let next = waiting.pop(); next; next = waiting.pop()) await insertRows(client, rows, next)
      } finally {
        client.release()
      }
    }),
  )
  return quoteIds.length / ((performance.now() - startedAt) / 1000)
}

async function insertRows(
  client: pg.PoolClient,
  { booking, assignments, move, key, job }: Rows,
  { quoteId, number, reference }: { quoteId: string; number: number; reference: string },
): Promise<void> {
  const id = randomUUID()
  // Each has a day of its own, long after those that guests hold meanwhile.
  const later = (at: unknown) => new Date(new Date(String(at)).getTime() + (1000 + number) * 86_400_000)
  const starts_at = later(booking.starts_at)
  const ends_at = later(booking.ends_at)
  await client.query('BEGIN')
  await insert(client, 'orders', [{ id, reference, created_at: booking.created_at }])
  await insert(client, 'bookings', [
    { ...booking, id, order_id: id, reference, voucher_code: id, quote_id: quoteId, starts_at, ends_at },
  ])
  await insert(
    client,
    'assignments',
    assignments.map((row) => ({
      ...row,
      booking_id: id,
      starts_at,
      ends_at,
      during: `[${starts_at.toISOString()},${new Date(ends_at.getTime() + 1_800_000).toISOString()})`,
    })),
  )
  await insert(client, 'booking_moves', [{ ...move, booking_id: id }])
  await insert(client, 'idempotency_keys', [{ ...key, key: randomUUID() }])
  await insert(client, 'graphile_worker._private_jobs', [{ ...job, key: `booking.held:${id}` }])
  await client.query('COMMIT')
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const referenceOf = (number: number) =>
  `AN-Z${[4, 3, 2, 1, 0].map((place) => letters[Math.floor(number / 32 ** place) % 32]).join('')}`

/** The holds and the demo bookings draw theirs by chance, which meets one of ours once in some fifty runs. */
async function freeReferences(pool: pg.Pool, first: number): Promise<() => string> {
  const { rows } = await pool.query<{ reference: string }>('SELECT reference FROM bookings')
  const taken = new Set(rows.map(({ reference }) => reference))
  let number = first
  return () => {
    while (taken.has(referenceOf(number))) number++
    return referenceOf(number++)
  }
}

async function insert(client: pg.PoolClient, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const places = rows.map((_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`)})`)
  await client.query(
    `INSERT INTO ${table} (${columns}) VALUES ${places}`,
    rows.flatMap((row) => columns.map((column) => plain(column, row[column]))),
  )
}

/** Columns that are lists of the database; all others that hold one hold it as JSON. */
const lists = new Set(['held_by'])

const plain = (column: string, value: unknown) =>
  value === null || typeof value !== 'object' || value instanceof Date || value instanceof Buffer || lists.has(column)
    ? value
    : JSON.stringify(value)
